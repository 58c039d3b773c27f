/** How the towers and the players stand: at the end as it was scored, before it as it would be scored now. */

import type { Bet, CampanileView, Style, TowerView } from "./view"

/** CN-1: what the flags of the four tallest towers pay, to the greatest sum of chips and to the second. */
export const FLAGS: readonly (readonly [number, number])[] = [
  [8, 4],
  [6, 3],
  [4, 2],
  [2, 1],
]

/** What a player has from a tower. */
export interface Share {
  seat: number
  style: Style
  rank: number
  points: number
}

/** How a tower stands. */
export interface TowerStanding {
  style: Style
  rank: number
  flag: readonly [number, number] | null
  shares: Share[]
}

/** The towers in their order on the table, each with its rank (CN-11) and who is paid (CN-12). */
export function standing(view: CampanileView): TowerStanding[] {
  const ranked = [...view.towers].sort((one, other) => other.height - one.height)
  return view.towers.map((tower) => standingOf(tower, tower.rank ?? ranked.indexOf(tower) + 1))
}

function standingOf(tower: TowerView, rank: number): TowerStanding {
  const flag = FLAGS[rank - 1] ?? null
  return { style: tower.style, rank, flag, shares: flag ? shares(tower, rank, flag) : [] }
}

function shares(tower: TowerView, rank: number, flag: readonly [number, number]): Share[] {
  return leaders(tower.bets)
    .slice(0, flag.length)
    .map((bet, place) => ({ seat: bet.seat, style: tower.style, rank, points: flag[place] ?? 0 }))
}

/** CN-12: the greatest sum first; of equal sums the earlier place, which is the order they are in. */
function leaders(bets: readonly Bet[]): Bet[] {
  return [...bets].sort((one, other) => other.sum - one.sum)
}

/** What each player would score now, or has scored. */
export function points(players: number, towers: readonly TowerStanding[]): number[] {
  const totals = new Array<number>(players).fill(0)
  for (const share of towers.flatMap((tower) => tower.shares)) {
    totals[share.seat] = (totals[share.seat] ?? 0) + share.points
  }
  return totals
}

/** The towers that pay a player, the highest flag first. */
export function sharesOf(seat: number, towers: readonly TowerStanding[]): Share[] {
  return towers
    .flatMap((tower) => tower.shares)
    .filter((share) => share.seat === seat)
    .sort((one, other) => one.rank - other.rank)
}

/** The seats with the most points; nobody leads while all have none. */
export function leading(totals: readonly number[]): number[] {
  const most = Math.max(...totals)
  if (most === 0) return []
  return totals.flatMap((total, seat) => (total === most ? [seat] : []))
}
