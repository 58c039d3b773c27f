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
    expect(texts).toContain(`capital_lux-learn-${say} =`)
  })

  test("wants only moves that are allowed", () => {
    expect(step.legal).toEqual(expect.arrayContaining(step.wanted))
  })

  test("shows the learner's own cards and nobody else's", () => {
    expect(step.view.seats.map((seat) => seat.hand !== null)).toEqual([true, false])
  })
})

test("the lesson goes through a whole game: from the first pack to the final count", () => {
  expect(lesson[0]?.view.phase).toBe("draft")
  expect(lesson.at(-1)?.view.phase).toBe("over")
})

test("the words of the lesson tell what is true", () => {
  const step = (name: string): (typeof lesson)[number]["view"] | undefined =>
    lesson.find((each) => each.say === name)?.view
  expect(step("place")?.looked_at).toBe(4)
  expect(step("pay")?.asked).toEqual({ seat: 0, colour: "blue", price: 1 })
  expect(step("later")?.asked).toEqual({ seat: 0, colour: "blue", price: 1 })
  expect(step("end")?.seats.map((seat) => seat.score)).toEqual([70, 64])
})
