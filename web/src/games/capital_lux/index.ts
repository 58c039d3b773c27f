/** Capital Lux: what the shell needs of it. */

import type { GameFolder, Move, ScoreStep, Seat, StoryEvent } from "../../kit/board"
import type { Words } from "../../words/words"
import Board from "./Board.svelte"
import { holdingsTold, tieValues } from "./count"
import { sum } from "./limits"
import { COLOURS, type CapitalLuxView } from "./view"

/** In one sentence, what the reader may do now. */
function asked(view: CapitalLuxView, words: Words): string {
  switch (view.phase) {
    case "draft": {
      const mine = view.seats[view.seat ?? 0]
      return words("capital_lux-asked-draft", { count: (view.draft?.keep ?? 0) - (mine?.cards ?? 0) })
    }
    case "agent":
      return words("capital_lux-asked-agent", { worth: view.looked_at ?? 0 })
    case "limit":
      return words("capital_lux-asked-limit", {
        colour: view.asked?.colour ?? "",
        price: view.asked?.price ?? 0,
      })
    default:
      return words(`capital_lux-asked-${view.phase}`)
  }
}

/** The score sheet: cities colour by colour, bonus cards, gold, and what broke a tie. */
function scoring(events: readonly StoryEvent[], words: Words, players: readonly Seat[]): ScoreStep[] {
  const all = holdingsTold(events, players.length)
  if (!all) return []
  const lines = COLOURS.map((colour, place) => ({
    text: words("capital_lux-counts", { colour }),
    points: all.map((each) => sum(each.city[place] ?? [])),
  }))
  const ties = tieValues(all)
  const nothing = all.map(() => 0)
  return [
    ...lines,
    { text: words("capital_lux-bonus"), points: all.map((each) => sum(each.bonus)) },
    { text: words("capital_lux-gold"), points: all.map((each) => each.gold) },
    ...(ties.length > 0
      ? [{ text: words("capital_lux-tie", { values: words.list(ties.map(String)) }), points: nothing }]
      : []),
  ]
}

/** To discard a colour is for good, so it is asked about once more. */
function confirm(move: Move): boolean {
  return move.name === "discard"
}

export const game: GameFolder<CapitalLuxView> = {
  name: "capital_lux",
  Board,
  asked,
  scoring,
  confirm,
  lesson: async () => (await import("./lesson.json")).default,
  rules: async (language) => (await import("./rules")).rules(language),
}
