/** Words for components: one function that says any message, and knows who sits where. */

import type { Move, StoryEvent } from "../kit/board"
import { Narrator } from "./narrator"
import type { Texts, Values } from "./texts"

/** Says things in the reader's language: `words("campanile-height", { height: 3 })`. */
export interface Words {
  (message: string, values?: Values): string
  readonly language: string
  /** Whether there is such a message. */
  has(message: string): boolean
  /** The name of the game. */
  title(): string
  /** What a move does. */
  move(move: Move): string
  /** What happened. */
  event(event: StoryEvent): string
  /** What the reader calls the player of a seat. */
  player(seat: number): string
  /** Why something is not allowed, by the reason's name; null if there are no words for it. */
  reason(name: string, values: Readonly<Record<string, unknown>>): string | null
  /** A number as the language writes it. */
  number(value: number): string
  /** Several things in one sentence: "a, b and c". */
  list(parts: readonly string[]): string
}

/** Words about a game, to a reader, with the names of the players. */
export function wordsOf(
  texts: Texts,
  game = "",
  reader: number | null = null,
  names: readonly (string | null)[] = [],
): Words {
  const narrator = new Narrator(texts, game, reader, names)
  const numbers = new Intl.NumberFormat(texts.language)
  const lists = new Intl.ListFormat(texts.language, { type: "conjunction" })
  const say = (message: string, values?: Values): string => texts.say(message, values)
  return Object.assign(say, {
    language: texts.language,
    has: (message: string) => texts.has(message),
    title: () => narrator.title(),
    move: (move: Move) => narrator.action(move),
    event: (event: StoryEvent) => narrator.event(event),
    player: (seat: number) => narrator.player(seat),
    reason: (name: string, values: Readonly<Record<string, unknown>>) => narrator.reason(name, values),
    number: (value: number) => numbers.format(value),
    list: (parts: readonly string[]) => lists.format(parts),
  })
}
