import { expect, test } from "vitest"
import { around, middleOf, placeOf, SQUARES, walks } from "./squares"

const all = Array.from({ length: SQUARES }, (_, position) => position)

test("the ring has a place for each square, and goes on from one to the next", () => {
  const places = all.map(placeOf)
  expect(new Set(places.map((place) => `${place.row} ${place.column}`)).size).toBe(SQUARES)
  const far = places.map((place, position) => {
    const next = placeOf((position + 1) % SQUARES)
    return Math.abs(place.row - next.row) + Math.abs(place.column - next.column)
  })
  expect(new Set(far)).toEqual(new Set([1]))
})

test("the first square is at the lower right, and the way goes left", () => {
  expect(placeOf(0)).toMatchObject({ row: 11, column: 11, corner: true })
  expect(placeOf(1)).toMatchObject({ row: 11, column: 10, side: "bottom", corner: false })
  expect(placeOf(10)).toMatchObject({ row: 11, column: 1, corner: true })
  expect(placeOf(39)).toMatchObject({ row: 10, column: 11, side: "right" })
})

test("opposite squares lie opposite one another", () => {
  expect(middleOf(5)).toEqual({ x: 50, y: middleOf(0).y })
  expect(middleOf(25).x).toBeCloseTo(50)
  expect(middleOf(0).x + middleOf(10).x).toBeCloseTo(100)
})

test("what lies around a square goes over the end of the ring", () => {
  expect(around(39, 2, 2)).toEqual([37, 38, 39, 0, 1])
})

test("a token walks from square to square, over the start", () => {
  const moved = { event: "moved", seat: 2, from: 38, to: 1, square: "brown_1" }
  expect(walks([moved], 10).get(2)).toEqual([38, 39, 0, 1])
})

test("a card leads on from where the dice led, backward too", () => {
  const events = [
    { event: "moved", seat: 0, from: 33, to: 36, square: "chance" },
    { event: "moved_back", seat: 0, from: 36, to: 33, square: "community" },
  ]
  expect(walks(events, 10).get(0)).toEqual([33, 34, 35, 36, 35, 34, 33])
})

test("to jail one goes straight", () => {
  const events = [
    { event: "moved", seat: 1, from: 28, to: 30, square: "go_to_jail" },
    { event: "jailed", seat: 1 },
  ]
  expect(walks(events, 10).get(1)).toEqual([28, 29, 30, 10])
})

test("a whole round is a walk too", () => {
  const moved = { event: "moved", seat: 0, from: 7, to: 7, square: "chance" }
  expect(walks([moved], 10).get(0)).toHaveLength(SQUARES + 1)
})
