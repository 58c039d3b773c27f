import { expect, test } from "vitest"
import type { PastGame, PastSeat } from "../wire"
import type { Words } from "../words/words"
import { nameOfPast, resultOf, signed } from "./past"

const words = Object.assign((name: string, values?: object) => `${name}${JSON.stringify(values ?? {})}`, {
  number: String,
}) as unknown as Words // the little of it that is used

const seat = (
  number: number,
  place: number,
  name: string | null = "Ann",
  level: string | null = null,
): PastSeat => ({
  seat: number,
  place,
  name,
  level,
  score: 5,
})

const game = (...places: number[]): PastGame => ({
  table: "t",
  game: "campanile",
  ended: 0,
  reason: "over",
  moves: 1,
  seat: 0,
  gain: null,
  seats: places.map((place, number) => seat(number, place)),
})

test("a first place alone is a victory, one that others have too is shared, any other is lost", () => {
  expect([game(1, 2), game(1, 1), game(2, 1)].map(resultOf)).toEqual(["victory", "shared", "lost"])
})

test("people have their names, bots their level, and who is forgotten neither", () => {
  expect(nameOfPast(seat(0, 1), words)).toBe("Ann")
  expect(nameOfPast(seat(0, 1, null, "hard"), words)).toBe('bot{"level":"hard"}')
  expect(nameOfPast(seat(0, 1, ""), words)).toBe("history-nobody{}")
})

test("a gain has its sign", () => {
  expect([12, 0, -7].map((gain) => signed(gain, words))).toEqual(["+12", "0", "−7"])
})
