import { expect, test } from "vitest"
import en from "./rules/en.md"
import fr from "./rules/fr.md"
import nl from "./rules/nl.md"

const NUMBERS = [
  ..."1 2 3 4 5 6 7 10 11 12 13 13a 13b 13c 13d 14 15 20 21 22 23 24 25 30 31 32 40 41 42 50 60".split(" "),
].map((number) => `CP-${number}`)

/** The numbers that can be linked to, in the order of the page. */
function anchors(html: string): string[] {
  return [...html.matchAll(/id="(CP-\d+[a-z]?)"/g)].map((found) => found[1] ?? "")
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
    [...html.matchAll(/<capitol-piece name="(\w+)">/g)].map((found) => found[1] ?? "")
  expect(pieces(en)).toEqual(["hill", "cards", "fits", "bid", "pays"])
  expect(pieces(fr)).toEqual(pieces(en))
  expect(pieces(nl)).toEqual(pieces(en))
})
