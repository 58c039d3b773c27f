/**
 * Rules pages: Markdown in a game's folder becomes HTML when the page is built, so that no browser reads Markdown.
 *
 * A paragraph or a point that begins with a rule's number, as in "CN-7 After building …", can be linked to: /rules/campanile#CN-7.
 */

import { readFileSync } from "node:fs"
import { marked } from "marked"
import type { Plugin } from "vite"

const RULES = /\/rules\/\w+\.md$/
const NUMBERED = /<(p|li|h3|h4)>(<strong>)?([A-Z]{2}-\d+[a-z]?)\b/g

/** `import rules from "./rules/en.md"` gives HTML. */
export function rules(): Plugin {
  return {
    name: "rules",
    enforce: "pre",
    load(id) {
      const path = id.split("?")[0] ?? id
      if (!RULES.test(path)) return undefined
      this.addWatchFile(path)
      return `export default ${JSON.stringify(html(readFileSync(path, "utf8")))}`
    },
  }
}

/** The HTML of a rules page, each rule with its number as its address. */
export function html(markdown: string): string {
  const plain = marked.parse(markdown, { async: false, gfm: true })
  return plain.replace(NUMBERED, '<$1 id="$3">$2<span class="rule-number">$3</span>')
}
