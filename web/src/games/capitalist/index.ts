/** Capitali$t: what the shell needs of it. */

import type { GameFolder, Move, ScoreStep, StoryEvent } from "../../kit/board"
import type { Words } from "../../words/words"
import Board from "./Board.svelte"
import { landName } from "./labels"
import { reckoning } from "./reckoning"
import type { CapitalistView } from "./view"

/** In one sentence, what the reader may do now. */
function asked(view: CapitalistView, words: Words): string {
  const seat = view.seat ?? view.decider ?? 0
  if (view.phase === "auction" && view.auction) {
    const { land, bid, raised } = view.auction
    return words("capitalist-asked-bid", { name: landName(land, words), bid: bid + raised })
  }
  if (view.phase === "debt") {
    const debt = view.debts.find((each) => each.seat === seat)
    return words("capitalist-asked-debt", { amount: debt?.amount ?? 0 })
  }
  if (view.phase === "act" && view.seats[seat]?.jailed)
    return words("capitalist-asked-jail", { fine: view.rules.fine })
  if (view.phase === "act" && view.doubles > 0) return words("capitalist-asked-again")
  return words(`capitalist-asked-${view.phase}`)
}

/** The last reckoning: cash, buildings, land. */
function scoring(events: readonly StoryEvent[], words: Words): ScoreStep[] {
  return reckoning(events).map(({ part, points }) => ({ text: words(`capitalist-reckon-${part}`), points }))
}

/** Bankruptcy is for good. */
function confirm(move: Move): boolean {
  return move.name === "bankrupt"
}

/** Answers and purchases: others see them at once, also where the turn goes on. */
const SETTLED: readonly string[] = ["accept", "refuse", "buy", "decline", "pass", "pay", "bankrupt"]

function settles(move: Move): boolean {
  return SETTLED.includes(move.name)
}

export const game: GameFolder<CapitalistView> = {
  name: "capitalist",
  Board,
  asked,
  scoring,
  confirm,
  settles,
  lesson: async () => (await import("./lesson.json")).default,
  rules: async (language) => (await import("./rules")).rules(language),
}
