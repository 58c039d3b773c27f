/** The end of a round, told step by step: what the story says of it, put into a table of colours and players. */

import type { StoryEvent } from "../../kit/board"
import { sum } from "./limits"
import { COLOURS, type CapitalLuxView, type Card, type Colour } from "./view"

const BEATS = ["laid_down", "revealed", "paid", "discarded", "bonus", "round", "over"]
const PLAYS = ["city", "capital"]

/** A modifier that was turned up. */
export interface Turned {
  seat: number
  worth: number
}

/** The end of a round as far as it has gone: what happened in it, and what the cities were worth before. */
export interface RoundEnd {
  round: number
  beats: readonly StoryEvent[]
  /** By seat and colour, with what was left of the hands, before anything was discarded. */
  totals: readonly (readonly number[])[]
}

/** A colour in the table. */
export interface Head {
  colour: Colour
  /** Of the capital, without modifiers. */
  total: number
  modifiers: readonly Turned[]
  /** Not yet known while the modifiers lie face down. */
  limit: number | null
}

/** A colour of a player in the table. */
export interface Cell {
  colour: Colour
  total: number
  over: boolean
  /** Gold that was paid to keep it. */
  paid: number
  discarded: boolean
  /** The bonus cards that it brought. */
  bonus: readonly number[]
}

/** What happened at the end of a round, as the last of these events tell it; null if they tell of none. */
export function endIn(
  events: readonly StoryEvent[],
  view: CapitalLuxView,
  before: RoundEnd | null,
): RoundEnd | null {
  const stop = events.findLastIndex((event) => event.event === "laid_down" || event.event === "revealed")
  const start = stop < 0 ? -1 : firstOfEnd(events, stop)
  const goesOn = start < 0 && before !== null && !isWhole(before)
  if (start < 0 && !goesOn) return null
  const last = start < 0 ? events : events.slice(start)
  if (last.some((event) => PLAYS.includes(event.event))) return null
  const new_ = last.filter((event) => BEATS.includes(event.event))
  if (new_.length === 0) return null
  const beats = goesOn ? [...before.beats, ...new_] : new_
  return { round: roundOf(beats, view), beats, totals: totalsBefore(beats, view) }
}

function firstOfEnd(events: readonly StoryEvent[], stop: number): number {
  let start = stop
  while (start > 0 && events[start - 1]?.event === "laid_down") start -= 1
  return start
}

/** Whether the round has really ended: while somebody thinks about gold it has not. */
export function isWhole(end: RoundEnd): boolean {
  const last = end.beats.at(-1)?.event
  return last === "round" || last === "over"
}

/** Whether a new round is being played, so that the end of the last one is of the past. */
export function isPast(events: readonly StoryEvent[]): boolean {
  return events.some((event) => PLAYS.includes(event.event))
}

function roundOf(beats: readonly StoryEvent[], view: CapitalLuxView): number {
  return beats.some((beat) => beat.event === "round") ? view.round - 1 : view.round
}

function totalsBefore(beats: readonly StoryEvent[], view: CapitalLuxView): number[][] {
  const discarded = beats.filter((beat) => beat.event === "discarded")
  return view.seats.map((seat) =>
    COLOURS.map((colour) => {
      const here = seat.city.find((city) => city.colour === colour)?.total ?? 0
      const gone = discarded.filter((beat) => beat["seat"] === seat.seat && beat["colour"] === colour)
      return here + sum(gone.map((beat) => Number(beat["total"])))
    }),
  )
}

/** The head of the table after so many beats. */
export function heads(end: RoundEnd, shown: number): Head[] {
  const revealed = end.beats.find((beat) => beat.event === "revealed")
  const isUp = end.beats.slice(0, shown).some((beat) => beat.event === "revealed")
  const modifiers = (revealed?.["modifiers"] ?? []) as readonly (Turned & { colour: Colour })[]
  const limits = (revealed?.["limits"] ?? []) as readonly { colour: Colour; limit: number }[]
  return COLOURS.map((colour) => {
    const here = modifiers.filter((each) => each.colour === colour)
    const limit = limits.find((each) => each.colour === colour)?.limit ?? 0
    const total = limit - sum(here.map((each) => each.worth))
    return { colour, total, modifiers: here, limit: isUp ? limit : null }
  })
}

/** A player's row of the table after so many beats. */
export function cells(end: RoundEnd, seat: number, shown: number): Cell[] {
  const told = end.beats.slice(0, shown).filter((beat) => beat["seat"] === seat)
  const waiting = end.beats.slice(shown).filter((beat) => beat["seat"] === seat)
  return heads(end, shown).map(({ colour, limit }, place) => {
    const ofColour = told.filter((beat) => beat["colour"] === colour)
    const total = (end.totals[seat]?.[place] ?? 0) - laidDown(waiting, colour)
    return {
      colour,
      total,
      over: limit !== null && total > 0 && total > limit,
      paid: sum(ofColour.filter((beat) => beat.event === "paid").map((beat) => Number(beat["gold"]))),
      discarded: ofColour.some((beat) => beat.event === "discarded"),
      bonus: ofColour.filter((beat) => beat.event === "bonus").map((beat) => Number(beat["value"])),
    }
  })
}

/** What a hand that is not laid down yet holds of a colour. */
function laidDown(beats: readonly StoryEvent[], colour: Colour): number {
  const cards = beats
    .filter((beat) => beat.event === "laid_down")
    .flatMap((beat) => beat["cards"] as readonly Card[])
  return sum(cards.filter((card) => card.colour === colour).map((card) => card.value))
}

/** What the last told beat is about, so that it can be pointed at: a seat and a colour, as far as it has them. */
export function pointed(end: RoundEnd, shown: number): { seat: number | null; colour: Colour | null } {
  const beat = end.beats[shown - 1]
  const seat = typeof beat?.["seat"] === "number" ? beat["seat"] : null
  return { seat, colour: (beat?.["colour"] as Colour | undefined) ?? null }
}
