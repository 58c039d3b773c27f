/** Which languages the page speaks, and which one a reader gets. */

export const LANGUAGES = ["en", "fr", "nl"] as const
export type Language = (typeof LANGUAGES)[number]

/** The names of the languages, each in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
}

/** Whether the page speaks a language. */
export function isLanguage(name: unknown): name is Language {
  return LANGUAGES.some((language) => language === name)
}

/** The first language of a reader's list that the page speaks; English if there is none. */
export function languageOf(wished: readonly string[]): Language {
  return wished.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en"
}
