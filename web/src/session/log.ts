/** The log of a table: lines as they come, and without those that were taken back. */

import type { StoryEvent } from "../kit/board"
import type { Happened, Line } from "../wire"

/** The log with new lines: what happened after a position that was gone back to no longer holds. */
export function withLines(log: readonly Line[], lines: readonly Line[]): Line[] {
  let all = log.slice()
  for (const line of lines) {
    const to = line.type === "table" && line.event === "undone" ? line.to : null
    if (to !== null) all = all.filter((each) => each.type !== "happened" || each.number <= to)
    all.push(line)
  }
  return all
}

/** Everything that lines tell of the game, in order. */
export function eventsOf(lines: readonly Line[]): StoryEvent[] {
  return lines.filter(isHappened).flatMap((line) => line.events.filter(isStory))
}

/** Whether a line tells of a move. */
export function isHappened(line: Line): line is Happened {
  return line.type === "happened"
}

function isStory(event: Readonly<Record<string, unknown>>): event is StoryEvent {
  return typeof event["event"] === "string"
}
