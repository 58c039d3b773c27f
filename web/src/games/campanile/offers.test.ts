import { expect, test } from "vitest"
import type { AnyView } from "../../kit/board"
import { parseMove } from "../../kit/moves"
import game from "../../fixtures/campanile-4.json"
import {
  chipsToBet,
  heights,
  likeTheTowers,
  noBet,
  stakesOn,
  stylesToBet,
  stylesToBuild,
  towerOf,
} from "./offers"
import type { CampanileView } from "./view"

const view = viewOf(game.positions[0]?.views.watching)

function viewOf(plain: AnyView | undefined): CampanileView {
  return plain as unknown as CampanileView
}

function moves(...texts: string[]): ReturnType<typeof parseMove>[] {
  return texts.map(parseMove)
}

test("the styles that may be built on are those of the legal builds, each once", () => {
  const legal = moves(
    "build style=gothic storeys=1",
    "build style=gothic storeys=2",
    "build style=moorish storeys=3",
  )
  expect(stylesToBuild(legal)).toEqual(["gothic", "moorish"])
})

test("a tower offers the heights of its legal builds and no others, the lowest first", () => {
  const legal = moves(
    "build style=gothic storeys=3",
    "build style=gothic storeys=1",
    "build style=moorish storeys=2",
  )
  expect(heights(view, legal, "gothic").map((height) => height.storeys)).toEqual([1, 3])
})

test("a height says how high the tower would stand, and which pile is drawn from", () => {
  const grown = { ...view, towers: view.towers.map((tower) => ({ ...tower, height: 5 })) }
  const [height] = heights(grown, moves("build style=baroque storeys=2"), "baroque")
  expect(height?.reaches).toBe(7)
  expect(height?.pile).toEqual(view.piles[1])
  expect(height?.move.text).toBe("build style=baroque storeys=2")
})

test("a tower that is not in the list offers nothing", () => {
  expect(heights(view, moves("build style=gothic storeys=1"), "baroque")).toEqual([])
})

test("bets are sorted by tower and by chip", () => {
  const legal = moves(
    "bet style=gothic chip=2",
    "bet style=gothic chip=1",
    "bet style=baroque chip=2",
    "no_bet",
  )
  expect(stakesOn(legal, "gothic").map((stake) => stake.chip)).toEqual([1, 2])
  expect(chipsToBet(legal)).toEqual([1, 2])
})

test("a chosen chip leaves the towers that take it", () => {
  const legal = moves(
    "bet style=gothic chip=1",
    "bet style=gothic chip=2",
    "bet style=baroque chip=2",
    "no_bet",
  )
  expect(stylesToBet(legal, null)).toEqual(["gothic", "baroque"])
  expect(stylesToBet(legal, 1)).toEqual(["gothic"])
  expect(stylesToBet(legal, 3)).toEqual([])
})

test("betting nothing is offered where the list has it", () => {
  expect(noBet(moves("bet style=gothic chip=1", "no_bet"))?.text).toBe("no_bet")
  expect(noBet(moves("build style=gothic storeys=1"))).toBeNull()
})

test("a hand is in the order of the towers", () => {
  const row = view.towers.map((tower) => tower.style)
  expect(likeTheTowers(view, [...row].reverse())).toEqual(row)
})

test("a style without a tower is refused in a sentence", () => {
  const towerless = { ...view, towers: [] }
  expect(() => towerOf(towerless, "gothic")).toThrow("There is no tower of the style gothic.")
})
