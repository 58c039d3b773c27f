/** What the server tells of a game of Campanile: `src/campidoglio/games/campanile/view.py` in types. */

export type Style = "romanesque" | "gothic" | "renaissance" | "baroque" | "moorish"

export const STYLES: readonly Style[] = ["romanesque", "gothic", "renaissance", "baroque", "moorish"]

export interface Bet {
  seat: number
  chips: number[]
  sum: number
}

export interface TowerView {
  style: Style
  height: number
  /** In the order of the players' places (CN-9). */
  bets: Bet[]
  rank: number | null
  flag: [number, number] | null
}

export interface PileView {
  number: number
  left: number
  top: Style | null
}

export interface SeatView {
  seat: number
  cards: number
  hand: Style[] | null
  shown: Style[]
  chips: number[]
  score: number
}

export interface CampanileView {
  game: "campanile"
  seat: number | null
  players: number
  bet_on: "showing" | "built"
  phase: "build" | "bet" | "over"
  turn: number | null
  built: { style: Style; storeys: number } | null
  cards_a_style: number
  towers: TowerView[]
  piles: PileView[]
  seats: SeatView[]
}
