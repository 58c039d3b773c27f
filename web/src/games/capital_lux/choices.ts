/** What may be chosen now, with what it would lead to, in words: the buttons above the hand. */

import type { Move } from "../../kit/board"
import { movesWith } from "../../kit/moves"
import type { Words } from "../../words/words"
import { limits, standingOf, type Limit, type Standing } from "./limits"
import { colourMove, waysOf } from "./offers"
import { COLOURS, type CapitalLuxView, type Card, type Colour } from "./view"

/** A button: what it does, and what follows from it. */
export interface Choice {
  move: Move
  kind: "city" | "capital" | "place" | "take" | "pay" | "discard"
  colour: Colour
  title: string
  detail: string
  /** How the reader's city of the colour would stand. */
  standing: Standing
}

/** The choices that are offered now; of a card, once one is chosen. */
export function choicesOf(
  view: CapitalLuxView,
  legal: readonly Move[],
  words: Words,
  chosen: Card | null,
): Choice[] {
  switch (view.phase) {
    case "play":
      return chosen ? ofCard(view, legal, words, chosen) : []
    case "agent":
      return COLOURS.flatMap((colour) => placing(view, legal, words, colour))
    case "cleric":
      return COLOURS.flatMap((colour) => taking(view, legal, words, colour))
    case "limit":
      return gold(view, legal, words)
    default:
      return []
  }
}

function ofCard(view: CapitalLuxView, legal: readonly Move[], words: Words, card: Card): Choice[] {
  const { city, capital } = waysOf(legal, card)
  const { colour, value } = card
  const choices: Choice[] = []
  if (city) {
    const standing = standingAfter(view, colour, value, 0)
    const detail = inCity(view, words, colour, value, 0)
    choices.push({ move: city, kind: "city", colour, title: words("capital_lux-to-city"), detail, standing })
  }
  if (capital) {
    const standing = standingAfter(view, colour, 0, value)
    const detail = words("capital_lux-does", { colour, left: left(view, colour) })
    choices.push({
      move: capital,
      kind: "capital",
      colour,
      title: words("capital_lux-to-capital"),
      detail,
      standing,
    })
  }
  return choices
}

/** How much there is of what a card's action needs. */
function left(view: CapitalLuxView, colour: Colour): number {
  const takeable = view.capital.filter((each) => each.colour !== "pink" && each.cards.length > 0).length
  return { green: view.deck, yellow: view.supply, blue: view.pile, pink: takeable }[colour]
}

function placing(view: CapitalLuxView, legal: readonly Move[], words: Words, colour: Colour): Choice[] {
  const move = colourMove(legal, "place", colour)
  if (!move) return []
  const worth = view.looked_at ?? 0
  const { known } = limits(view)[colour]
  const detail = words("capital_lux-becomes", { before: known, after: known + worth })
  const standing = standingAfter(view, colour, 0, worth)
  return [{ move, kind: "place", colour, title: words("capital_lux-short", { colour }), detail, standing }]
}

function taking(view: CapitalLuxView, legal: readonly Move[], words: Words, colour: Colour): Choice[] {
  const move = colourMove(legal, "take", colour)
  if (!move) return []
  const lowest = lowestOf(view, colour)
  const standing = standingAfter(view, colour, lowest, -lowest)
  const detail = inCity(view, words, colour, lowest, -lowest)
  return [
    {
      move,
      kind: "take",
      colour,
      title: words("capital_lux-person", { colour, value: lowest }),
      detail,
      standing,
    },
  ]
}

function gold(view: CapitalLuxView, legal: readonly Move[], words: Words): Choice[] {
  return (["pay", "discard"] as const).flatMap((kind) =>
    movesWith(legal, kind).map((move) => {
      const colour = move.fields["colour"] as Colour
      const points = cityOf(view, colour)
      const price = view.asked?.price ?? 0
      const title = kind === "pay" ? words("capital_lux-pay", { price }) : words.move(move)
      const detail = words(`capital_lux-${kind}-means`, { points })
      return { move, kind, colour, title, detail, standing: kind === "pay" ? "fine" : "over" } as const
    }),
  )
}

/** What a card of the capital is worth that the Cleric would take: the lowest, as the view has them in order. */
export function lowestOf(view: CapitalLuxView, colour: Colour): number {
  return view.capital.find((each) => each.colour === colour)?.cards[0] ?? 0
}

/** What the reader's city is worth in a colour. */
export function cityOf(view: CapitalLuxView, colour: Colour): number {
  const mine = view.seats[view.seat ?? 0]
  return mine?.city.find((each) => each.colour === colour)?.total ?? 0
}

function inCity(view: CapitalLuxView, words: Words, colour: Colour, more: number, raise: number): string {
  const limit = shifted(limits(view)[colour], raise)
  const before = cityOf(view, colour)
  const total = before + more
  return words("capital_lux-in-city", {
    before,
    after: total,
    limit: limit.known,
    over: Math.max(0, total - limit.known),
    hidden: limit.hidden,
  })
}

function standingAfter(view: CapitalLuxView, colour: Colour, more: number, raise: number): Standing {
  return standingOf(cityOf(view, colour) + more, shifted(limits(view)[colour], raise))
}

/** A limit that is raised, or lowered. */
export function shifted(limit: Limit, by: number): Limit {
  return { ...limit, known: limit.known + by, lowest: limit.lowest + by, highest: limit.highest + by }
}
