import { expect, test } from "vitest"
import { html } from "./rules"

test("a rule is found at its number", () => {
  expect(html("CN-7 After building, one may bet.")).toBe(
    '<p id="CN-7"><span class="rule-number">CN-7</span> After building, one may bet.</p>\n',
  )
})

test("points of a list are rules as well", () => {
  expect(html("- CL-12c The modifier is laid face down.")).toContain('<li id="CL-12c">')
})

test("a number inside a sentence stays where it is", () => {
  expect(html("As CN-7 says.")).toBe("<p>As CN-7 says.</p>\n")
})
