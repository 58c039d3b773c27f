import { expect, test } from "vitest"
import type { SeatFigures } from "../../wire"
import { favoured, marks, part, reachOf, roomOf, scaleOf, topOf } from "./scales"

function seat(least: number, wins: number, most: number): SeatFigures {
  return { wins, least, most, points: 0 }
}

test("marks are round, and stay within their scale", () => {
  expect(marks({ low: 33.5, high: 78.5 }, 5)).toEqual([40, 50, 60, 70])
  expect(marks({ low: 0, high: 0.34 }, 4)).toEqual([0, 0.1, 0.2, 0.3])
  expect(marks({ low: -250, high: 1000 }, 5)).toEqual([-250, 0, 250, 500, 750, 1000])
})

test("a whole number stands in the middle of its own room", () => {
  const bars = { low: 10, width: 1, shares: [0.5, 0.25, 0.25] }
  expect([10, 11, 12].map((value) => part(scaleOf(bars), value) * 6)).toEqual([1, 3, 5])
  expect(part(scaleOf(bars), 900)).toBe(1)
})

test("a bar says which numbers it holds", () => {
  const bars = { low: 0, width: 20, shares: [0.5, 0.5] }
  expect([roomOf(bars, 0), roomOf(bars, 1)]).toEqual([
    [0, 19],
    [20, 39],
  ])
})

test("histograms side by side have the height of the highest", () => {
  const spreading = (shares: number[]) => ({
    mean: 0,
    low: 0,
    middle: 0,
    high: 0,
    long: 0,
    bars: { low: 0, width: 1, shares },
  })
  expect(topOf([spreading([0.2, 0.8]), spreading([0.5, 0.5])])).toBe(0.8)
})

test("wins stand on one scale that holds every equal share", () => {
  const scale = reachOf([[seat(0.45, 0.5, 0.55), seat(0.45, 0.5, 0.55)], [seat(0.3, 0.32, 0.34)]])
  expect(scale.low).toBeLessThan(0.3)
  expect(scale.high).toBe(1)
})

test("a seat is favoured only where chance cannot have done it", () => {
  const seats = [seat(0.35, 0.4, 0.45), seat(0.3, 0.34, 0.38), seat(0.22, 0.27, 0.32)]
  expect(favoured(seats, "more")).toEqual([0])
  expect(favoured(seats, "less")).toEqual([2])
})
