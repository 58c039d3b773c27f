/** A game's folder and its texts, fetched together for the page that shows it. */

import type { GameFolder } from "../kit/board"
import { loadGame } from "../kit/games"
import { loadTexts } from "../words/sources"
import type { Texts } from "../words/texts"
import { preferences } from "./preferences.svelte"

/** What a page needs to show a game; both parts are there, or neither. */
export class GameWords {
  folder: GameFolder | undefined = $state.raw()
  texts: Texts | undefined = $state.raw()

  /** `game` may change; so may the language. Call it while a component is made. */
  constructor(game: () => string | undefined) {
    $effect(() => {
      const name = game()
      const language = preferences.language
      if (name) void this.load(name, () => name === game() && language === preferences.language)
    })
  }

  private async load(name: string, isWanted: () => boolean): Promise<void> {
    const [folder, texts] = await Promise.all([loadGame(name), loadTexts(preferences.language, name)])
    if (!isWanted()) return
    this.folder = folder
    this.texts = texts
  }
}
