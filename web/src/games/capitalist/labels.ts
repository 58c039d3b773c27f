/** What squares, lands and offers are called and said to be, in the reader's words. */

import type { Words } from "../../words/words"
import {
  HOTEL,
  landOf,
  nameOf,
  type CapitalistView,
  type LandView,
  type SideView,
  type SquareView,
} from "./view"

/** A square by its name. */
export function squareName(square: SquareView, words: Words): string {
  return words("capitalist-square", { square: nameOf(square) })
}

const LONGEST_WORD = 8
const LONGEST_WORD_IN_THE_MIDDLE = 11

/** A square by its name, or by its short one where a word of it is too long for the strip. */
export function stripName(square: SquareView, isMiddle: boolean, words: Words): string {
  const name = squareName(square, words)
  const longest = Math.max(...name.split(/[\s-]/u).map((word) => word.length))
  const fits = longest <= (isMiddle ? LONGEST_WORD_IN_THE_MIDDLE : LONGEST_WORD)
  return fits ? name : words("capitalist-short", { square: nameOf(square) })
}

/** A land by its name. */
export function landName(land: string, words: Words): string {
  return words("capitalist-land", { land })
}

/** Whose a land is. */
export function ownedBy(seat: number, reader: number | null, words: Words): string {
  return words("capitalist-owned-by", { player: words.player(seat), you: seat === reader ? "yes" : "no" })
}

/** What stands on a land. */
export function builtOn(land: LandView, words: Words): string {
  if (land.buildings >= HOTEL) return words("capitalist-a-hotel")
  return words("capitalist-houses", { count: land.buildings })
}

/** What a visitor owes there now. */
export function rentOf(land: LandView, words: Words): string {
  if (land.rent === null) return words("capitalist-rent-none")
  return words(land.group === "utility" ? "capitalist-rent-dice" : "capitalist-rent-now", { rent: land.rent })
}

/** All that can be said of a square, for whoever does not see it. */
export function described(view: CapitalistView, square: SquareView, words: Words): string {
  const land = landOf(view, square.land)
  const there = view.seats.filter((seat) => seat.out === null && seat.position === square.position)
  const parts = [squareName(square, words)]
  if (land) parts.push(...ofLand(land, view.seat, words))
  else if (square.tax) parts.push(words("capitalist-tax", { amount: square.tax }))
  if (there.length > 0) {
    const players = words.list(there.map((seat) => words.player(seat.seat)))
    parts.push(words("capitalist-standing-here", { players }))
  }
  return parts.join(". ")
}

function ofLand(land: LandView, reader: number | null, words: Words): string[] {
  if (land.owner === null) return [words("capitalist-free-for", { price: land.price })]
  const parts = [ownedBy(land.owner, reader, words)]
  if (land.mortgaged) parts.push(words("capitalist-is-mortgaged"))
  else parts.push(rentOf(land, words))
  if (land.buildings > 0) parts.push(builtOn(land, words))
  return parts
}

/** What lies on one side of an offer, in a row. */
export function things(side: SideView, words: Words): string {
  const parts = side.lands.map((land) => landName(land, words))
  parts.push(...side.cards.map(() => words("capitalist-release")))
  if (side.money > 0) parts.push(words("capitalist-money", { amount: side.money }))
  return parts.length > 0 ? words.list(parts) : words("capitalist-nothing")
}
