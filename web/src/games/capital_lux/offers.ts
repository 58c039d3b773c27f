/** What the legal list offers, put the way the board shows it. Nothing here knows a rule: it only sorts the list. */

import type { Move } from "../../kit/board"
import { moveText, moveWith } from "../../kit/moves"
import type { Card, Colour } from "./view"

/** Where a card of the hand may go. */
export interface Ways {
  city: Move | undefined
  capital: Move | undefined
}

/** Where a card may be played. */
export function waysOf(legal: readonly Move[], card: Card): Ways {
  return { city: moveWith(legal, "city", fields(card)), capital: moveWith(legal, "capital", fields(card)) }
}

/** Whether a card may be played anywhere. */
export function isPlayable(legal: readonly Move[], card: Card): boolean {
  const { city, capital } = waysOf(legal, card)
  return city !== undefined || capital !== undefined
}

/** The move that keeps a card of the pack, if it may. */
export function keepOf(legal: readonly Move[], card: Card): Move | undefined {
  return moveWith(legal, "keep", fields(card))
}

/** The move of a name that is about a colour, if it may. */
export function colourMove(
  legal: readonly Move[],
  name: "place" | "take" | "pay" | "discard",
  colour: Colour,
): Move | undefined {
  return moveWith(legal, name, { colour })
}

/** The text of a move with a card, whether it may or not. */
export function cardText(name: "keep" | "city" | "capital", card: Card): string {
  return moveText(name, fields(card))
}

/** Cards with a key each; the same card twice has two. */
export function keyed(cards: readonly Card[]): { card: Card; key: string }[] {
  return cards.map((card, index) => {
    const before = cards.slice(0, index).filter((each) => isSame(each, card)).length
    return { card, key: `${card.colour}-${card.value}-${before}` }
  })
}

/** Whether two cards are alike. */
export function isSame(one: Card, other: Card): boolean {
  return one.colour === other.colour && one.value === other.value
}

function fields(card: Card): { colour: Colour; value: number } {
  return { colour: card.colour, value: card.value }
}
