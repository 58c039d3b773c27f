import { expect, test } from "vitest"
import { left, written } from "./clocks"

const CLOCK = { running: true, move: 60_000, game: 90_000, at: 1_000 }

test("a running clock loses what has passed since it was read", () => {
  expect(left(CLOCK, 11_000)).toBe(50_000)
})

test("a clock that stands keeps its time", () => {
  expect(left({ ...CLOCK, running: false }, 999_000)).toBe(60_000)
})

test("the shorter limit counts, and nothing is less than nothing", () => {
  expect(left({ ...CLOCK, move: null }, 1_000)).toBe(90_000)
  expect(left(CLOCK, 999_000)).toBe(0)
  expect(left({ ...CLOCK, move: null, game: null }, 0)).toBeNull()
})

test("time is written as people read it", () => {
  expect([500, 67_000, 3_909_000, 183_600_000].map(written)).toEqual(["0:01", "1:07", "1:05:09", "2 d 3 h"])
})
