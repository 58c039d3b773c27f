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
    expect(texts).toContain(`capitol-learn-${say} =`)
  })

  test("wants only moves that are allowed", () => {
    expect(step.legal).toEqual(expect.arrayContaining(step.wanted))
  })

  test("shows the learner's own cards and nobody else's", () => {
    expect(step.view.seats.map((seat) => seat.hand !== null)).toEqual([true, false])
  })
})

test("the lesson goes through a whole game: from an empty Rome to the fourth scoring", () => {
  expect(lesson[0]?.view.prefectures.every((prefecture) => prefecture.houses.length === 0)).toBe(true)
  expect(lesson.at(-1)?.view.phase).toBe("over")
})

test("what the last step says of the points is so", () => {
  const [mine, other] = lesson.at(-1)?.view.seats.map((seat) => String(seat.score)) ?? []
  for (const texts of [en, fr, nl]) {
    const end = texts.slice(texts.indexOf("capitol-learn-end ="))
    expect(end).toContain(mine)
    expect(end).toContain(other)
  }
})
