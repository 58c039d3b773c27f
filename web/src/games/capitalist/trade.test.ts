import { describe, expect, test } from "vitest"
import { parseMove } from "../../kit/moves"
import { standing } from "./samples"
import { allowed, choices, empty, isEmpty, mirrored, ofMaker, outcome, sending, without } from "./trade"
import type { CapitalistView, OfferView } from "./view"

const COINS = [1, 10, 100, 1000]
const OFFER: OfferView = {
  from: 1,
  to: 0,
  counter: false,
  sent: true,
  gives: { lands: ["red_3"], cards: ["chance"], money: 0 },
  asks: { lands: ["brown_1"], cards: [], money: 120 },
}
/** Two players: seat 0 has two reds and a brown, seat 1 has the third red and the other brown. */
const VIEW = {
  seats: [
    { seat: 0, money: 500 },
    { seat: 1, money: 80 },
  ],
  lands: [...standing("red", [0, 0, 1]).lands, ...standing("brown", [0, 1]).lands],
} as unknown as CapitalistView

test("what one is offered is, from the other side, what one would give and get", () => {
  expect(mirrored(OFFER)).toEqual({ gives: OFFER.asks, gets: OFFER.gives })
  expect(ofMaker(OFFER)).toEqual({ gives: OFFER.gives, gets: OFFER.asks })
})

test("a draft made from an offer is changed without changing the offer", () => {
  const draft = mirrored(OFFER)
  draft.gets.lands.push("red_1")
  expect(OFFER.gives.lands).toEqual(["red_3"])
})

test("nothing for nothing is empty, and anything on either side is not", () => {
  expect(isEmpty(empty())).toBe(true)
  for (const side of ["gives", "gets"] as const) {
    expect(isEmpty({ ...empty(), [side]: { lands: [], cards: [], money: 1 } })).toBe(false)
    expect(isEmpty({ ...empty(), [side]: { lands: ["red_1"], cards: [], money: 0 } })).toBe(false)
    expect(isEmpty({ ...empty(), [side]: { lands: [], cards: ["chance"], money: 0 } })).toBe(false)
  }
})

describe("what may be offered is what the legal list says", () => {
  const legal = [
    "give_land land=brown_1",
    "ask_land land=red_3",
    "ask_card deck=chance",
    "give_money amount=100",
    "cancel",
  ].map(parseMove)

  test("lands and cards, on the side where they lie", () => {
    expect(choices(legal)).toEqual({
      gives: { lands: ["brown_1"], cards: [], money: 0 },
      gets: { lands: ["red_3"], cards: ["chance"], money: 0 },
    })
  })

  test("a counter-offer begins without what may not be traded any more", () => {
    const begun = allowed(
      mirrored({ ...OFFER, asks: { lands: ["brown_1", "red_1"], cards: [], money: 120 } }),
      legal,
    )
    expect(begun).toEqual({
      gives: { lands: ["brown_1"], cards: [], money: 120 },
      gets: { lands: ["red_3"], cards: ["chance"], money: 0 },
    })
  })
})

test("an offer goes over the wire as its steps, and the last one sends it", () => {
  expect(sending(mirrored(OFFER), COINS).map((move) => move.text)).toEqual([
    "give_land land=brown_1",
    "ask_land land=red_3",
    "ask_card deck=chance",
    "give_money amount=100",
    "give_money amount=10",
    "give_money amount=10",
    "send",
  ])
})

test("what is in the offer already is not sent again", () => {
  const fixed = { gives: { lands: ["brown_1"], cards: [], money: 100 }, gets: empty().gets }
  expect(sending(without(mirrored(OFFER), fixed), COINS).map((move) => move.text)).toEqual([
    "ask_land land=red_3",
    "ask_card deck=chance",
    "give_money amount=10",
    "give_money amount=10",
    "send",
  ])
})

describe("an outcome shows before it is agreed", () => {
  const result = outcome(VIEW, ofMaker(OFFER), 1, 0)

  test("the cash of both afterwards", () => {
    expect(result.cash).toEqual([
      { seat: 1, before: 80, after: 200 },
      { seat: 0, before: 500, after: 380 },
    ])
  })

  test("each group that changes, and who would have all of it", () => {
    expect(result.groups.map(({ before, after }) => [after.group, before.whole, after.whole])).toEqual([
      ["brown", null, 1],
      ["red", null, 0],
    ])
  })

  test("no group where only money and cards change hands", () => {
    const money = { gives: { lands: [], cards: ["chance" as const], money: 5 }, gets: empty().gets }
    expect(outcome(VIEW, money, 1, 0).groups).toEqual([])
  })
})
