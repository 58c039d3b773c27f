import { describe, expect, test } from "vitest"
import { parseMove } from "../../kit/moves"
import {
  capsOn, cardText, drawFrom, isSame, moveOf, placings, placingsIn, plain, siteIn, sites, storeyOn, sumOf,
} from "./offers" // prettier-ignore
import type { Card } from "./view"

const PLACES = [
  "house prefecture=capitoline shape=round height=2",
  "house prefecture=capitoline shape=round height=1",
  "house prefecture=aventine shape=pointed height=1",
  "skip",
].map(parseMove)

const FLOOR: Card = { kind: "floor", colour: null, value: 3 }
const PERMIT: Card = { kind: "permit", colour: "red", value: 7 }

describe("placing a house", () => {
  test("every placing names its house and its prefecture", () => {
    expect(placings(PLACES)).toHaveLength(3)
    expect(placings(PLACES)[2]).toMatchObject({ prefecture: "aventine", shape: "pointed", height: 1 })
  })

  test("a prefecture offers its houses, the lowest first", () => {
    expect(placingsIn(PLACES, "capitoline", null).map((placing) => placing.height)).toEqual([1, 2])
  })

  test("once a house is chosen, a prefecture offers that one only", () => {
    const chosen = { shape: "round", height: 2 } as const
    expect(placingsIn(PLACES, "capitoline", chosen).map((placing) => placing.height)).toEqual([2])
    expect(placingsIn(PLACES, "aventine", chosen)).toEqual([])
  })

  test("the prefectures that light up are those of the chosen house, or of any", () => {
    expect(sites(PLACES, null)).toEqual(["capitoline", "aventine"])
    expect(sites(PLACES, { shape: "pointed", height: 1 })).toEqual(["aventine"])
    expect(sites(PLACES, { shape: "pointed", height: 2 })).toEqual([])
  })

  test("houses are the same if both shape and height are", () => {
    expect(isSame({ shape: "round", height: 1 }, { shape: "round", height: 1 })).toBe(true)
    expect(isSame({ shape: "round", height: 1 }, { shape: "pointed", height: 1 })).toBe(false)
    expect(isSame({ shape: "round", height: 1 }, { shape: "round", height: 2 })).toBe(false)
  })
})

test("a building that was bought lights up the prefectures that have a space for it", () => {
  const legal = ["site prefecture=quirinal", "site prefecture=viminal"].map(parseMove)
  expect(sites(legal, null)).toEqual(["quirinal", "viminal"])
  expect(siteIn(legal, "viminal")?.text).toBe("site prefecture=viminal")
  expect(siteIn(legal, "palatine")).toBeNull()
})

test("an unfinished house is offered the roofs that go on its height", () => {
  const legal = [
    "cap shape=round height=2",
    "cap shape=pointed height=2",
    "cap shape=round height=3",
    "skip",
  ].map(parseMove)
  expect(capsOn(legal, 2).map((move) => move.fields["shape"])).toEqual(["round", "pointed"])
  expect(capsOn(legal, 1)).toEqual([])
})

test("a storey goes on a house of a height, or begins a new one", () => {
  const legal = ["storey on=0", "storey on=2"].map(parseMove)
  expect(storeyOn(legal, 0)?.text).toBe("storey on=0")
  expect(storeyOn(legal, 2)?.text).toBe("storey on=2")
  expect(storeyOn(legal, 1)).toBeNull()
})

test("a card is played while building and laid while bidding, by the same card in the hand", () => {
  expect(moveOf(["floor value=3", "pass"].map(parseMove), FLOOR)?.text).toBe("floor value=3")
  expect(moveOf(["bid_floor value=3", "seal"].map(parseMove), FLOOR)?.text).toBe("bid_floor value=3")
  expect(moveOf(["floor value=3"].map(parseMove), PERMIT)).toBeNull()
})

test("a card's text has a colour only where the card has one", () => {
  expect(cardText(FLOOR, false)).toBe("floor value=3")
  expect(cardText(PERMIT, false)).toBe("permit colour=red value=7")
  expect(cardText(PERMIT, true)).toBe("bid_permit colour=red value=7")
})

test("a pile is drawn from by its kind", () => {
  const legal = ["draw kind=roof", "draw kind=permit"].map(parseMove)
  expect(drawFrom(legal, "permit")?.text).toBe("draw kind=permit")
  expect(drawFrom(legal, "floor")).toBeNull()
})

test("passing, skipping and sealing are there only when they are offered", () => {
  expect(plain(PLACES, "skip")?.text).toBe("skip")
  expect(plain(PLACES, "pass")).toBeNull()
  expect(plain([], "seal")).toBeNull()
})

test("a stack is worth the sum of its values, whatever the kinds", () => {
  expect(sumOf([FLOOR, PERMIT])).toBe(10)
  expect(sumOf([])).toBe(0)
})
