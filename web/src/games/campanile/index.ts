/** Campanile: what the shell needs of it. */

import type { GameFolder } from "../../kit/board"
import Board from "./Board.svelte"

export const game: GameFolder = {
  name: "campanile",
  Board,
  asked: (_view, words) => words("your-turn"),
}
