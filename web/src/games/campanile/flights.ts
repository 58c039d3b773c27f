/** What moves across the table when something happened: from where, to where. Places are CSS selectors, the best first. */

import type { StoryEvent } from "../../kit/board"
import type { Style } from "./view"

interface Way {
  seat: number
  from: readonly string[]
  to: readonly string[]
}

/** A card or a chip on its way. */
export type Flight = (Way & { kind: "card"; style: Style }) | (Way & { kind: "chip"; value: number })

/** The flights that tell of these events, in their order; the reader's own cards come from and go to the hand. */
export function flightsOf(events: readonly StoryEvent[], reader: number | null): Flight[] {
  return events.flatMap((event) => flightOf(event, reader) ?? [])
}

function flightOf(event: StoryEvent, reader: number | null): Flight | undefined {
  const seat = Number(event["seat"])
  const style = event["style"] as Style
  const home = seat === reader ? ["[data-hand]"] : [`[data-seat="${seat}"]`]
  if (event.event === "built")
    return { kind: "card", seat, style, from: home, to: [`[data-bets="${style}"]`] }
  if (event.event === "drew") {
    return { kind: "card", seat, style, from: [`[data-top="${Number(event["pile"])}"]`], to: home }
  }
  if (event.event === "bet") {
    return {
      kind: "chip",
      seat,
      value: Number(event["chip"]),
      from: [`[data-chips="${seat}"]`],
      to: [`[data-bets="${style}"] [data-owner="${seat}"]`, `[data-bets="${style}"]`],
    }
  }
  return undefined
}
