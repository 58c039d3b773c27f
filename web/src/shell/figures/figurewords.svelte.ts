/** The words of the pages about figures, with those of the game they are about. */

import { loadTexts } from "../../words/sources"
import { wordsOf, type Words } from "../../words/words"
import { preferences } from "../preferences.svelte"

/** Words that come when they are there; `game` may change, and so may the language. */
export class FigureWords {
  words: Words | undefined = $state.raw()

  /** Call it while a component is made. */
  constructor(game: () => string) {
    $effect(() => {
      const name = game()
      const language = preferences.language
      const isWanted = (): boolean => name === game() && language === preferences.language
      void loadTexts(language, name, { figures: true }).then((texts) => {
        if (isWanted()) this.words = wordsOf(texts, name)
      })
    })
  }
}
