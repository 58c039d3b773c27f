/** The language that is spoken now, for all components: `speech.words("games")`. */

import type { Language } from "../words/language"
import { loadTexts } from "../words/sources"
import { wordsOf, type Words } from "../words/words"
import { Texts } from "../words/texts"

class Speech {
  words: Words = $state.raw(wordsOf(new Texts("en", [])))

  private speaksOfPeople = false

  /** Speak another language from now on. */
  async speak(language: Language): Promise<void> {
    const texts = await loadTexts(language, undefined, { people: this.speaksOfPeople })
    this.words = wordsOf(texts)
    document.documentElement.lang = language
  }

  /** Know the words of the pages about people too. */
  async speakOfPeople(language: Language): Promise<void> {
    if (this.speaksOfPeople) return
    this.speaksOfPeople = true
    await this.speak(language)
  }
}

export const speech = new Speech()
