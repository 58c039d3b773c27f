/** A label that hangs at a tower: something that may be chosen there. */

import type { Move } from "../../kit/board"
import type { PileView } from "./view"

export interface Label {
  key: string
  /** In words, for a screen reader. */
  says: string
  /** How many storeys it adds; null for a chip. */
  storeys: number | null
  /** The pile that a card is then drawn from. */
  pile: PileView | null
  chip: number | null
  /** The sum that the player would have there. */
  sum: number
  move: Move
  take: () => void
}
