/** What the workbench shows, as its address says: `?game=campanile&players=4&step=17&seat=0&theme=dark&lang=nl`. */

import { isLanguage, type Language } from "../words/language"

export interface Asked {
  game: string
  players: number
  /** A position by number; below 0 counted from the end: -1 is the last. */
  step: number
  /** The reader; null looks on. */
  seat: number | null
  theme: "light" | "dark"
  lang: Language
  still: boolean
  motion: boolean
  patterns: boolean
  /** The width of the board in pixels; 0: all there is. */
  width: number
  /** Steps of a decision taken already, parted by semicolons. */
  pending: string
  /** Show the board alone, without the tools: for pictures. */
  bare: boolean
}

/** What an address asks for. */
export function readAsked(search: string): Asked {
  const given = new URLSearchParams(search)
  const lang = given.get("lang")
  const seat = given.get("seat") ?? "0"
  return {
    game: given.get("game") ?? "campanile",
    players: Number(given.get("players") ?? 4),
    step: Number(given.get("step") ?? 0),
    seat: seat === "watching" ? null : Number(seat),
    theme: given.get("theme") === "dark" ? "dark" : "light",
    lang: isLanguage(lang) ? lang : "en",
    still: given.get("still") === "1",
    motion: given.get("motion") !== "0",
    patterns: given.get("patterns") === "1",
    width: Number(given.get("width") ?? 0),
    pending: given.get("pending") ?? "",
    bare: given.get("bare") === "1",
  }
}

/** The address that asks for it. */
export function writeAsked(asked: Asked): string {
  const flag = (value: boolean): string => (value ? "1" : "0")
  return `?${new URLSearchParams({
    game: asked.game,
    players: String(asked.players),
    step: String(asked.step),
    seat: asked.seat === null ? "watching" : String(asked.seat),
    theme: asked.theme,
    lang: asked.lang,
    still: flag(asked.still),
    motion: flag(asked.motion),
    patterns: flag(asked.patterns),
    width: String(asked.width),
    pending: asked.pending,
    bare: flag(asked.bare),
  })}`
}
