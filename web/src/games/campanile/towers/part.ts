/** What the drawing of a style is given. It leaves groups with the ids `<id>-face-0`, `<id>-face-1` and `<id>-belfry`. */
export interface Part {
  id: string
  /** The width and height of the lit face of a storey: drawn from 0 to the right, from 0 upward. */
  width: number
  storey: number
  /** The width of the whole tower, and the height of its belfry: drawn around 0, from 0 upward. */
  tower: number
  belfry: number
}

/** How much of a tower's width is its face in the sun; the rest is the side in the shade. */
export const LIT = 0.74
