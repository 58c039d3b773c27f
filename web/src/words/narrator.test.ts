import { describe, expect, test } from "vitest"
import type { StoryEvent } from "../kit/board"
import { parseMove } from "../kit/moves"
import { LANGUAGES } from "./language"
import { loadTexts } from "./sources"
import { wordsOf } from "./words"

interface Told {
  game: string
  moves: string[]
  events: Record<"0" | "watching", StoryEvent[]>
  lines: Record<string, { moves: string[]; events: Record<string, string[]> }>
}

const FILES = Object.entries(
  import.meta.glob<Told>("../fixtures/*-told.json", { import: "default", eager: true }),
)

/** The page groups the digits of large numbers, and the terminal does not. */
function ungrouped(line: string): string {
  return line.replace(/(?<=\d)[.,\u202f\u00a0](?=\d{3}(?!\d))/g, "")
}

test("there are games whose words can be compared", () => {
  expect(FILES.length).toBeGreaterThanOrEqual(4)
})

describe.each(FILES)("%s", (_path, told) => {
  test.each(LANGUAGES)("the page words moves and events as the terminal does, in %s", async (language) => {
    const texts = await loadTexts(language, told.game)
    const player = wordsOf(texts, told.game, 0)
    const onlooker = wordsOf(texts, told.game, null)
    const lines = told.lines[language]
    expect(told.moves.map((text) => ungrouped(player.move(parseMove(text))))).toEqual(lines?.moves)
    expect(told.events["0"].map((event) => ungrouped(player.event(event)))).toEqual(lines?.events["0"])
    expect(told.events.watching.map((event) => ungrouped(onlooker.event(event)))).toEqual(
      lines?.events["watching"],
    )
  })
})

describe("a narrator who knows names", () => {
  test("calls the others by name, and the reader as before", async () => {
    const words = wordsOf(await loadTexts("fr", "campanile"), "campanile", 1, ["Livia", "Marc"])
    const event = { event: "built", seat: 0, style: "gothic", storeys: 2, height: 5 }
    expect(words.event(event)).toBe("Livia a bâti 2 étages sur la tour gothique, haute maintenant de 5.")
    expect(words.event({ ...event, seat: 1 })).toMatch(/^Tu as bâti/)
  })

  test("tells the number of a round, and not that of the player who begins it", async () => {
    const words = wordsOf(await loadTexts("en", "capital_lux"), "capital_lux", 0)
    const event = { event: "round", number: 2, seat: 0, dealt: 5 }
    expect(words.event(event)).toBe("Round 2, 5 cards each. First player: You.")
  })

  test("shows what has no text as it is", async () => {
    const words = wordsOf(await loadTexts("nl"), "senet", 0)
    expect(words.move(parseMove("throw sticks=4"))).toBe("throw sticks=4")
    expect(words.event({ event: "thrown", seat: 0 })).toBe("event: thrown, seat: 0")
    expect(words.title()).toBe("senet")
  })
})
