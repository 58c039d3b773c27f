/** Each seat has a sign and a pattern beside its colour, because colour is never the only sign. */

/** The signs of the eight seats, alike in weight. */
export const SIGNS = ["●", "▲", "■", "◆", "★", "✚", "⬟", "▼"] as const

/** How many seats have a colour of their own. */
export const SEAT_COLOURS = SIGNS.length

/** The sign of a seat. */
export function signOf(seat: number): string {
  return SIGNS[seat % SEAT_COLOURS] ?? "●"
}

/** The colour of a seat, as a value for CSS and SVG. */
export function colourOf(seat: number): string {
  return `var(--seat-${seat % SEAT_COLOURS})`
}

/** The pale colour of a seat, for backgrounds. */
export function paleColourOf(seat: number): string {
  return `var(--seat-soft-${seat % SEAT_COLOURS})`
}

/** The SVG pattern of a seat, as a value for `fill`; kit/Patterns.svelte must be on the page once. */
export function patternOf(seat: number): string {
  return `url(#seat-pattern-${seat % SEAT_COLOURS})`
}
