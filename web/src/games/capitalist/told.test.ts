import { expect, test } from "vitest"
import { changes, withLines, worthTelling } from "./told"
import type { CapitalistView } from "./view"

function purses(...money: number[]): CapitalistView {
  return { seats: money.map((each, seat) => ({ seat, money: each })) } as unknown as CapitalistView
}

test("what came and went is told for each seat", () => {
  expect(changes(purses(500, 200, 80), purses(450, 250, 80))).toEqual([-50, 50, 0])
})

test("what the board shows by itself is not told in words as well", () => {
  const events = ["turn", "rolled", "moved", "bought"].map((event) => ({ event }))
  expect(worthTelling(events).map((each) => each.event)).toEqual(["rolled", "bought"])
})

test("the last lines stay, the oldest go", () => {
  expect(withLines(["a", "b", "c"], ["d", "e"])).toEqual(["b", "c", "d", "e"])
})
