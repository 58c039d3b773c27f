/** The language that is spoken now, for all components: `speech.words("games")`. */

import type { Language } from "../words/language"
import { loadTexts } from "../words/sources"
import { wordsOf, type Words } from "../words/words"
import { Texts } from "../words/texts"

class Speech {
  words: Words = $state.raw(wordsOf(new Texts("en", [])))

  /** Speak another language from now on. */
  async speak(language: Language): Promise<void> {
    const texts = await loadTexts(language)
    this.words = wordsOf(texts)
    document.documentElement.lang = language
  }
}

export const speech = new Speech()
