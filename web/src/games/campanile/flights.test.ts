import { expect, test } from "vitest"
import { flightsOf } from "./flights"

const built = { event: "built", seat: 1, style: "gothic", storeys: 2, height: 5 }
const bet = { event: "bet", seat: 1, style: "baroque", chip: 3, sum: 4 }
const drew = { event: "drew", seat: 1, pile: 2, style: "moorish", left: 4, next: "gothic" }

test("a card flies to its tower, a chip under it, and a card from the pile to its player", () => {
  const [card, chip, drawn] = flightsOf([built, bet, drew], 0)
  expect(card).toMatchObject({
    kind: "card",
    style: "gothic",
    from: ['[data-seat="1"]'],
    to: ['[data-bets="gothic"]'],
  })
  expect(chip).toMatchObject({ kind: "chip", value: 3, from: ['[data-chips="1"]'] })
  expect(chip?.to[0]).toBe('[data-bets="baroque"] [data-owner="1"]')
  expect(drawn).toMatchObject({
    kind: "card",
    style: "moorish",
    from: ['[data-top="2"]'],
    to: ['[data-seat="1"]'],
  })
})

test("the reader's own cards come from the hand and go to it", () => {
  const [card, drawn] = flightsOf([built, drew], 1)
  expect(card?.from).toEqual(["[data-hand]"])
  expect(drawn?.to).toEqual(["[data-hand]"])
})

test("what moves nothing has no flight", () => {
  expect(flightsOf([{ event: "over", reason: "pile_empty", scores: [1, 2] }], null)).toEqual([])
})
