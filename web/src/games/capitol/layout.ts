/** Where things stand on a hill, seen from above at a slant: every lot is a diamond, twice as wide as high. */

/** Half the width of a lot, half the width of a house, and how high a storey is. */
export const LOT = 26
export const HOUSE = 19
export const STOREY = 14

/** The picture of a hill. */
export const WIDTH = 208
export const HEIGHT = 150

export interface Point {
  x: number
  y: number
}

/** A hill: so many lots one way and the other, the small ones from the front to the back, and the large one. */
export interface Hill {
  columns: number
  rows: number
  /** Everything on it is drawn at this size, so that it fits. */
  scale: number
  lots: readonly Point[]
  large: Point
  /** Cells with nothing on them, from the back to the front: trees grow there. */
  spare: readonly Point[]
  /** The middle of the hill is here, before it is made smaller. */
  middle: Point
}

/** The smallest grid that holds so many small lots; the large one takes two by two at the back. */
const GRIDS: readonly (readonly [number, number])[] = [
  [3, 3],
  [4, 3],
  [4, 4],
  [5, 4],
  [5, 5],
]
const LARGE = 2

/** A hill with so many small lots. */
export function hillOf(count: number): Hill {
  const [columns, rows] = GRIDS.find((grid) => grid[0] * grid[1] - LARGE * LARGE >= count) ?? [5, 5]
  const cells: (Point & { depth: number })[] = []
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      if (column >= LARGE || row >= LARGE) cells.push({ ...cell(column, row), depth: column + row })
    }
  }
  cells.sort((one, other) => other.depth - one.depth || other.x - one.x)
  const points = cells.map(({ x, y }) => ({ x, y }))
  return {
    columns,
    rows,
    scale: Math.min(1, 7 / (columns + rows)),
    lots: points.slice(0, count),
    spare: points.slice(count).reverse(),
    large: { x: 0, y: LOT },
    middle: { x: ((columns - rows) / 2) * LOT, y: ((columns + rows) / 4) * LOT },
  }
}

/** The middle of a cell; the back corner of the hill is at 0, 0. */
function cell(column: number, row: number): Point {
  return { x: (column - row) * LOT, y: ((column + row + 1) * LOT) / 2 }
}

/** A diamond around a point, as the points of a polygon. */
export function diamond(at: Point, half: number): string {
  const { x, y } = at
  return `${x},${y - half / 2} ${x + half},${y} ${x},${y + half / 2} ${x - half},${y}`
}

/** The edge of a hill, so far beyond its outermost cells: its back, right, front and left corners. */
export function corners(hill: Hill, edge: number): readonly [Point, Point, Point, Point] {
  const { columns, rows } = hill
  return [
    { x: 0, y: -edge / 2 },
    { x: columns * LOT + edge, y: (columns * LOT) / 2 },
    { x: (columns - rows) * LOT, y: ((columns + rows) * LOT) / 2 + edge / 2 },
    { x: -rows * LOT - edge, y: (rows * LOT) / 2 },
  ]
}

/** A point between two: 0 is the one, 1 the other. */
export function between(one: Point, other: Point, part: number): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part }
}

/** Points as SVG wants them. */
export function outline(points: readonly Point[], down = 0): string {
  return points.map(({ x, y }) => `${x},${y + down}`).join(" ")
}

/** What stands on a hill, from the back to the front. */
export interface Standing<Thing> {
  at: Point
  thing: Thing
  /** The number of its lot; the large one is -1. */
  lot: number
}

/**
 * Puts houses and fountains on lots. Houses begin at the front with the lowest: each later one is at least as tall, so
 * nothing hides what stands behind it, and what stands does not move. Fountains begin at the back.
 */
export function stand<Thing, Fountain>(
  hill: Hill,
  houses: readonly Thing[],
  fountains: readonly Fountain[],
): Standing<Thing | Fountain>[] {
  const last = hill.lots.length - 1
  const placed = [
    ...houses.map((thing, index) => ({ thing, lot: index })),
    ...fountains.map((thing, index) => ({ thing, lot: last - index })),
  ]
  return placed
    .map(({ thing, lot }) => ({ thing, lot, at: hill.lots[lot] ?? { x: 0, y: 0 } }))
    .sort((one, other) => one.at.y - other.at.y)
}

/** The hills as they lie in Rome, three by three, north at the top. */
export const MAP: readonly string[] = [
  "campus_martius", "quirinal", "viminal",
  "tiber_island", "capitoline", "esquiline",
  "aventine", "palatine", "caelian",
] // prettier-ignore
