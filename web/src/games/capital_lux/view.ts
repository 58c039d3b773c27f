/** What the server tells of a game of Capital Lux: `src/campidoglio/games/capital_lux/view.py` in types. */

export type Colour = "green" | "yellow" | "blue" | "pink"
export type Phase = "draft" | "play" | "agent" | "cleric" | "limit" | "over"

/** In the order in which the rules settle them. */
export const COLOURS: readonly Colour[] = ["green", "yellow", "blue", "pink"]

export interface Card {
  colour: Colour
  value: number
}

export interface FaceDown {
  seat: number
  count: number
  /** Of the reader's own only. */
  values: number[] | null
}

export interface CapitalView {
  colour: Colour
  /** The lowest first. */
  cards: number[]
  total: number
  face_down: FaceDown[]
  /** When modifiers were turned up last: which lay here, and what the limit was. */
  last_modifiers: { seat: number; worth: number }[]
  last_limit: number | null
}

export interface CityView {
  colour: Colour
  cards: number[]
  total: number
}

export interface SeatView {
  seat: number
  cards: number
  hand: Card[] | null
  /** Cards that the reader knows this player to hold. */
  known: Card[]
  plays: (Card & { to: "city" | "capital" })[]
  city: CityView[]
  city_total: number
  bonus: Card[]
  gold: number
  modifier_dealt: number | null
  score: number
}

export interface CapitalLuxView {
  game: "capital_lux"
  seat: number | null
  players: number
  round: number
  phase: Phase
  first: number
  due: number[]
  turn: number | null
  ender: number | null
  draft: { step: number; keep: number; pack: Card[] | null } | null
  looked_at: number | null
  asked: { seat: number; colour: Colour; price: number } | null
  deck: number
  supply: number
  pile: number
  capital: CapitalView[]
  discards: Card[]
  passed: { to: number[]; cards: Card[] }[]
  seats: SeatView[]
}
