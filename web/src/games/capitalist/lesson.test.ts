import { describe, expect, test } from "vitest"
import lesson from "./lesson.json"
import en from "./words/en.ftl?raw"
import fr from "./words/fr.ftl?raw"
import nl from "./words/nl.ftl?raw"

describe.each(lesson.map((step) => [step.say, step] as const))("the step %s", (say, step) => {
  test.each([
    ["English", en],
    ["French", fr],
    ["Dutch", nl],
  ])("has words in %s", (_, texts) => {
    expect(texts).toContain(`capitalist-learn-${say} =`)
  })

  test("begins with a move that is allowed", () => {
    const first = step.wanted.map((moves) => moves.split("; ")[0])
    expect(step.legal).toEqual(expect.arrayContaining(first))
  })
})

test("the lesson goes through a whole game: from nothing owned to the last round", () => {
  expect(lesson[0]?.view.lands.every((land) => land.owner === null)).toBe(true)
  expect(lesson.at(-1)?.view.phase).toBe("over")
})

test("what the last step says of the fortunes is so", () => {
  const fortunes = lesson.at(-1)?.view.seats.map((seat) => String(seat.fortune)) ?? []
  for (const texts of [en, fr, nl]) {
    const end = texts.slice(texts.indexOf("capitalist-learn-end ="))
    expect(fortunes.map((fortune) => end.includes(fortune))).toEqual([true, true])
  }
})
