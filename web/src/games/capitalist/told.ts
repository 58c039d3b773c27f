/** What the story brings to the board: money that came and went, and lines that are worth a look. */

import type { StoryEvent } from "../../kit/board"
import type { CapitalistView } from "./view"

/** Events that say nothing which the board does not show better. */
const QUIET: readonly string[] = ["moved", "turn", "offering", "countering", "over"]
const SHOWN = 4

/** By how much each seat's cash has changed. */
export function changes(before: CapitalistView, after: CapitalistView): number[] {
  return after.seats.map((seat) => seat.money - (before.seats[seat.seat]?.money ?? seat.money))
}

/** The events that are told in the middle of the board. */
export function worthTelling(events: readonly StoryEvent[]): StoryEvent[] {
  return events.filter((event) => !QUIET.includes(event.event))
}

/** The lines after some more; a new turn begins anew, with what led to it. */
export function withLines(lines: readonly string[], more: readonly string[]): string[] {
  return [...lines, ...more].slice(-SHOWN)
}
