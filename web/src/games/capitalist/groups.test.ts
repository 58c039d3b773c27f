import { expect, test } from "vitest"
import { groupIn, groupsOf, handedOver, holdings, richest, share } from "./groups"
import { standing } from "./samples"
import { GROUPS, type CapitalistView } from "./view"

const LANDS = [
  ...standing("brown", [0, 0]).lands,
  ...standing("pink", [1, null, 0]).lands,
  ...standing("utility", [null, null]).lands,
]
const VIEW = {
  lands: LANDS,
  seats: [
    { seat: 0, fortune: 900, out: null },
    { seat: 1, fortune: 900, out: null },
    { seat: 2, fortune: 400, out: null },
    { seat: 3, fortune: 2000, out: 1 },
  ],
} as unknown as CapitalistView

test("a group is whole when one player has all of it", () => {
  expect(groupIn(LANDS, "brown").whole).toBe(0)
  expect(groupIn(LANDS, "pink").whole).toBeNull()
})

test("a group that belongs to nobody is nobody's whole group", () => {
  expect(groupIn(LANDS, "utility").whole).toBeNull()
})

test("each group stands there once, in the order of the board", () => {
  expect(groupsOf(VIEW).map((each) => each.group)).toEqual(GROUPS)
})

test("mine, theirs and free are told apart", () => {
  const pink = groupIn(LANDS, "pink")
  expect(share(pink, 0)).toEqual({ mine: 1, theirs: 1, free: 1 })
  expect(share(pink, 2)).toEqual({ mine: 0, theirs: 2, free: 1 })
})

test("to an onlooker nothing is mine", () => {
  expect(share(groupIn(LANDS, "pink"), null)).toEqual({ mine: 0, theirs: 2, free: 1 })
})

test("holdings are the groups in which somebody has something, with only that", () => {
  const held = holdings(VIEW, 0).map(({ group, lands }) => [group, lands.map((land) => land.land)])
  expect(held).toEqual([
    ["brown", ["brown_1", "brown_2"]],
    ["pink", ["pink_3"]],
  ])
})

test("lands change hands only where that is said", () => {
  const after = handedOver(LANDS, { pink_1: 0 })
  expect(after.filter((land, index) => land.owner !== LANDS[index]?.owner).map((land) => land.land)).toEqual([
    "pink_1",
  ])
})

test("the richest are all who have most of those still in", () => {
  expect(richest(VIEW)).toEqual([0, 1])
})
