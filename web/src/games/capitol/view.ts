/** What the server tells of a game of Capitol: `src/campidoglio/games/capitol/view.py` in types. */

export type Kind = "roof" | "floor" | "permit"
export type Colour = "black" | "red" | "white"
export type Shape = "round" | "pointed"
export type Building = "fountain" | "amphitheatre" | "temple"
export type Phase = "build" | "storeys" | "cap" | "house" | "bid" | "site" | "draw" | "over"
export type Edition = "nl" | "fr"
export type SaleEnd = "won" | "no_bid" | "tied" | "no_space"

export const SHAPES: readonly Shape[] = ["round", "pointed"]

export interface Card {
  kind: Kind
  /** Of a permit. */
  colour: Colour | null
  value: number
}

export interface PileView {
  kind: Kind
  left: number
  top: Card | null
  discards: number
  first_run: boolean
}

export interface House {
  seat: number
  height: number
}

export interface PrefectureView {
  name: string
  colour: Colour
  small_spaces: number
  printed_fountains: number
  free: number
  fountains: number
  large: Building | null
  shape: Shape | null
  tallest: number
  /** The lowest first. */
  houses: House[]
  storeys: number[]
  own_tallest: number[]
  first: number[]
  second: number[]
}

export interface AuctionView {
  number: number
  building: Building
  sealed: number[]
  to_come: Building[]
}

export interface Bid {
  seat: number
  cards: Card[]
  sum: number
}

export interface LastAuction {
  building: Building
  end: SaleEnd
  winner: number | null
  bids: Bid[]
}

export interface Finished {
  shape: Shape
  height: number
}

export interface SeatView {
  seat: number
  score: number
  cards: number
  hand: Card[] | null
  bid: Card[] | null
  bid_sum: number | null
  passed: boolean
  roofs: Record<Shape, number>
  unfinished: number[]
  finished: Finished[]
}

export interface CapitolView {
  game: "capitol"
  seat: number | null
  players: number
  edition: Edition
  round: number
  phase: Phase
  consul: number
  turn: number | null
  due: number[]
  played: Card | null
  storeys_owed: number
  to_draw: number
  supply: number
  piles: PileView[]
  prefectures: PrefectureView[]
  auction: AuctionView | null
  last_auction: LastAuction | null
  buildings: { name: Building; for_sale: number; gone: number }[]
  seats: SeatView[]
}
