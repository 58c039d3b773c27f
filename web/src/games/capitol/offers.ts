/** What the legal list offers, put the way the board shows it. Nothing here knows a rule: it only sorts the list. */

import type { Move } from "../../kit/board"
import { moveText } from "../../kit/moves"
import type { Card, Finished, Kind, Shape } from "./view"

/** A house that may be placed somewhere, by the move that does it. */
export interface Placing extends Finished {
  prefecture: string
  move: Move
}

/** The houses that may be placed, and where. */
export function placings(legal: readonly Move[]): Placing[] {
  return named(legal, "house").map((move) => ({
    prefecture: String(move.fields["prefecture"]),
    shape: move.fields["shape"] as Shape,
    height: Number(move.fields["height"]),
    move,
  }))
}

/** The placings in a prefecture, of one house if one is chosen, the lowest house first. */
export function placingsIn(legal: readonly Move[], prefecture: string, house: Finished | null): Placing[] {
  return placings(legal)
    .filter((placing) => placing.prefecture === prefecture && (!house || isSame(placing, house)))
    .sort((one, other) => one.height - other.height)
}

/** Whether two houses are one and the same to the rules. */
export function isSame(one: Finished, other: Finished): boolean {
  return one.shape === other.shape && one.height === other.height
}

/** The prefectures that something may go to now: a house, of one kind if it is chosen, or a building that was bought. */
export function sites(legal: readonly Move[], house: Finished | null): string[] {
  const houses = placings(legal).filter((placing) => !house || isSame(placing, house))
  const bought = named(legal, "site").map((move) => String(move.fields["prefecture"]))
  return [...new Set([...houses.map((placing) => placing.prefecture), ...bought])]
}

/** The move that builds what was bought in a prefecture, if it may. */
export function siteIn(legal: readonly Move[], prefecture: string): Move | null {
  return named(legal, "site").find((move) => move.fields["prefecture"] === prefecture) ?? null
}

/** The roofs that may go on an unfinished house of a height. */
export function capsOn(legal: readonly Move[], height: number): Move[] {
  return named(legal, "cap").filter((move) => move.fields["height"] === height)
}

/** The move that puts a storey on a house of a height; 0 begins a new house. */
export function storeyOn(legal: readonly Move[], height: number): Move | null {
  return named(legal, "storey").find((move) => move.fields["on"] === height) ?? null
}

/** The move that draws from a pile. */
export function drawFrom(legal: readonly Move[], kind: Kind): Move | null {
  return named(legal, "draw").find((move) => move.fields["kind"] === kind) ?? null
}

/** The move of a name that has no fields, if it is offered. */
export function plain(legal: readonly Move[], name: "pass" | "skip" | "seal"): Move | null {
  return named(legal, name)[0] ?? null
}

/** The move that plays a card, or lays it above STOP, if it may. */
export function moveOf(legal: readonly Move[], card: Card): Move | null {
  const texts = [cardText(card, false), cardText(card, true)]
  return legal.find((move) => texts.includes(move.text)) ?? null
}

/** The text of playing a card, or of bidding it. */
export function cardText(card: Card, bid: boolean): string {
  const name = bid ? `bid_${card.kind}` : card.kind
  return moveText(name, card.colour ? { colour: card.colour, value: card.value } : { value: card.value })
}

/** What cards are worth together. */
export function sumOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + card.value, 0)
}

function named(legal: readonly Move[], name: string): Move[] {
  return legal.filter((move) => move.name === name)
}
