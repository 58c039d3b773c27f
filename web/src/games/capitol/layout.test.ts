import { describe, expect, test } from "vitest"
import { between, corners, diamond, hillOf, MAP, outline, stand } from "./layout"

const COUNTS = [1, 5, 6, 7, 8, 9, 12, 13, 18]

describe.each(COUNTS)("a hill with %i small lots", (count) => {
  const hill = hillOf(count)

  test("has a lot for each, none twice, and none on the large one", () => {
    expect(hill.lots).toHaveLength(count)
    const points = new Set(hill.lots.map(({ x, y }) => `${x} ${y}`))
    expect(points.size).toBe(count)
    expect(points.has(`${hill.large.x} ${hill.large.y}`)).toBe(false)
  })

  test("fills its lots from the front, so that later and taller houses stand behind", () => {
    const depths = hill.lots.map(({ y }) => y)
    expect(depths).toEqual([...depths].sort((one, other) => other - one))
  })

  test("uses every cell for a lot, a tree, or the large building", () => {
    expect(hill.lots.length + hill.spare.length + 4).toBe(hill.columns * hill.rows)
  })

  test("fits its picture", () => {
    expect(((hill.columns + hill.rows) / 2) * hill.scale).toBeLessThanOrEqual(3.5)
  })
})

describe("what stands on a hill", () => {
  const hill = hillOf(8)

  test("houses take lots from the front and fountains from the back", () => {
    const standing = stand(hill, ["low", "tall"], ["fountain"])
    const lotOf = (thing: string): number | undefined => standing.find((each) => each.thing === thing)?.lot
    expect([lotOf("low"), lotOf("tall"), lotOf("fountain")]).toEqual([0, 1, 7])
  })

  test("a full hill has one thing on each lot", () => {
    const standing = stand(hill, Array(5).fill("house"), Array(3).fill("fountain"))
    expect(new Set(standing.map((each) => each.lot)).size).toBe(8)
  })

  test("is drawn from the back to the front", () => {
    const depths = stand(hill, ["a", "b", "c"], ["f"]).map((each) => each.at.y)
    expect(depths).toEqual([...depths].sort((one, other) => one - other))
  })
})

test("a lot is twice as wide as high", () => {
  expect(diamond({ x: 10, y: 10 }, 8)).toBe("10,6 18,10 10,14 2,10")
})

test("an edge runs round the outermost cells, so far beyond them", () => {
  const [back, right, front, left] = corners(hillOf(8), 2)
  expect(back).toEqual({ x: 0, y: -1 })
  expect(right.y + left.y).toBe(front.y - 1)
  expect(right.x + left.x).toBe(front.x)
})

test("a point between two is nearer to the one that it is nearer to", () => {
  expect(between({ x: 0, y: 0 }, { x: 8, y: 4 }, 0.25)).toEqual({ x: 2, y: 1 })
})

test("an outline can be let down", () => {
  expect(outline([{ x: 1, y: 2 }, { x: 3, y: 4 }], 5)).toBe("1,7 3,9") // prettier-ignore
})

test("the map has nine different prefectures, the Capitoline in the middle", () => {
  expect(new Set(MAP).size).toBe(9)
  expect(MAP[4]).toBe("capitoline")
})
