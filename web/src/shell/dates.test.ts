import { expect, test } from "vitest"
import { ago, dated } from "./dates"

const NOW = Date.UTC(2026, 10, 19, 12)

test("how long ago is said in the largest unit that fits", () => {
  const passed = [90_000, 3 * 3_600_000, 26 * 3_600_000, 9 * 86_400_000]
  expect(passed.map((ms) => ago(NOW - ms, "en", NOW))).toEqual([
    "1 minute ago",
    "3 hours ago",
    "yesterday",
    "9 days ago",
  ])
})

test("a clock that goes wrong does not put the past into the future", () => {
  expect(ago(NOW + 5_000_000, "en", NOW)).toBe("this minute")
})

test("a day is written in the reader's language", () => {
  expect(dated(NOW, "nl")).toBe("19 november 2026")
})
