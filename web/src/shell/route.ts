/** The page's own paths, and what each shows. */

export type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "replay"; readonly id: string }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "learn"; readonly game: string }
  | { readonly page: "game"; readonly game: string }
  | { readonly page: "lab"; readonly game: string }
  | { readonly page: "fairness"; readonly id: string }
  | { readonly page: "ranking"; readonly game: string | null }
  | { readonly page: "history" }
  | { readonly page: "settings" }
  | { readonly page: "account" }
  | { readonly page: "friends" }
  | { readonly page: "notices" }
  | { readonly page: "about" }
  | { readonly page: "missing" }

const PLAIN = ["history", "settings", "account", "friends", "notices", "about"] as const

const WITH_ID: Readonly<Record<string, (id: string) => Route>> = {
  t: (id) => ({ page: "table", id }),
  replay: (id) => ({ page: "replay", id }),
  rules: (game) => ({ page: "rules", game }),
  learn: (game) => ({ page: "learn", game }),
  games: (game) => ({ page: "game", game }),
  lab: (game) => ({ page: "lab", game }),
  fairness: (id) => ({ page: "fairness", id }),
  ranking: (game) => ({ page: "ranking", game }),
}

/** What an address shows. */
export function routeOf(path: string, search: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decoded)
  if (rest.length > 0) return { page: "missing" }
  if (second) return WITH_ID[first]?.(second) ?? { page: "missing" }
  if (first === "ranking") return { page: "ranking", game: null }
  const plain = PLAIN.find((each) => each === first)
  if (plain) return { page: plain }
  if (first) return { page: "missing" }
  const game = new URLSearchParams(search).get("new")
  return game ? { page: "new", game } : { page: "home" }
}

/** The table that a link or a code names; null if it names none. */
export function tableIn(typed: string): string | null {
  const text = typed.trim()
  const linked = /\/(?:t|replay)\/([A-Za-z0-9_-]+)/.exec(text)
  if (linked) return linked[1] ?? null
  return /^[A-Za-z0-9_-]{4,64}$/.test(text) ? text : null
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
