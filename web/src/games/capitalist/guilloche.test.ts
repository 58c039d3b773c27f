import { expect, test } from "vitest"
import { rosette } from "./guilloche"

test("a rosette is a closed line that stays between its two circles", () => {
  const line = rosette(100, 20, 8, 5)
  const points = [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((found) =>
    Math.hypot(Number(found[1]), Number(found[2])),
  )
  expect(line.endsWith("Z")).toBe(true)
  expect(Math.min(...points)).toBeGreaterThanOrEqual(79.9)
  expect(Math.max(...points)).toBeLessThanOrEqual(120.1)
})
