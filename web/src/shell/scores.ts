/** The end of a game: who won, and how the points went. */

import type { ScoreStep, Seat } from "../kit/board"
import type { Http } from "../session/http"
import type { Frame, OutcomeInfo } from "../wire"
import type { Words } from "../words/words"

const PART = 100

/** The seats from the first place to the last. */
export function byPlace(players: readonly Seat[], outcome: OutcomeInfo): Seat[] {
  const place = (seat: Seat): number => outcome.ranking[seat.seat] ?? players.length
  return players.toSorted((a, b) => place(a) - place(b) || a.seat - b.seat)
}

/** One sentence that says who won. */
export function headline(players: readonly Seat[], outcome: OutcomeInfo, words: Words): string {
  const winners = players.filter((player) => outcome.ranking[player.seat] === 1)
  const [first] = winners
  if (!first) return words("game-is-over")
  const names = winners.map((winner) => (winner.you ? words("you") : winner.name))
  if (winners.length > 1) return words("end-tie", { players: words.list(names) })
  return words("end-winner", { you: first.you ? "yes" : "no", player: first.name })
}

/** The points of each seat after each of the first steps of a score sheet. */
export function sums(steps: readonly ScoreStep[], players: number): number[] {
  return Array.from({ length: players }, (_, seat) =>
    steps.reduce((sum, step) => sum + (step.points[seat] ?? 0), 0),
  )
}

/** Every position of a game, fetched part by part. */
export async function allFrames(http: Http, id: string, seat: number | null): Promise<Frame[]> {
  const frames: Frame[] = []
  for (;;) {
    const part = await http.replay(id, seat, frames.length, PART)
    frames.push(...part.frames)
    if (part.frames.length < PART) return frames
  }
}
