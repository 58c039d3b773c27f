/** What moves across the table when something happened: from where, to where. Places are CSS selectors, the best first. */

import type { StoryEvent } from "../../kit/board"
import type { Colour } from "./view"

interface Way {
  from: readonly string[]
  to: readonly string[]
}

/** A card, a coin or a modifier on its way; a card or modifier that nobody may know has no face. */
export type Flight =
  | (Way & { kind: "card"; colour: Colour | null; value: number | null })
  | (Way & { kind: "coin" })
  | (Way & { kind: "token"; worth: number | null })

/** The flights that tell of these events, in their order; the reader's own cards come from and go to the hand. */
export function flightsOf(events: readonly StoryEvent[], reader: number | null): Flight[] {
  return events.flatMap((event) => flightOf(event, reader) ?? [])
}

function flightOf(event: StoryEvent, reader: number | null): Flight | undefined {
  const seat = Number(event["seat"])
  const colour = event["colour"] as Colour | null
  const value = event["value"] as number | null
  const home = seat === reader ? ["[data-hand]"] : [`[data-hand-of="${seat}"]`, `[data-seat="${seat}"]`]
  const city = [`[data-city="${seat}-${String(colour)}"]`, `[data-seat="${seat}"]`]
  const capital = [`[data-capital="${String(colour)}"] [data-cards]`, `[data-capital="${String(colour)}"]`]
  switch (event.event) {
    case "city":
      return { kind: "card", colour, value, from: home, to: city }
    case "capital":
      return { kind: "card", colour, value, from: home, to: capital }
    case "took":
      return { kind: "card", colour, value, from: capital, to: city }
    case "drew":
      return { kind: "card", colour, value, from: ["[data-deck]"], to: home }
    case "gold":
      return { kind: "coin", from: ["[data-supply]"], to: [`[data-gold="${seat}"]`] }
    case "paid":
      return { kind: "coin", from: [`[data-gold="${seat}"]`], to: ["[data-supply]"] }
    case "looked":
      return { kind: "token", worth: event["worth"] as number | null, from: ["[data-tokens]"], to: home }
    case "placed":
      return {
        kind: "token",
        worth: null,
        from: home,
        to: [`[data-capital="${String(colour)}"] [data-tokens-on]`, `[data-capital="${String(colour)}"]`],
      }
    default:
      return undefined
  }
}
