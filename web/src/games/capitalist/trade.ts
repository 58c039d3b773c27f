/** An offer in the making: what each side gives, as the reader puts it together, and what it would bring about. */

import type { Move } from "../../kit/board"
import { moveText, parseMove } from "../../kit/moves"
import { inSteps } from "./amounts"
import { groupIn, handedOver, type GroupStanding } from "./groups"
import { GROUPS, type CapitalistView, type Deck, type OfferView, type SideView } from "./view"

/** What the reader gives and gets; money goes one way. */
export interface Draft {
  gives: SideView
  gets: SideView
}

const nothing = (): SideView => ({ lands: [], cards: [], money: 0 })

/** Nothing for nothing. */
export function empty(): Draft {
  return { gives: nothing(), gets: nothing() }
}

/** What one is offered, seen from the other side: where a counter-offer begins. */
export function mirrored(offer: OfferView): Draft {
  return { gives: copy(offer.asks), gets: copy(offer.gives) }
}

/** What an offer means to its maker. */
export function ofMaker(offer: OfferView): Draft {
  return { gives: copy(offer.gives), gets: copy(offer.asks) }
}

function copy(side: SideView): SideView {
  return { lands: [...side.lands], cards: [...side.cards], money: side.money }
}

/** Whether there is nothing in it. */
export function isEmpty(draft: Draft): boolean {
  return [draft.gives, draft.gets].every(
    (side) => side.lands.length === 0 && side.cards.length === 0 && side.money === 0,
  )
}

/** What may still be put into an offer, as the legal list says. */
export function choices(legal: readonly Move[]): { gives: SideView; gets: SideView } {
  const lands = (name: string): string[] => named(legal, name).map((move) => String(move.fields["land"]))
  const cards = (name: string): Deck[] => named(legal, name).map((move) => move.fields["deck"] as Deck)
  return {
    gives: { lands: lands("give_land"), cards: cards("give_card"), money: 0 },
    gets: { lands: lands("ask_land"), cards: cards("ask_card"), money: 0 },
  }
}

function named(legal: readonly Move[], name: string): Move[] {
  return legal.filter((move) => move.name === name)
}

/** The draft without what may not be traded. */
export function allowed(draft: Draft, legal: readonly Move[]): Draft {
  const may = choices(legal)
  const keep = (side: SideView, within: SideView): SideView => ({
    lands: side.lands.filter((land) => within.lands.includes(land)),
    cards: side.cards.filter((deck) => within.cards.includes(deck)),
    money: side.money,
  })
  return { gives: keep(draft.gives, may.gives), gets: keep(draft.gets, may.gets) }
}

/** What is in a draft beyond what is in an offer already. */
export function without(draft: Draft, fixed: Draft): Draft {
  const rest = (side: SideView, own: SideView): SideView => ({
    lands: side.lands.filter((land) => !own.lands.includes(land)),
    cards: side.cards.filter((deck) => !own.cards.includes(deck)),
    money: side.money - own.money,
  })
  return { gives: rest(draft.gives, fixed.gives), gets: rest(draft.gets, fixed.gets) }
}

/** The steps that make the offer, and send it. */
export function sending(draft: Draft, coins: readonly number[]): Move[] {
  const land = (name: string, lands: readonly string[]): Move[] =>
    lands.map((each) => parseMove(moveText(name, { land: each })))
  const card = (name: string, decks: readonly Deck[]): Move[] =>
    decks.map((deck) => parseMove(moveText(name, { deck })))
  return [
    ...land("give_land", draft.gives.lands),
    ...land("ask_land", draft.gets.lands),
    ...card("give_card", draft.gives.cards),
    ...card("ask_card", draft.gets.cards),
    ...inSteps("give_money", draft.gives.money, coins),
    ...inSteps("ask_money", draft.gets.money, coins),
    parseMove("send"),
  ]
}

/** A group that an exchange changes: as it stands, and as it would. */
export interface Change {
  before: GroupStanding
  after: GroupStanding
}

/** What an exchange would bring about, seen by who gives. */
export interface Outcome {
  cash: { seat: number; before: number; after: number }[]
  groups: Change[]
}

/** The outcome of a draft between two seats. */
export function outcome(view: CapitalistView, draft: Draft, giver: number, getter: number): Outcome {
  const owners = {
    ...Object.fromEntries(draft.gives.lands.map((land) => [land, getter])),
    ...Object.fromEntries(draft.gets.lands.map((land) => [land, giver])),
  }
  const lands = handedOver(view.lands, owners)
  const cash = (seat: number, by: number): { seat: number; before: number; after: number } => {
    const before = view.seats[seat]?.money ?? 0
    return { seat, before, after: before + by }
  }
  const paid = draft.gives.money - draft.gets.money
  return {
    cash: [cash(giver, -paid), cash(getter, paid)],
    groups: GROUPS.filter((group) =>
      view.lands.some((land) => land.group === group && owners[land.land] !== undefined),
    ).map((group) => ({ before: groupIn(view.lands, group), after: groupIn(lands, group) })),
  }
}
