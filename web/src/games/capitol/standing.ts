/** What a prefecture pays as it stands, and who stands where in it. The places are the view's; CP-31 is the only rule here. */

import type { Building, CapitolView, PrefectureView } from "./view"

export const ROUNDS = 4
export const AUCTIONS_A_ROUND = 3

const FIRST_PAYS = 2

/** What the first and the second get there if it were scored now (CP-31). */
export function pays(prefecture: PrefectureView): { first: number; second: number } {
  const times = prefecture.large === "temple" ? 2 : 1
  return { first: (FIRST_PAYS + prefecture.fountains) * times, second: prefecture.fountains * times }
}

/** A player's part in a prefecture. */
export interface Share {
  seat: number
  storeys: number
  tallest: number
  place: 1 | 2 | null
  points: number
}

/** Who has storeys there: the first and the second before the others, then by storeys. */
export function shares(prefecture: PrefectureView): Share[] {
  return prefecture.storeys
    .map((storeys, seat) => share(prefecture, seat, storeys))
    .filter((each) => each.storeys > 0)
    .sort((one, other) => rank(one) - rank(other) || other.storeys - one.storeys || one.seat - other.seat)
}

function share(prefecture: PrefectureView, seat: number, storeys: number): Share {
  const place = prefecture.first.includes(seat) ? 1 : prefecture.second.includes(seat) ? 2 : null
  const { first, second } = pays(prefecture)
  const points = place === 1 ? first : place === 2 ? second : 0
  return { seat, storeys, tallest: prefecture.own_tallest[seat] ?? 0, place, points }
}

function rank(each: Share): number {
  return each.place ?? 3
}

/** What each player would get if all prefectures were scored now. */
export function forecast(view: CapitolView): number[] {
  return view.seats.map(({ seat }) =>
    view.prefectures
      .flatMap(shares)
      .filter((each) => each.seat === seat)
      .reduce((sum, each) => sum + each.points, 0),
  )
}

/** What is auctioned in a round (CP-20). */
export function scheduled(round: number): readonly [Building, Building, Building] {
  return ["fountain", "fountain", round <= ROUNDS / 2 ? "amphitheatre" : "temple"]
}
