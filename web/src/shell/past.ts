/** Past games in words. */

import type { PastGame, PastSeat } from "../wire"
import type { Words } from "../words/words"

/** How a game ended for the reader. */
export function resultOf(game: PastGame): "victory" | "shared" | "lost" {
  const firsts = game.seats.filter((seat) => seat.place === 1)
  if (!firsts.some((seat) => seat.seat === game.seat)) return "lost"
  return firsts.length > 1 ? "shared" : "victory"
}

/** What somebody is called; who is forgotten has no name any more. */
export function nameOfPast(seat: PastSeat, words: Words): string {
  if (seat.level !== null) return words("bot", { level: seat.level })
  return seat.name || words("history-nobody")
}

/** A gain or a loss, with its sign. */
export function signed(gain: number, words: Words): string {
  return gain > 0 ? `+${words.number(gain)}` : words.number(gain).replace("-", "−")
}
