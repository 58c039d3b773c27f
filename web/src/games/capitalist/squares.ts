/** Where the forty squares lie, and the ways that tokens take between them. */

import type { StoryEvent } from "../../kit/board"

export const SQUARES = 40
const SIDE = 10
/** A corner is so many times as wide as another square. */
export const CORNER = 1.28

/** On which side of the ring a square lies; a corner belongs to the side that it begins. */
export type Side = "bottom" | "left" | "top" | "right"

const SIDES: readonly Side[] = ["bottom", "left", "top", "right"]

export interface Place {
  /** In a grid of eleven by eleven, from 1. */
  row: number
  column: number
  side: Side
  corner: boolean
}

/** The place of a square: the first lies at the lower right, and the others follow clockwise. */
export function placeOf(position: number): Place {
  const along = position % SIDE
  const side = SIDES[Math.floor(position / SIDE) % SIDES.length] ?? "bottom"
  const [row, column] = {
    bottom: [SIDE + 1, SIDE + 1 - along],
    left: [SIDE + 1 - along, 1],
    top: [1, 1 + along],
    right: [1 + along, SIDE + 1],
  }[side] as [number, number]
  return { row, column, side, corner: along === 0 }
}

/** The middle of a square, in hundredths of the ring's width and height. */
export function middleOf(position: number): { x: number; y: number } {
  const { row, column } = placeOf(position)
  return { x: middleAt(column), y: middleAt(row) }
}

function middleAt(line: number): number {
  const whole = 2 * CORNER + SIDE - 1
  if (line === 1) return (100 * CORNER) / 2 / whole
  if (line === SIDE + 1) return 100 - (100 * CORNER) / 2 / whole
  return (100 * (CORNER + line - 1.5)) / whole
}

/** Where several tokens stand on one square: away from its middle, in shares of a token's width. */
export function apart(index: number, count: number): { x: number; y: number } {
  if (count <= 1) return { x: 0, y: 0 }
  const columns = count <= 4 ? 2 : 3
  const rows = Math.ceil(count / columns)
  const inRow = Math.min(columns, count - Math.floor(index / columns) * columns)
  return {
    x: ((index % columns) - (inRow - 1) / 2) * 0.72,
    y: (Math.floor(index / columns) - (rows - 1) / 2) * 0.72,
  }
}

/** The squares around one, so many before and after it. */
export function around(position: number, before: number, after: number): number[] {
  return Array.from(
    { length: before + 1 + after },
    (_, index) => (position - before + index + SQUARES) % SQUARES,
  )
}

/** Every square that a token comes to, from where it was to where it is, by seat. */
export function walks(events: readonly StoryEvent[], jail: number): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const event of events) {
    const seat = Number(event["seat"])
    const here = found.get(seat)
    if (event.event === "moved" || event.event === "moved_back") {
      const from = here?.at(-1) ?? Number(event["from"])
      const by = event.event === "moved" ? 1 : -1
      found.set(seat, [...(here ?? [from]), ...stepsTo(from, Number(event["to"]), by)])
    } else if (event.event === "jailed" && here) {
      here.push(jail)
    }
  }
  return found
}

function stepsTo(from: number, to: number, by: 1 | -1): number[] {
  const count = (by * (to - from) + 2 * SQUARES) % SQUARES || SQUARES
  return Array.from({ length: count }, (_, index) => (from + by * (index + 1) + 2 * SQUARES) % SQUARES)
}
