import { expect, test } from "vitest"
import { reckoning } from "./reckoning"

const OVER = { event: "over", cash: [120, 0], buildings: [0, 0], titles: [90, 300] }

test("the last reckoning has a line for each part in which somebody has something", () => {
  expect(reckoning([{ event: "paid" }, OVER])).toEqual([
    { part: "cash", points: [120, 0] },
    { part: "titles", points: [90, 300] },
  ])
})

test("before the end there is nothing to reckon", () => {
  expect(reckoning([{ event: "paid" }])).toEqual([])
})
