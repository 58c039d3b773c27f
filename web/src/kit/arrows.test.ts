import { expect, test } from "vitest"
import { stepTo } from "./arrows"

test("arrows go round in a row", () => {
  expect(stepTo("ArrowRight", 2, 3)).toBe(0)
  expect(stepTo("ArrowUp", 0, 3)).toBe(2)
  expect(stepTo("Enter", 0, 3)).toBeNull()
})

test("up and down go by whole rows of a grid", () => {
  expect(stepTo("ArrowDown", 1, 9, 3)).toBe(4)
  expect(stepTo("ArrowUp", 1, 9, 3)).toBe(7)
  expect(stepTo("ArrowRight", 2, 9, 3)).toBe(3)
})
