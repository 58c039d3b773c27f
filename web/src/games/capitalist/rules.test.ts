import { expect, test } from "vitest"
import en from "./rules/en.md"
import fr from "./rules/fr.md"
import nl from "./rules/nl.md"

const NUMBERS = [
  ..."1 2 3 4 5 6 7 8 9 10 11 12 13 16 20 21 24 25 26 27 28 30 31 32 33 34 35 40 41 42".split(" "),
  ..."50 51 52 53 54 55 56".split(" "),
].map((number) => `CA-${number}`)

/** The numbers that can be linked to, in the order of the page. */
function anchors(html: string): string[] {
  return [...html.matchAll(/id="(CA-\d+[a-z]?)"/g)].map((found) => found[1] ?? "")
}

/** All figures of the table of rents, row by row. */
function figures(html: string): string[] {
  return [...html.matchAll(/<td>(\d+)<\/td>/g)].map((found) => found[1] ?? "")
}

test.each([
  ["English", en],
  ["French", fr],
  ["Dutch", nl],
])("every rule can be linked to in %s, once and in its order", (_, html) => {
  expect(anchors(html)).toEqual(NUMBERS)
})

test("the three languages show the same pieces in the same places", () => {
  const pieces = (html: string): string[] =>
    [...html.matchAll(/<capitalist-piece name="([\w-]+)">/g)].map((found) => found[1] ?? "")
  expect(pieces(en)).toEqual(["ring", "doubles", "double-rent", "evenly", "trade", "fortune"])
  expect(pieces(fr)).toEqual(pieces(en))
  expect(pieces(nl)).toEqual(pieces(en))
})

test("the table of rents has the same figures in the three languages", () => {
  expect(figures(en)).toHaveLength(16 * 7)
  expect(figures(fr)).toEqual(figures(en))
  expect(figures(nl)).toEqual(figures(en))
})
