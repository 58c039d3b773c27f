import { describe, expect, test } from "vitest"
import { bays, line, middle, rounded, scene, side, spread, TOWERS } from "./layout"

describe.each([
  ["a narrow phone", 360, 250],
  ["a phone", 390, 363],
  ["a desktop", 900, 560],
])("on %s", (_, width, height) => {
  test.each([0, 3, 9, 20, 28, 42])(
    "a tower of %i storeys fits with its belfry, and three more",
    (tallest) => {
      const at = scene(width, height, tallest)
      expect(line(at, tallest + 3) - at.belfry).toBeGreaterThanOrEqual(0)
      expect(at.storey).toBeGreaterThan(3)
    },
  )

  test("towers do not touch, and stand within the picture", () => {
    const at = scene(width, height, 0)
    expect(at.tower).toBeLessThan(at.column)
    expect(middle(at, 0) - at.tower / 2).toBeGreaterThan(0)
    expect(middle(at, TOWERS - 1) + at.tower / 2).toBeLessThan(width)
  })

  test("a higher tower is drawn higher", () => {
    const at = scene(width, height, 12)
    expect(line(at, 12)).toBeLessThan(line(at, 11))
    expect(line(at, 0)).toBe(at.ground - at.plinth)
  })
})

test("the camera steps back now and then, and not at every storey", () => {
  expect([0, 5, 6, 8, 20, 21].map(rounded)).toEqual([5, 5, 8, 8, 20, 24])
  expect(rounded(50)).toBe(50)
})

test("a low storey has more openings side by side than a high one", () => {
  expect(bays(40, 40)).toBe(1)
  expect(bays(40, 12)).toBe(3)
  expect(bays(40, 2)).toBe(4)
})

test("labels stay where they wish if there is room", () => {
  expect(spread([50, 150, 250], 40, 0, 400)).toEqual([50, 150, 250])
})

test("labels that would overlap make room for each other and keep their order", () => {
  expect(spread([100, 105, 110], 40, 0, 400)).toEqual([100, 140, 180])
})

test("labels stay within the picture, at the top and at the bottom", () => {
  expect(spread([0, 5, 10], 40, 0, 400)).toEqual([20, 60, 100])
  expect(spread([390, 395, 400], 40, 0, 400)).toEqual([300, 340, 380])
})

test("labels hang on the side where there is room", () => {
  expect([0, 1, 2, 3, 4].map(side)).toEqual(["right", "right", "right", "left", "left"])
})
