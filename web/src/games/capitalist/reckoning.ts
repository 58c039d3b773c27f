/** The last reckoning, as the end of the story tells it: what each fortune is made of. */

import type { StoryEvent } from "../../kit/board"

const PARTS = ["cash", "buildings", "titles"] as const

/** One part of all fortunes, by seat. */
export interface Part {
  part: (typeof PARTS)[number]
  points: readonly number[]
}

/** The parts in which somebody has something. */
export function reckoning(events: readonly StoryEvent[]): Part[] {
  const over = events.findLast((event) => event.event === "over")
  if (!over) return []
  return PARTS.map((part) => ({ part, points: (over[part] ?? []) as number[] })).filter(({ points }) =>
    points.some((each) => each !== 0),
  )
}
