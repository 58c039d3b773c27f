/** What a reader prefers, kept in this browser alone. */

import { isLanguage, languageOf, type Language } from "../words/language"

const KEY = "campidoglio"

export type Theme = "system" | "light" | "dark"
export type Motion = "system" | "full" | "still"

interface Kept {
  language: Language | null
  theme: Theme
  motion: Motion
  sound: boolean
  patterns: boolean
  /** The level of the bots that were played against last. */
  level: string
  /** Whether the reader chose their name, or was given one to begin at once. */
  named: boolean
}

const USUAL: Kept = {
  language: null,
  theme: "system",
  motion: "system",
  sound: false,
  patterns: false,
  level: "medium",
  named: false,
}

class Preferences {
  private kept: Kept = $state(read())
  private readonly dark = watched("(prefers-color-scheme: dark)")
  private readonly calm = watched("(prefers-reduced-motion: reduce)")

  get language(): Language {
    return this.kept.language ?? languageOf(navigator.languages)
  }

  get theme(): Theme {
    return this.kept.theme
  }

  get motion(): Motion {
    return this.kept.motion
  }

  get sound(): boolean {
    return this.kept.sound
  }

  get patterns(): boolean {
    return this.kept.patterns
  }

  get level(): string {
    return this.kept.level
  }

  get named(): boolean {
    return this.kept.named
  }

  /** Whether it is shown dark. */
  get isDark(): boolean {
    return this.kept.theme === "dark" || (this.kept.theme === "system" && this.dark.matches)
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.kept.motion === "full" || (this.kept.motion === "system" && !this.calm.matches)
  }

  /** Prefer something from now on. */
  prefer(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>
    return { ...USUAL, ...found, language: isLanguage(found.language) ? found.language : null }
  } catch {
    return USUAL
  }
}

/** A media query whose answer is followed. */
function watched(query: string): { readonly matches: boolean } {
  const media = matchMedia(query)
  let matches = $state(media.matches)
  media.addEventListener("change", (event) => (matches = event.matches))
  return {
    get matches() {
      return matches
    },
  }
}

export const preferences = new Preferences()
