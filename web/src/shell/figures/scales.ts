/** Where bars, marks and dots stand: numbers to places, without anything drawn. */

import type { Bars, SeatFigures, Spreading } from "../../wire"

const STEPS = [1, 2, 2.5, 5, 10]

/** A stretch of numbers, and what stands at its ends. */
export interface Scale {
  readonly low: number
  readonly high: number
}

/** Round numbers within a scale, about so many. */
export function marks(scale: Scale, about: number): number[] {
  const step = roundStep((scale.high - scale.low) / about)
  const first = Math.ceil(scale.low / step - 1e-9)
  const last = Math.floor(scale.high / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return (STEPS.find((step) => step * power >= least * (1 - 1e-9)) ?? 10) * power
}

/** How far a number is from the low end to the high one, from 0 to 1; what lies outside stands at the end. */
export function part(scale: Scale, value: number): number {
  return Math.min(1, Math.max(0, (value - scale.low) / (scale.high - scale.low)))
}

/** The numbers under a histogram: each whole number has a room of its own, in whose middle it stands. */
export function scaleOf(bars: Bars): Scale {
  return { low: bars.low - 0.5, high: bars.low - 0.5 + bars.width * bars.shares.length }
}

/** The numbers in a bar. */
export function roomOf(bars: Bars, index: number): readonly [number, number] {
  const first = bars.low + index * bars.width
  return [first, first + bars.width - 1]
}

/** The largest share of several histograms, so that their heights can be compared. */
export function topOf(several: readonly Spreading[]): number {
  return Math.max(...several.flatMap((each) => each.bars.shares), 1e-9)
}

/** A scale for the wins of several tables, with the equal shares on it; never finer than two percent each way. */
export function reachOf(tables: readonly (readonly SeatFigures[])[]): Scale {
  const ends = tables.flatMap((seats) => [
    1 / seats.length,
    ...seats.flatMap((seat) => [seat.least, seat.most]),
  ])
  const low = Math.min(...ends)
  const high = Math.max(...ends)
  const more = Math.max(0.01, (high - low) * 0.06)
  return { low: Math.max(0, low - more), high: Math.min(1, high + more) }
}

/** The seats that surely win more, or less, often than their share. */
export function favoured(seats: readonly SeatFigures[], which: "more" | "less"): number[] {
  const equal = 1 / seats.length
  return seats.flatMap((seat, index) =>
    (which === "more" ? seat.least > equal : seat.most < equal) ? [index] : [],
  )
}
