/** What the server tells of a game of Capitali$t: `src/campidoglio/games/capitalist/view.py` in types. */

export type Group =
  | "brown"
  | "light_blue"
  | "pink"
  | "orange"
  | "red"
  | "yellow"
  | "green"
  | "dark_blue"
  | "station"
  | "utility"

export const GROUPS: readonly Group[] = [
  "brown",
  "light_blue",
  "pink",
  "orange",
  "red",
  "yellow",
  "green",
  "dark_blue",
  "station",
  "utility",
]

export type Deck = "chance" | "community"

export type Kind =
  | "start"
  | "land"
  | "community"
  | "chance"
  | "income_tax"
  | "luxury_tax"
  | "jail"
  | "free_parking"
  | "go_to_jail"

export interface RulesView {
  quick: boolean
  rounds: number | null
  minutes: number | null
  trades: number
  /** Percent of the price that selling and mortgaging bring. */
  resale: number
  upkeep: number
  build_alone: boolean
  staged_building: boolean
  eliminations: number | null
  salary: number
  fine: number
  /** The steps that amounts are made of. */
  coins: number[]
}

export interface SquareView {
  position: number
  kind: Kind
  land: string | null
  tax?: number
}

export interface LandView {
  land: string
  group: Group
  price: number
  mortgage: number
  /** What a building costs, and what selling one brings; null where nothing can be built. */
  building: number | null
  resale: number | null
  /** By buildings, by stations, or what the dice are multiplied by. */
  rents: number[]
  /** What a visitor would owe now (of a utility, for each pip of the dice); null: nothing. */
  rent: number | null
  owner: number | null
  mortgaged: boolean
  mortgaged_now: boolean
  /** 5 is a hotel. */
  buildings: number
}

export interface CardView {
  deck: Deck
  number: number
  effect: string
  square?: string
  steps?: number
  house?: number
  hotel?: number
  amount?: number
}

export interface SeatView {
  seat: number
  money: number
  fortune: number
  position: number
  /** One more than the failed rolls; null: not in jail. */
  jailed: number | null
  passes: number
  lands: string[]
  release_cards: Deck[]
  /** The how-manieth to fall; null: still in. */
  out: number | null
}

export interface SideView {
  lands: string[]
  cards: Deck[]
  money: number
}

export interface OfferView {
  from: number
  to: number
  counter: boolean
  sent: boolean
  gives: SideView
  asks: SideView
}

export interface AuctionView {
  land: string
  bid: number
  bidder: number | null
  raised: number
  passed: number[]
}

export interface DebtView {
  seat: number
  /** null is the bank. */
  to: number | null
  amount: number
}

export interface CapitalistView {
  game: "capitalist"
  seat: number | null
  players: number
  rules: RulesView
  phase: "act" | "buy" | "auction" | "compose" | "answer" | "choice" | "debt" | "over"
  ending: "last_player" | "eliminations" | "rounds" | "time" | null
  turn: number | null
  decider: number | null
  order: number[]
  round: number
  time_is_up: boolean
  dice: [number, number] | null
  utility_dice: [number, number] | null
  doubles: number
  goes_on: boolean
  proposals_left: number
  drawn: CardView | null
  board: SquareView[]
  lands: LandView[]
  bank: { houses: number; hotels: number }
  decks: { deck: Deck; cards: number; unseen: number; under: CardView[] }[]
  seats: SeatView[]
  debts: DebtView[]
  auction: AuctionView | null
  lots: string[]
  offer: OfferView | null
}

/** So many buildings are a hotel. */
export const HOTEL = 5

/** A land by its name. */
export function landOf(view: CapitalistView, name: string | null): LandView | undefined {
  return view.lands.find((land) => land.land === name)
}

/** What a square is called in the texts. */
export function nameOf(square: SquareView): string {
  return square.land ?? square.kind
}
