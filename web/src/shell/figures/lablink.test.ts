import { expect, test } from "vitest"
import type { GameInfo } from "../../wire"
import { firstTrial, otherWay, searchOf, trialIn, type Trial } from "./lablink"

const NO_BOUNDS = { values: null, low: null, high: null }
const GAME: GameInfo = {
  name: "capitalist",
  fewest_players: 2,
  most_players: 8,
  settings: [
    { ...NO_BOUNDS, name: "rounds", kind: "whole", default: 200, low: 0, high: 300 },
    { ...NO_BOUNDS, name: "quick", kind: "yes_no", default: false },
    { ...NO_BOUNDS, name: "resale", kind: "choice", default: "half", values: ["half", "none"] },
  ],
}
const PLAIN: GameInfo = { name: "capital_lux", fewest_players: 2, most_players: 4, settings: [] }

const TRIAL: Trial = {
  bots: "easy",
  games: 2000,
  ways: [
    { players: 2, options: {} },
    { players: 5, options: { quick: true, rounds: 20, resale: "none" } },
  ],
}

test("a link brings back the very trial that it was made of", () => {
  expect(trialIn(searchOf(TRIAL), GAME)).toEqual(TRIAL)
})

test("an address that names what the game has not is none", () => {
  const addresses = ["", "way=9", "way=two", "way=2;luck=1", "way=2&way=2&way=2&way=2&way=2"]
  expect(addresses.map((search) => trialIn(search, GAME))).toEqual([null, null, null, null, null])
})

test("who plays and how often are as usual where the address says nothing of use", () => {
  expect(trialIn("way=3&bots=expert&games=7", GAME)).toEqual({
    bots: "medium",
    games: 500,
    ways: [{ players: 3, options: {} }],
  })
})

test("the first comparison is between the usual rules and one other setting, or number of players", () => {
  expect(firstTrial(GAME).ways).toEqual([
    { players: 3, options: {} },
    { players: 3, options: { quick: true } },
  ])
  expect(firstTrial(PLAIN).ways.map((way) => way.players)).toEqual([3, 4])
  expect(otherWay(PLAIN, { players: 4, options: {} }).players).toBe(2)
})
