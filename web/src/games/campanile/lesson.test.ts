import { describe, expect, test } from "vitest"
import en from "./words/en.ftl?raw"
import fr from "./words/fr.ftl?raw"
import nl from "./words/nl.ftl?raw"
import lesson from "./lesson.json"

describe.each(lesson.map((step) => [step.say, step] as const))("the step %s", (say, step) => {
  test.each([
    ["English", en],
    ["French", fr],
    ["Dutch", nl],
  ])("has words in %s", (_, texts) => {
    expect(texts).toContain(`campanile-learn-${say} =`)
  })

  test("wants only moves that are allowed", () => {
    expect(step.legal).toEqual(expect.arrayContaining(step.wanted))
  })

  test("shows the learner's own cards and nobody else's", () => {
    expect(step.view.seats.map((seat) => seat.hand !== null)).toEqual([true, false])
  })
})

test("the lesson goes through a whole game: from the first storey to the flags", () => {
  expect(lesson[0]?.view.towers.every((tower) => tower.height === 0)).toBe(true)
  expect(lesson.at(-1)?.view.phase).toBe("over")
})
