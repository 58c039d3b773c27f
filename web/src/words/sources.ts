/**
 * Where the texts lie, and how one language of them is fetched, when it is needed.
 *
 * What the terminal and the page both say lies beside the Python code: `src/campidoglio/locales` for all games, `locales`
 * in each game's folder. What only the page says lies in `web/src/words/page`, in `web/src/words/people`, and in `words` of a
 * game's folder in `web/src/games`.
 */

import type { Language } from "./language"
import { Texts } from "./texts"

type Files = Readonly<Record<string, () => Promise<string>>>

const SHARED: Files = import.meta.glob<string>("../../../src/campidoglio/locales/*.ftl", {
  query: "?raw",
  import: "default",
})
const PAGE: Files = import.meta.glob<string>("./page/*.ftl", { query: "?raw", import: "default" })
const GAMES: Files = import.meta.glob<string>("../../../src/campidoglio/games/*/locales/*.ftl", {
  query: "?raw",
  import: "default",
})
/** What only the pages about people say: who never opens one is spared them. */
const PEOPLE: Files = import.meta.glob<string>("./people/*.ftl", { query: "?raw", import: "default" })
const BOARDS: Files = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default" })

const FIGURES: Files = import.meta.glob<string>("./figures/*.ftl", { query: "?raw", import: "default" })

/** Name and one sentence of every game: see building/titles.ts. */
const TITLES: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("virtual:titles/en"),
  fr: () => import("virtual:titles/fr"),
  nl: () => import("virtual:titles/nl"),
}

/** The texts of a language: of the page and of all games together, and of what else is asked for. */
export async function loadTexts(
  language: Language,
  game?: string,
  { people = false, figures = false } = {},
): Promise<Texts> {
  const shared = [
    fetchText(SHARED, `../../../src/campidoglio/locales/${language}.ftl`),
    fetchText(PAGE, `./page/${language}.ftl`),
    TITLES[language]().then((titles) => titles.default),
  ]
  const ofGame = game
    ? [
        fetchText(GAMES, `../../../src/campidoglio/games/${game}/locales/${language}.ftl`),
        fetchText(BOARDS, `../games/${game}/words/${language}.ftl`),
      ]
    : []
  const ofPeople = people ? [fetchText(PEOPLE, `./people/${language}.ftl`)] : []
  const ofFigures = figures ? [fetchText(FIGURES, `./figures/${language}.ftl`)] : []
  return new Texts(language, await Promise.all([...shared, ...ofGame, ...ofPeople, ...ofFigures]))
}

/** A file that is not there says nothing. */
async function fetchText(files: Files, path: string): Promise<string> {
  return (await files[path]?.()) ?? ""
}
