import { expect, test } from "vitest"
import game from "../../fixtures/capitol-2.json"
import { freshLots } from "./fresh"
import { houses, sample } from "./samples"
import type { CapitolView } from "./view"

const VIEW = {
  ...(game.positions[0]?.views.watching as unknown as CapitolView),
  prefectures: [
    sample({ name: "aventine", small_spaces: 6, houses: houses([0, 1], [1, 1], [0, 2]) }),
    sample({ name: "quirinal", small_spaces: 6, printed_fountains: 1, fountains: 3, large: "temple" }),
  ],
}

test("a house that was placed comes down on its lot", () => {
  const events = [{ event: "placed", seat: 1, prefecture: "aventine", height: 1 }]
  expect(freshLots(VIEW, events)).toEqual({ aventine: [1] })
})

test("of two like houses of one player the later one comes down", () => {
  const twins = sample({ name: "aventine", houses: houses([0, 1], [0, 1], [0, 2]) })
  const events = [{ event: "placed", seat: 0, prefecture: "aventine", height: 1 }]
  expect(freshLots({ ...VIEW, prefectures: [twins] }, events)).toEqual({ aventine: [1] })
})

test("a fountain comes down on the foremost of the lots that fountains take from the back", () => {
  const events = [{ event: "sited", seat: 0, building: "fountain", prefecture: "quirinal" }]
  expect(freshLots(VIEW, events)).toEqual({ quirinal: [4] })
})

test("an amphitheatre and a temple come down on the large space", () => {
  const events = [{ event: "sited", seat: 0, building: "temple", prefecture: "quirinal" }]
  expect(freshLots(VIEW, events)).toEqual({ quirinal: [-1] })
})

test("nothing else comes down", () => {
  expect(freshLots(VIEW, [{ event: "played", seat: 0 }, { event: "scored", prefecture: "aventine" }])).toEqual({}) // prettier-ignore
})
