import { describe, expect, test } from "vitest"
import { auctionIn, bySeat, longest, scoringsIn } from "./telling"

const CARD = { kind: "roof", colour: null, value: 4 }
const REVEALED = {
  event: "revealed",
  building: "fountain",
  bids: [
    { seat: 0, cards: [], sum: 0 },
    { seat: 1, cards: [CARD, CARD], sum: 8 },
  ],
}

describe("an auction", () => {
  test("is told when its bids are revealed, with its winner", () => {
    const told = auctionIn([{ event: "sealed", seat: 0 }, REVEALED, { event: "won", seat: 1, sum: 8 }])
    expect(told).toMatchObject({ building: "fountain", winner: 1, end: "won" })
  })

  test("without a winner says why the building left", () => {
    const told = auctionIn([REVEALED, { event: "left", building: "fountain", reason: "tied" }])
    expect(told).toMatchObject({ winner: null, end: "tied" })
  })

  test("may be won for a building that has no space", () => {
    const told = auctionIn([REVEALED, { event: "won", seat: 1 }, { event: "left", reason: "no_space" }])
    expect(told).toMatchObject({ winner: 1, end: "no_space" })
  })

  test("is not told before, nor of other events", () => {
    expect(auctionIn([{ event: "sealed", seat: 0 }])).toBeNull()
    expect(auctionIn([])).toBeNull()
  })

  test("takes as many cards to tell as the longest bid has", () => {
    const told = auctionIn([REVEALED])
    expect(told && longest(told)).toBe(2)
  })
})

describe("a scoring", () => {
  const scored = (prefecture: string, points: number): { event: string } & Record<string, unknown> => ({
    event: "scored",
    prefecture,
    paid: [{ seat: 0, place: 1, points }],
  })
  const ended = (round: number): { event: string } & Record<string, unknown> => ({
    event: "round_scored",
    round,
    gains: [{ seat: 0, points: 5, score: 9 }],
  })

  test("has its prefectures in their order, and what the round brought", () => {
    const [told] = scoringsIn([scored("palatine", 2), scored("viminal", 3), ended(2)])
    expect(told?.prefectures.map((each) => each.prefecture)).toEqual(["palatine", "viminal"])
    expect(told).toMatchObject({ round: 2, gains: [{ seat: 0, points: 5, score: 9 }] })
  })

  test("does not mix with the one before", () => {
    const told = scoringsIn([scored("palatine", 2), ended(1), scored("viminal", 3), ended(2)])
    expect(told.map((each) => each.prefectures.length)).toEqual([1, 1])
  })

  test("is not told before it is complete", () => {
    expect(scoringsIn([scored("palatine", 2)])).toEqual([])
  })
})

test("points by seat are nothing for those who got none", () => {
  expect(bySeat([{ seat: 2, points: 4 }], 4)).toEqual([0, 0, 4, 0])
})
