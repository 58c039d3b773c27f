/** The games that `web/fixtures.py` keeps: every position, for every reader. */

import type { AnyView, StoryEvent } from "../kit/board"

/** What would be seen and allowed after a step of a decision; null: the decision is complete, or cannot be looked into. */
export interface Branch {
  readonly changed: AnyView
  readonly legal: readonly string[]
  readonly after: Readonly<Record<string, Branch | null>>
}

export interface FixturePosition {
  readonly number: number
  readonly move: { readonly seat: number; readonly text: string } | null
  readonly due: readonly number[]
  readonly views: Readonly<Record<string, AnyView>>
  readonly events: Readonly<Record<string, readonly StoryEvent[]>>
  readonly legal: Readonly<Record<string, readonly string[]>>
  readonly decision: Readonly<Record<string, Readonly<Record<string, Branch | null>>>>
  readonly scores: readonly number[]
  readonly outcome: {
    readonly reason: string
    readonly scores: readonly number[]
    readonly ranking: readonly number[]
  } | null
}

export interface Fixture {
  readonly game: string
  readonly players: number
  readonly options: Readonly<Record<string, unknown>>
  readonly names: readonly string[]
  readonly positions: readonly FixturePosition[]
}

const FILES = import.meta.glob<Fixture>("../fixtures/*.json", { import: "default" })

/** The names of the games that are kept, such as "campanile-2". */
export const FIXTURES: readonly string[] = Object.keys(FILES).map(
  (path) => path.split("/").at(-1)?.replace(".json", "") ?? "",
)

/** A game that is kept; undefined if there is none of that name. */
export async function loadFixture(name: string): Promise<Fixture | undefined> {
  return FILES[`../fixtures/${name}.json`]?.()
}

/** The key of a reader in a fixture. */
export function readerKey(seat: number | null): string {
  return seat === null ? "watching" : String(seat)
}
