import { expect, test } from "vitest"
import { stepTo } from "./arrows"

test("arrows go on and back, and round and round", () => {
  expect(stepTo("ArrowRight", 0, 3)).toBe(1)
  expect(stepTo("ArrowDown", 2, 3)).toBe(0)
  expect(stepTo("ArrowLeft", 0, 3)).toBe(2)
  expect(stepTo("ArrowUp", 1, 3)).toBe(0)
})

test("other keys, and a place outside the group, lead nowhere", () => {
  expect(stepTo("Enter", 0, 3)).toBeNull()
  expect(stepTo("ArrowRight", -1, 3)).toBeNull()
  expect(stepTo("ArrowRight", 0, 0)).toBeNull()
})
