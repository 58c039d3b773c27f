import { describe, expect, test } from "vitest"
import four from "../../fixtures/campanile-4.json"
import two from "../../fixtures/campanile-2.json"
import { leading, points, sharesOf, standing } from "./standing"
import type { CampanileView, TowerView } from "./view"

function tower(style: TowerView["style"], height: number, ...sums: [seat: number, sum: number][]): TowerView {
  return {
    style,
    height,
    bets: sums.map(([seat, sum]) => ({ seat, chips: [sum], sum })),
    rank: null,
    flag: null,
  }
}

function table(...towers: TowerView[]): CampanileView {
  return { ...(four.positions[0]?.views.watching as unknown as CampanileView), towers }
}

test("the tallest tower ranks first, and of equal ones the nearer to the piles", () => {
  const view = table(
    tower("gothic", 4),
    tower("moorish", 6),
    tower("baroque", 4),
    tower("renaissance", 0),
    tower("romanesque", 6),
  )
  expect(standing(view).map((each) => each.rank)).toEqual([3, 1, 4, 5, 2])
})

test("the fifth tower pays nothing", () => {
  const view = table(
    tower("gothic", 5, [0, 3]),
    tower("moorish", 4),
    tower("baroque", 3),
    tower("renaissance", 2),
    tower("romanesque", 1, [1, 3]),
  )
  const stands = standing(view)
  expect(stands[4]).toEqual({ style: "romanesque", rank: 5, flag: null, shares: [] })
  expect(points(4, stands)).toEqual([8, 0, 0, 0])
})

test("the greatest sum takes the first value, the second greatest the second; of equal sums the earlier", () => {
  const view = table(tower("gothic", 5, [2, 1], [1, 3], [0, 3]))
  expect(standing(view)[0]?.shares.map((share) => [share.seat, share.points])).toEqual([
    [1, 8],
    [0, 4],
  ])
})

test("a player alone under a tower takes the first value only", () => {
  const stands = standing(table(tower("gothic", 5, [2, 1]), tower("baroque", 3, [2, 3])))
  expect(points(3, stands)).toEqual([0, 0, 14])
  expect(sharesOf(2, stands).map((share) => share.points)).toEqual([8, 6])
  expect(sharesOf(0, stands)).toEqual([])
})

test("those with the most points lead, and nobody while all have none", () => {
  expect(leading([3, 7, 7])).toEqual([1, 2])
  expect(leading([0, 0])).toEqual([])
})

describe.each([two, four])("in a game that was really played", (game) => {
  const last = game.positions.at(-1)?.views.watching as unknown as CampanileView

  test("the points of every position are those that the server counts", () => {
    const views = game.positions.map((position) => position.views.watching as unknown as CampanileView)
    for (const view of views) {
      expect(points(view.players, standing(view))).toEqual(view.seats.map((seat) => seat.score))
    }
  })

  test("what would be scored is what is scored when it ends: ranks need not be told", () => {
    const untold = { ...last, towers: last.towers.map((each) => ({ ...each, rank: null, flag: null })) }
    expect(standing(untold)).toEqual(standing(last))
  })
})
