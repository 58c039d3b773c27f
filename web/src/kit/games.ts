/** The games that the page can show: each folder in web/src/games, found by itself. */

import type { GameFolder } from "../kit/board"

const FOLDERS = import.meta.glob<{ game: GameFolder }>("../games/*/index.ts")

/** The names of the games that have a board. */
export const GAMES_WITH_BOARDS: readonly string[] = Object.keys(FOLDERS).map(
  (path) => path.split("/")[2] ?? "",
)

const LESSONS = Object.keys(import.meta.glob("../games/*/lesson.json"))

/** Whether a game has a tutorial. */
export function hasLesson(name: string): boolean {
  return LESSONS.includes(`../games/${name}/lesson.json`)
}

/** A game's folder, fetched when it is first needed; undefined if the page has no board for it. */
export async function loadGame(name: string): Promise<GameFolder | undefined> {
  return (await FOLDERS[`../games/${name}/index.ts`]?.())?.game
}
