/** Prefectures as they might stand, for pictures outside a game. */

import type { PrefectureView } from "./view"

const EMPTY: PrefectureView = {
  name: "viminal",
  colour: "white",
  small_spaces: 5,
  printed_fountains: 0,
  free: 5,
  fountains: 0,
  large: null,
  shape: null,
  tallest: 0,
  houses: [],
  storeys: [],
  own_tallest: [],
  first: [],
  second: [],
}

/** A prefecture of which only what differs from an empty one is said. */
export function sample(differs: Partial<PrefectureView>): PrefectureView {
  return { ...EMPTY, ...differs }
}

/** Houses by seat and height, the lowest first. */
export function houses(
  ...pairs: readonly (readonly [seat: number, height: number])[]
): PrefectureView["houses"] {
  return pairs.map(([seat, height]) => ({ seat, height }))
}

export const CAPITOLINE = sample({
  name: "capitoline",
  colour: "red",
  small_spaces: 5,
  printed_fountains: 2,
  fountains: 2,
  shape: "round",
  large: "temple",
  houses: houses([0, 1], [1, 2], [3, 2], [2, 3]),
})

export const PALATINE = sample({
  name: "palatine",
  colour: "black",
  small_spaces: 7,
  printed_fountains: 1,
  fountains: 1,
  shape: "pointed",
  large: "amphitheatre",
  houses: houses([2, 1], [0, 2], [1, 2], [3, 3]),
})

export const QUIRINAL = sample({
  name: "quirinal",
  small_spaces: 6,
  printed_fountains: 1,
  fountains: 2,
  shape: "pointed",
  houses: houses([1, 1], [2, 1], [0, 2], [3, 3]),
})
