/** Campanile: what the shell needs of it. */

import type { GameFolder, Move, ScoreStep, Seat, StoryEvent } from "../../kit/board"
import type { Words } from "../../words/words"
import Board from "./Board.svelte"
import { stakes } from "./offers"
import type { CampanileView } from "./view"

/** In one sentence, what the reader may do now. */
function asked(view: CampanileView, words: Words, legal: readonly Move[]): string {
  if (view.phase === "build") return words("campanile-asked-build")
  const least = view.built?.storeys ?? 1
  if (stakes(legal).length === 0) return words("campanile-asked-no-chip", { least })
  return words(view.bet_on === "built" ? "campanile-asked-bet-built" : "campanile-asked-bet", { least })
}

/** The score sheet: the flags as they go up, the lowest first. */
function scoring(events: readonly StoryEvent[], words: Words, players: readonly Seat[]): ScoreStep[] {
  return events
    .filter((event) => event.event === "flag")
    .map((event) => ({ text: words.event(event), points: pointsOf(event, players.length) }))
}

function pointsOf(event: StoryEvent, players: number): number[] {
  const paid = event["paid"] as readonly { seat: number; points: number }[]
  return Array.from({ length: players }, (_, seat) => paid.find((each) => each.seat === seat)?.points ?? 0)
}

export const game: GameFolder<CampanileView> = {
  name: "campanile",
  Board,
  asked,
  scoring,
  lesson: async () => (await import("./lesson.json")).default,
  rules: async (language) => (await import("./rules")).rules(language),
}
