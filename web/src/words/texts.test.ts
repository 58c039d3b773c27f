import { FluentParser, Junk, Message, Visitor, type Resource, type VariableReference } from "@fluent/syntax"
import { describe, expect, test } from "vitest"
import { LANGUAGES, languageOf } from "./language"

type Sources = Record<string, string>

const PAGE: Sources = import.meta.glob("./page/*.ftl", { query: "?raw", import: "default", eager: true })
const PEOPLE: Sources = import.meta.glob("./people/*.ftl", { query: "?raw", import: "default", eager: true })
const FIGURES: Sources = import.meta.glob("./figures/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
})
const SHARED: Sources = import.meta.glob("../../../src/campidoglio/locales/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
})
const BOARDS: Sources = import.meta.glob("../games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
})
const COMPONENTS: Sources = import.meta.glob("../{shell,kit}/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
})

/** A language takes of these what its verbs need. */
const OF_WHO = new Set(["you", "player", "number"])

class Uses extends Visitor {
  readonly names = new Set<string>()

  override visitVariableReference(node: VariableReference): void {
    if (!OF_WHO.has(node.id.name)) this.names.add(node.id.name)
  }
}

function read(source: string): Resource {
  return new FluentParser({ withSpans: false }).parse(source)
}

function messages(source: string): Message[] {
  return read(source).body.filter((entry) => entry instanceof Message)
}

function names(source: string): string[] {
  return messages(source).map((message) => message.id.name)
}

function variables(source: string): Record<string, string[]> {
  return Object.fromEntries(
    messages(source).map((message) => {
      const uses = new Uses()
      uses.visit(message)
      return [message.id.name, [...uses.names].sort()]
    }),
  )
}

const ALL: Sources = { ...PAGE, ...PEOPLE, ...FIGURES, ...BOARDS }
const FOLDERS = [...new Set(Object.keys(ALL).map((path) => path.slice(0, -6)))]
const source = (path: string): string => ALL[path] ?? ""

describe.each(FOLDERS)("%s", (folder) => {
  test.each(LANGUAGES)("has the same messages in %s as in English", (language) => {
    expect(names(source(`${folder}${language}.ftl`))).toEqual(names(source(`${folder}en.ftl`)))
  })

  test.each(LANGUAGES)(
    "takes the same values in %s as in English, so far as a language needs them",
    (language) => {
      expect(variables(source(`${folder}${language}.ftl`))).toEqual(variables(source(`${folder}en.ftl`)))
    },
  )

  test.each(LANGUAGES)("is written without a mistake in %s", (language) => {
    const text = source(`${folder}${language}.ftl`)
    expect(read(text).body.filter((entry) => entry instanceof Junk)).toEqual([])
    expect(new Set(names(text)).size).toBe(names(text).length)
  })
})

test("the page says nothing anew that the terminal says already", () => {
  const shared = new Set(names(Object.entries(SHARED).find(([path]) => path.endsWith("/en.ftl"))?.[1] ?? ""))
  const own = names(PAGE["./page/en.ftl"] ?? "")
  expect(own.filter((name) => shared.has(name))).toEqual([])
  const ofPeople = names(PEOPLE["./people/en.ftl"] ?? "")
  expect(ofPeople.filter((name) => shared.has(name) || own.includes(name))).toEqual([])
  const ofFigures = names(FIGURES["./figures/en.ftl"] ?? "")
  expect(ofFigures.filter((name) => shared.has(name) || own.includes(name))).toEqual([])
})

test("every text that a component names is there", () => {
  const known = new Set(
    [PAGE, PEOPLE, FIGURES, SHARED].flatMap((texts) => Object.values(texts)).flatMap(names),
  )
  const named = Object.values(COMPONENTS).flatMap((text) =>
    [...text.matchAll(/\bwords\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1] ?? ""),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test("French sets off its double signs with a space that does not break", () => {
  const french = [
    PAGE["./page/fr.ftl"] ?? "",
    PEOPLE["./people/fr.ftl"] ?? "",
    FIGURES["./figures/fr.ftl"] ?? "",
    ...Object.keys(BOARDS)
      .filter((path) => path.endsWith("/fr.ftl"))
      .map(source),
  ]
  const wrong = french
    .flatMap((text) => text.split("\n"))
    .filter((line) => !line.startsWith("#"))
    .filter((line) => /« | »|[\p{L})] ?[;!?](?:\s|$)|[\p{L})] :/u.test(line))
  expect(wrong).toEqual([])
})

test("the first of a reader's languages that is spoken here is spoken", () => {
  expect(languageOf(["de-AT", "nl-BE", "fr"])).toBe("nl")
  expect(languageOf(["fr-CA"])).toBe("fr")
  expect(languageOf(["ja"])).toBe("en")
})
