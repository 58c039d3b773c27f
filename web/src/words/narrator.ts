/**
 * Actions and events in words, as one reader would put them: the page's side of `campidoglio.terminal.narrator`.
 *
 * An action `build` of the game `campanile` is worded by the message `campanile-action-build`, an event `built` by
 * `campanile-event-built`. Both get the fields as values, and `$player` and `$you` (yes or no) for a field `seat`.
 * A list of objects in an event, such as `paid`, is worded piece by piece with `campanile-event-flag-paid` and counted
 * in `$paid_count`; a single object is worded in the same way. What has no message yet is shown as it is.
 */

import type { Move, StoryEvent } from "../kit/board"
import type { Texts, Values } from "./texts"

type Fields = Readonly<Record<string, unknown>>

/** Speaks about one game to the player of a seat, or to an onlooker (null). */
export class Narrator {
  constructor(
    private readonly texts: Texts,
    private readonly game: string,
    readonly reader: number | null,
    /** What the others are called; a seat without a name is called by its number. */
    private readonly names: readonly (string | null)[] = [],
  ) {}

  /** What the reader calls the player of a seat. */
  player(seat: number): string {
    const name = this.names[seat]
    return seat !== this.reader && name ? name : this.texts.say("player", this.who(seat))
  }

  /** The name of the game. */
  title(): string {
    return this.orAsIs(`${this.game}-title`, {}, this.game)
  }

  /** What an action does. */
  action(move: Move): string {
    return this.orAsIs(`${this.game}-action-${move.name}`, move.fields, move.text)
  }

  /** What happened. */
  event(event: StoryEvent): string {
    const asIs = Object.entries(event).map(([key, value]) => `${key}: ${shown(value)}`)
    return this.orAsIs(`${this.game}-event-${event.event}`, event, asIs.join(", "))
  }

  /** Why something is not allowed, if there are words for it. */
  reason(name: string, values: Fields): string | null {
    const message = `${this.game}-why-${name}`
    return this.texts.has(message) ? this.texts.say(message, this.values(message, values)) : null
  }

  private orAsIs(message: string, fields: Fields, asIs: string): string {
    return this.texts.has(message) ? this.texts.say(message, this.values(message, fields)) : asIs
  }

  private who(seat: number): Values {
    return { you: seat === this.reader ? "yes" : "no", number: seat + 1 }
  }

  private values(message: string, fields: Fields): Values {
    let values: Record<string, string | number> = {}
    for (const [key, value] of Object.entries(fields)) {
      if (key === "seat" && typeof value === "number") {
        // What an event tells itself is not hidden by who it is about: a round has a number too.
        values = { ...this.who(value), player: this.player(value), ...values }
      } else if (Array.isArray(value)) {
        values[key] = value.map((each) => this.piece(`${message}-${key}`, each)).join(", ")
        values[`${key}_count`] = value.length
      } else {
        values[key] = isFields(value) ? this.piece(`${message}-${key}`, value) : plain(value)
      }
    }
    return values
  }

  private piece(message: string, value: unknown): string {
    const isWorded = isFields(value) && this.texts.has(message)
    return isWorded ? this.texts.say(message, this.values(message, value)) : shown(value)
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function plain(value: unknown): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (typeof value === "number") return value
  return value === null ? "none" : String(value)
}

function shown(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}
