/** Where things stand in the picture, in pixels. Knows heights and widths, and nothing of drawing. */

/** The picture of the towers. */
export interface Scene {
  width: number
  height: number
  /** The width of the place of a tower. */
  column: number
  /** The line that all towers stand on. */
  ground: number
  /** The width of a tower. */
  tower: number
  /** The height of a plinth, on which the first storey stands. */
  plinth: number
  /** The height of the roof with its bells. */
  belfry: number
  /** The height of a storey. */
  storey: number
}

export const TOWERS = 5
/** How many storeys a turn may add at most: there is always sky for them. */
export const MOST_STOREYS = 3

/** The camera steps back when the tallest tower outgrows one of these heights, and not at every storey. */
const STEPS = [5, 8, 11, 14, 17, 20, 24, 28, 32, 37, 42]
const SKY = 14

/** The picture for a width, a height and the tallest tower. */
export function scene(width: number, height: number, tallest: number): Scene {
  const column = width / TOWERS
  const tower = clamp(column * 0.66, 30, Math.min(104, height * 0.22)) * slimness(rounded(tallest))
  const plinth = tower * 0.3
  const belfry = tower * 1.2
  const ground = height - 12
  const room = ground - plinth - belfry - SKY
  const storey = Math.min(room / (rounded(tallest) + MOST_STOREYS), tower * 0.74)
  return { width, height, column, ground, tower, plinth, belfry, storey }
}

/** Towers look slimmer as they grow, as towers do. */
function slimness(tallest: number): number {
  return clamp(1.04 - tallest * 0.011, 0.76, 1)
}

/** The next height that the camera is set for. */
export function rounded(tallest: number): number {
  return STEPS.find((step) => step >= tallest) ?? tallest
}

/** The middle of the tower at a place of the row, from 0. */
export function middle(scene: Scene, place: number): number {
  return (place + 0.5) * scene.column
}

/** The line on which a storey above so many others stands. */
export function line(scene: Scene, storeys: number): number {
  return scene.ground - scene.plinth - storeys * scene.storey
}

/** How many openings side by side look well in a wall. */
export function bays(width: number, height: number): number {
  return clamp(Math.round(width / (height * 1.15)), 1, 4)
}

/**
 * Places for labels that each would like to be centred on a height but need room: they keep their order and do not overlap, and
 * stay within the limits where there is room enough. Wishes come from the top down.
 */
export function spread(wishes: readonly number[], size: number, low: number, high: number): number[] {
  const places: number[] = []
  let least = low + size / 2
  for (const wish of wishes) {
    const place = Math.max(wish, least)
    places.push(place)
    least = place + size
  }
  let most = high - size / 2
  for (let index = places.length - 1; index >= 0; index--) {
    places[index] = Math.min(places[index] ?? most, most)
    most = (places[index] ?? most) - size
  }
  return places
}

/** On which side of a tower there is room for labels. */
export function side(place: number): "left" | "right" {
  return place < TOWERS / 2 ? "right" : "left"
}

/** A number within limits; the lower limit wins where they cross. */
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
