/** Squares and lands as they might stand, for pictures outside a game. */

import type { GroupStanding } from "./groups"
import type { Group, LandView } from "./view"

/** A square of the small ring: the sign on it, whose it is, and what stands there. */
export interface LittleSquare {
  /** The group of a land, or what the square is. */
  sign: string
  owner: number | null
  buildings: number
}

const GROUPS_AROUND: Readonly<Record<string, readonly number[]>> = {
  brown: [1, 3],
  light_blue: [6, 8, 9],
  pink: [11, 13, 14],
  orange: [16, 18, 19],
  red: [21, 23, 24],
  yellow: [26, 27, 29],
  green: [31, 32, 34],
  dark_blue: [37, 39],
  station: [5, 15, 25, 35],
  utility: [12, 28],
  community: [2, 17, 33],
  chance: [7, 22, 36],
  start: [0],
  income_tax: [4],
  jail: [10],
  free_parking: [20],
  go_to_jail: [30],
  luxury_tax: [38],
}

/** Who has what in the pictures, and what is built there. */
const HELD: Readonly<Record<number, readonly [owner: number, buildings: number]>> = {
  1: [1, 0],
  5: [0, 0],
  6: [3, 0],
  11: [2, 0],
  15: [0, 0],
  16: [0, 3],
  18: [0, 3],
  19: [0, 2],
  23: [1, 0],
  26: [3, 0],
  28: [1, 0],
  31: [2, 0],
  37: [1, 4],
  39: [1, 5],
}

/** The ring in the middle of a game. */
export const LITTLE_RING: readonly LittleSquare[] = Array.from({ length: 40 }, (_, position) => {
  const [sign] = Object.entries(GROUPS_AROUND).find(([, places]) => places.includes(position)) ?? ["start"]
  const [owner, buildings] = HELD[position] ?? [null, 0]
  return { sign, owner, buildings }
})

/** Where the tokens stand in it, by seat. */
export const LITTLE_TOKENS: readonly number[] = [24, 7, 13, 39]

/** A group whose lands belong to these seats, with so many buildings. */
export function standing(
  group: Group,
  owners: readonly (number | null)[],
  built: readonly number[] = [],
): GroupStanding {
  const lands = owners.map((owner, index) => land(group, index + 1, owner, built[index] ?? 0))
  const first = owners[0] ?? null
  return { group, lands, whole: owners.every((owner) => owner === first) ? first : null }
}

function land(group: Group, number: number, owner: number | null, buildings: number): LandView {
  return {
    land: `${group}_${number}`,
    group,
    price: 0,
    mortgage: 0,
    building: 0,
    resale: 0,
    rents: [],
    rent: null,
    owner,
    mortgaged: false,
    mortgaged_now: false,
    buildings,
  }
}

/** Players who sit at no table. */
export const LITTLE_PLAYERS = ["●", "▲", "■", "◆"].map((sign, seat) => ({
  seat,
  name: "",
  you: seat === 0,
  bot: null,
  colour: seat,
  sign,
  connected: true,
  substitute: null,
  resigned: false,
  due: false,
  score: null,
  clock: null,
}))
