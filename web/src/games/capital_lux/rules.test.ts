import { expect, test } from "vitest"
import en from "./rules/en.md"
import fr from "./rules/fr.md"
import nl from "./rules/nl.md"

const WITH_PARTS: Readonly<Record<number, string>> = { 12: "abcd" }
const NUMBERS = Array.from({ length: 24 }, (_, index) => index + 1).flatMap((number) => [
  `CL-${number}`,
  ...[...(WITH_PARTS[number] ?? "")].map((part) => `CL-${number}${part}`),
])

/** The numbers that can be linked to, in the order of the page. */
function anchors(html: string): string[] {
  return [...html.matchAll(/id="(CL-\d+[a-z]?)"/g)].map((found) => found[1] ?? "")
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
    [...html.matchAll(/<lux-piece name="(\w+)">/g)].map((found) => found[1] ?? "")
  expect(pieces(en)).toEqual(["cards", "city", "trades", "limit"])
  expect(pieces(fr)).toEqual(pieces(en))
  expect(pieces(nl)).toEqual(pieces(en))
})
