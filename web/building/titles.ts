/** Name and one sentence of every game, taken from the games' own texts, so that the home page need not fetch those. */

import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"

const PREFIX = "virtual:titles/"

/** `import titles from "virtual:titles/fr"` gives the source of a small Fluent file. */
export function titles(games: string): Plugin {
  return {
    name: "titles",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const language = id.slice(PREFIX.length + 1)
      return `export default ${JSON.stringify(titlesIn(games, language))}`
    },
  }
}

function titlesIn(games: string, language: string): string {
  const folders = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const lines = folders.flatMap((folder) => {
    const path = join(games, folder.name, "locales", `${language}.ftl`)
    return linesOf(path).filter((line) => new RegExp(`^${folder.name}-(title|about) = `).test(line))
  })
  return lines.join("\n")
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, "utf8").split("\n")
  } catch {
    return [] // a folder without texts in this language
  }
}
