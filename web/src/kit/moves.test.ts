import { expect, test } from "vitest"
import { moveText, moveWith, movesWith, parseMove } from "./moves"

const LEGAL = ["build style=gothic storeys=1", "build style=gothic storeys=2", "no_bet"].map(parseMove)

test("a move is read from its text, numbers as numbers", () => {
  expect(parseMove("build style=gothic storeys=2")).toEqual({
    text: "build style=gothic storeys=2",
    name: "build",
    fields: { style: "gothic", storeys: 2 },
  })
  expect(parseMove("offer money=-50").fields).toEqual({ money: -50 })
  expect(parseMove("no_bet").fields).toEqual({})
})

test("the text of a move is made from its name and fields", () => {
  expect(LEGAL.map((move) => moveText(move.name, move.fields))).toEqual(LEGAL.map((move) => move.text))
})

test("moves are found by name and by some of their fields", () => {
  expect(movesWith(LEGAL, "build", { style: "gothic" })).toHaveLength(2)
  expect(moveWith(LEGAL, "build", { storeys: 2 })).toBe(LEGAL[1])
  expect(moveWith(LEGAL, "bet")).toBeUndefined()
})
