/** Amounts: a person types a number, and it goes over the wire in the steps that the rules know. */

import type { Move } from "../../kit/board"
import { moveText, parseMove } from "../../kit/moves"

/** So many steps at most make an amount; a decision holds 200. */
const MOST_STEPS = 120

/** An amount in steps of one action, the greatest first. */
export function inSteps(action: string, amount: number, coins: readonly number[]): Move[] {
  const moves: Move[] = []
  let left = Math.max(0, Math.trunc(amount))
  for (const coin of coins.toSorted((one, other) => other - one)) {
    for (; left >= coin; left -= coin) moves.push(parseMove(moveText(action, { amount: coin })))
  }
  return moves
}

/** The greatest amount within so much that few enough steps make. */
export function within(most: number, coins: readonly number[]): number {
  return Math.min(most, MOST_STEPS * Math.max(...coins))
}

/** What somebody typed, as a whole amount from `least` to `most`; null if it is none. */
export function readAmount(typed: string, least: number, most: number): number | null {
  const bare = typed.replaceAll(/[\s $.,’']/gu, "")
  if (!/^\d{1,7}$/.test(bare)) return null
  const amount = Number(bare)
  return amount >= least && amount <= most ? amount : null
}
