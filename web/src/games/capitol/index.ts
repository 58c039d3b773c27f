/** Capitol: what the shell needs of it. */

import type { GameFolder, Move, ScoreStep, Seat, StoryEvent } from "../../kit/board"
import type { Words } from "../../words/words"
import Board from "./Board.svelte"
import { placings } from "./offers"
import { bySeat, scoringsIn } from "./telling"
import type { CapitolView } from "./view"

/** In one sentence, what the reader may do now. */
function asked(view: CapitolView, words: Words, legal: readonly Move[]): string {
  const mine = view.seats[view.seat ?? 0]
  if (view.phase === "house" && placings(legal).length === 0) return words("capitol-asked-house-none")
  const building = view.auction?.building ?? "fountain"
  return words(`capitol-asked-${view.phase}`, {
    owed: view.storeys_owed,
    cards: view.to_draw,
    sum: mine?.bid_sum ?? 0,
    building,
  })
}

/** The score sheet: a line for each scoring, and the last one prefecture by prefecture. */
function scoring(events: readonly StoryEvent[], words: Words, players: readonly Seat[]): ScoreStep[] {
  const scorings = scoringsIn(events)
  const last = scorings.at(-1)
  const before = scorings.slice(0, -1).map((each) => ({
    text: words("capitol-scored-title", { round: each.round }),
    points: bySeat(each.gains, players.length),
  }))
  const lines = (last?.prefectures ?? []).map((each) => ({
    text: words("capitol-prefecture", { prefecture: each.prefecture }),
    points: bySeat(each.paid, players.length),
  }))
  return [...before, ...lines]
}

/** Passing is for good, so it is asked about once more while there are cards to play. */
function confirm(move: Move, view: CapitolView): boolean {
  return move.name === "pass" && (view.seats[view.seat ?? 0]?.cards ?? 0) > 0
}

export const game: GameFolder<CapitolView> = {
  name: "capitol",
  Board,
  asked,
  scoring,
  confirm,
  lesson: async () => (await import("./lesson.json")).default,
  rules: async (language) => (await import("./rules")).rules(language),
}
