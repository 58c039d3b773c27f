import { expect, test } from "vitest"
import { inSteps, readAmount, within } from "./amounts"

const COINS = [1, 10, 100, 1000]

test("an amount is made of the fewest steps, the greatest first", () => {
  expect(inSteps("raise_by", 1213, COINS).map((move) => move.text)).toEqual([
    "raise_by amount=1000",
    "raise_by amount=100",
    "raise_by amount=100",
    "raise_by amount=10",
    "raise_by amount=1",
    "raise_by amount=1",
    "raise_by amount=1",
  ])
})

test("nothing takes no step", () => {
  expect(inSteps("give_money", 0, COINS)).toEqual([])
  expect(inSteps("give_money", -5, COINS)).toEqual([])
})

test("no amount takes more steps than a decision holds", () => {
  expect(inSteps("raise_by", within(999_999, COINS), COINS).length).toBeLessThan(200)
  expect(within(1500, COINS)).toBe(1500)
})

test("an amount is read as people write it, and only within its bounds", () => {
  expect(readAmount("137", 1, 500)).toBe(137)
  expect(readAmount(" $1,200 ", 1, 1500)).toBe(1200)
  expect(readAmount("1 200", 1, 1500)).toBe(1200)
  expect(readAmount("501", 1, 500)).toBeNull()
  expect(readAmount("0", 1, 500)).toBeNull()
  expect(readAmount("-3", 0, 500)).toBeNull()
  expect(readAmount("many", 0, 500)).toBeNull()
})
