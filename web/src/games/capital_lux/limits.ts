/** How a city stands against the capital, as far as its reader can tell: nothing here decides, it only compares. */

import { COLOURS, type CapitalLuxView, type CapitalView, type Colour } from "./view"

/** What the four modifiers add (CL-3). */
export const WORTHS: readonly number[] = [4, 2, -1, -3]
export const ROUNDS = 3

/** A bar is never drawn for less than this, so that two cards do not look like a full city. */
const LEAST_SCALE = 14

/** The limit of a colour: what is known of it, and between what it may lie. */
export interface Limit {
  /** The capital's cards and the modifiers that the reader knows. */
  known: number
  lowest: number
  highest: number
  /** How many modifiers lie there that the reader does not know. */
  hidden: number
}

/** How a city's total stands: within every limit, above some that are possible, or above all. */
export type Standing = "none" | "fine" | "risky" | "over"

/** The limits of all colours. */
export function limits(view: CapitalLuxView): Record<Colour, Limit> {
  const free = unknownWorths(view)
  const entries = view.capital.map((capital) => [capital.colour, limitOf(view, capital, free)] as const)
  return Object.fromEntries(entries) as Record<Colour, Limit>
}

function limitOf(view: CapitalLuxView, capital: CapitalView, free: readonly number[]): Limit {
  if (view.phase === "limit" && capital.last_limit !== null) {
    return { known: capital.last_limit, lowest: capital.last_limit, highest: capital.last_limit, hidden: 0 }
  }
  const known = capital.total + sum(ownWorths(capital))
  const hidden = sum(capital.face_down.filter((each) => each.values === null).map((each) => each.count))
  const rising = free.toSorted((one, other) => one - other)
  return {
    known,
    lowest: known + sum(rising.slice(0, hidden)),
    highest: known + sum(hidden > 0 ? rising.slice(-hidden) : []),
    hidden,
  }
}

/** What the modifiers may be worth that the reader has not seen. */
function unknownWorths(view: CapitalLuxView): number[] {
  const seen = [...view.capital.flatMap(ownWorths), view.looked_at]
  return WORTHS.filter((worth) => !seen.includes(worth))
}

function ownWorths(capital: CapitalView): number[] {
  return capital.face_down.flatMap((each) => each.values ?? [])
}

/** How a total stands against a limit. A city without a card of the colour is never over (CL-18). */
export function standingOf(total: number, limit: Limit): Standing {
  if (total === 0) return "none"
  if (total > limit.highest) return "over"
  return total > limit.lowest ? "risky" : "fine"
}

/** What a full bar is worth: the same for all bars, so that they can be compared. */
export function scaleOf(view: CapitalLuxView): number {
  const cities = view.seats.flatMap((seat) => seat.city.map((city) => city.total))
  const capitals = Object.values(limits(view)).map((limit) => limit.highest)
  return Math.max(LEAST_SCALE, ...cities, ...capitals)
}

/** The sum of numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}

/** The place of a colour in all lists. */
export function placeOf(colour: Colour): number {
  return COLOURS.indexOf(colour)
}
