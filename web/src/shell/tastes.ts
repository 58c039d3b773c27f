/** A small picture of each game, from its own folder. */

import type { Component } from "svelte"

const TASTES = import.meta.glob<{ default: Component }>("../games/*/Taste.svelte")

/** The picture of a game, fetched when it is shown; undefined if it has none. */
export async function loadTaste(game: string): Promise<Component | undefined> {
  return (await TASTES[`../games/${game}/Taste.svelte`]?.())?.default
}
