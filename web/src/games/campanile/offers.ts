/** What the legal list offers, put the way the board shows it. Nothing here knows a rule: it only sorts the list. */

import type { Move } from "../../kit/board"
import type { CampanileView, PileView, Style, TowerView } from "./view"

/** One of the heights that a tower may be given, and the pile that the card is then drawn from. */
export interface Height {
  storeys: number
  /** How high the tower would stand. */
  reaches: number
  pile: PileView
  move: Move
}

/** One of the chips that may be bet. */
export interface Stake {
  chip: number
  style: Style
  move: Move
}

/** The styles that may be built on now. */
export function stylesToBuild(legal: readonly Move[]): Style[] {
  return distinct(named(legal, "build").map((move) => move.fields["style"] as Style))
}

/** The heights that the tower of a style may be given, the lowest first. */
export function heights(view: CampanileView, legal: readonly Move[], style: Style): Height[] {
  return named(legal, "build")
    .filter((move) => move.fields["style"] === style)
    .map((move) => height(view, move))
    .sort((one, other) => one.storeys - other.storeys)
}

function height(view: CampanileView, move: Move): Height {
  const storeys = Number(move.fields["storeys"])
  const pile = view.piles.find((each) => each.number === storeys)
  if (!pile) throw new Error(`There is no pile ${storeys} to draw from.`)
  return { storeys, reaches: towerOf(view, move.fields["style"] as Style).height + storeys, pile, move }
}

/** All bets that may be made, by style and chip. */
export function stakes(legal: readonly Move[]): Stake[] {
  return named(legal, "bet").map((move) => ({
    chip: Number(move.fields["chip"]),
    style: move.fields["style"] as Style,
    move,
  }))
}

/** The chips that may be bet under a tower, the least first. */
export function stakesOn(legal: readonly Move[], style: Style): Stake[] {
  return stakes(legal)
    .filter((stake) => stake.style === style)
    .sort((one, other) => one.chip - other.chip)
}

/** The values of the chips that may be bet somewhere. */
export function chipsToBet(legal: readonly Move[]): number[] {
  return distinct(stakes(legal).map((stake) => stake.chip)).sort((one, other) => one - other)
}

/** The towers that take a chip of this value, or any chip if none is chosen. */
export function stylesToBet(legal: readonly Move[], chip: number | null): Style[] {
  return distinct(
    stakes(legal)
      .filter((stake) => chip === null || stake.chip === chip)
      .map((stake) => stake.style),
  )
}

/** The move that bets nothing, if it is offered. */
export function noBet(legal: readonly Move[]): Move | null {
  return named(legal, "no_bet")[0] ?? null
}

/** The tower of a style. */
export function towerOf(view: CampanileView, style: Style): TowerView {
  const tower = view.towers.find((each) => each.style === style)
  if (!tower) throw new Error(`There is no tower of the style ${style}.`)
  return tower
}

/** Cards in the order of their towers on the table, so that the hand reads like the skyline. */
export function likeTheTowers(view: CampanileView, cards: readonly Style[]): Style[] {
  const place = new Map(view.towers.map((tower, index) => [tower.style, index]))
  return [...cards].sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0))
}

function named(legal: readonly Move[], name: string): Move[] {
  return legal.filter((move) => move.name === name)
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}
