/** The final count: what a city, bonus cards and gold are worth, and what breaks a tie (CL-22, CL-23). */

import type { StoryEvent } from "../../kit/board"
import { placeOf, sum } from "./limits"
import { COLOURS, type CapitalLuxView, type Card, type Colour, type SeatView } from "./view"

/** The values that break a tie, in their order. */
export const TIE_VALUES: readonly number[] = [6, 5, 4, 3, 2]

/** What a player has in the end. */
export interface Holding {
  seat: number
  /** City cards by colour. */
  city: readonly (readonly number[])[]
  bonus: readonly number[]
  gold: number
}

/** What a player has, by the view. */
export function holdingOf(seat: SeatView): Holding {
  return {
    seat: seat.seat,
    city: COLOURS.map((colour) => seat.city.find((city) => city.colour === colour)?.cards ?? []),
    bonus: seat.bonus.map((card) => card.value),
    gold: seat.gold,
  }
}

/** What it counts. */
export function scoreOf(holding: Holding): number {
  return sum(holding.city.flat()) + sum(holding.bonus) + holding.gold
}

/** What every player has, by the whole story of a game; null if it does not lead to the scores it tells. */
export function holdingsTold(events: readonly StoryEvent[], players: number): Holding[] | null {
  const all = Array.from({ length: players }, (_, seat) => ({
    seat,
    city: COLOURS.map((): number[] => []),
    bonus: [] as number[],
    gold: 0,
  }))
  for (const event of events) {
    const one = all[Number(event["seat"])]
    if (one) take(one, event)
  }
  const scores = events.findLast((event) => event.event === "over")?.["scores"] as
    readonly number[] | undefined
  return scores && all.every((each) => scoreOf(each) === scores[each.seat]) ? all : null
}

function take(one: { city: number[][]; bonus: number[]; gold: number }, event: StoryEvent): void {
  const colour = placeOf(event["colour"] as Colour)
  if (event.event === "city" || event.event === "took") one.city[colour]?.push(Number(event["value"]))
  else if (event.event === "laid_down") {
    for (const card of event["cards"] as readonly Card[]) one.city[placeOf(card.colour)]?.push(card.value)
  } else if (event.event === "discarded") one.city[colour] = []
  else if (event.event === "bonus") one.bonus.push(Number(event["value"]))
  else if (event.event === "gold") one.gold += 1
  else if (event.event === "paid") one.gold -= Number(event["gold"])
}

/** How many cards of a value a player has, in the city and as bonus cards. */
export function cardsOf(holding: Holding, value: number): number {
  return [...holding.city.flat(), ...holding.bonus].filter((each) => each === value).length
}

/** The values that had to be compared to part the players at the top; empty if nobody is level with the first. */
export function tieValues(holdings: readonly Holding[]): number[] {
  const best = Math.max(...holdings.map(scoreOf))
  let level = holdings.filter((each) => scoreOf(each) === best)
  const compared: number[] = []
  for (const value of TIE_VALUES) {
    if (level.length < 2) break
    compared.push(value)
    const most = Math.max(...level.map((each) => cardsOf(each, value)))
    level = level.filter((each) => cardsOf(each, value) === most)
  }
  return compared
}

/** The players, the best first: by points, then by what breaks ties. */
export function ranked(view: CapitalLuxView): Holding[] {
  return view.seats.map(holdingOf).toSorted((one, other) => {
    const points = scoreOf(other) - scoreOf(one)
    if (points !== 0) return points
    const value = TIE_VALUES.find((each) => cardsOf(one, each) !== cardsOf(other, each)) ?? 0
    return cardsOf(other, value) - cardsOf(one, value) || one.seat - other.seat
  })
}
