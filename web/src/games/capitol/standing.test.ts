import { describe, expect, test } from "vitest"
import game from "../../fixtures/capitol-4.json"
import { houses, sample } from "./samples"
import { forecast, pays, scheduled, shares } from "./standing"
import { scoringsIn } from "./telling"
import type { CapitolView } from "./view"

const SHARED = sample({
  fountains: 1,
  houses: houses([0, 1], [1, 1], [1, 2], [3, 2]),
  storeys: [1, 3, 0, 2],
  own_tallest: [1, 2, 0, 2],
  first: [1],
  second: [3],
})

describe("what a prefecture pays", () => {
  test("CP-31: two and the fountains to the first, the fountains to the second", () => {
    expect(pays(sample({ fountains: 0 }))).toEqual({ first: 2, second: 0 })
    expect(pays(sample({ fountains: 3 }))).toEqual({ first: 5, second: 3 })
  })

  test("CP-31: a temple doubles both, an amphitheatre nothing", () => {
    expect(pays(sample({ fountains: 2, large: "temple" }))).toEqual({ first: 8, second: 4 })
    expect(pays(sample({ fountains: 2, large: "amphitheatre" }))).toEqual({ first: 4, second: 2 })
  })
})

describe("who stands where", () => {
  test("the first and the second come before the others, and who has no storeys is left out", () => {
    expect(shares(SHARED).map((each) => [each.seat, each.place, each.points])).toEqual([
      [1, 1, 3],
      [3, 2, 1],
      [0, null, 0],
    ])
  })

  test("each with their storeys and their tallest house", () => {
    expect(shares(SHARED)[0]).toMatchObject({ storeys: 3, tallest: 2 })
  })
})

test("what the board would pay now is what it then does pay", () => {
  const positions = game.positions
  const scored = positions.filter((each) => scoringsIn(each.events.watching).length > 0)
  expect(scored).toHaveLength(4)
  for (const position of scored) {
    const [scoring] = scoringsIn(position.events.watching)
    const gains = scoring?.gains.map((each) => each.points)
    expect(forecast(position.views.watching as unknown as CapitolView)).toEqual(gains)
  }
})

test("CP-20: two fountains and an amphitheatre at first, then two fountains and a temple", () => {
  expect([1, 2, 3, 4].map((round) => scheduled(round)[2])).toEqual([
    "amphitheatre",
    "amphitheatre",
    "temple",
    "temple",
  ])
  expect(scheduled(1).slice(0, 2)).toEqual(["fountain", "fountain"])
})
