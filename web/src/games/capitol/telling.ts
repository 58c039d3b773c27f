/** What is told at leisure: the bids of an auction, and a scoring prefecture by prefecture. Read from the story. */

import type { StoryEvent } from "../../kit/board"
import type { Bid, Building, LastAuction, SaleEnd } from "./view"

/** Points that a prefecture pays to a player. */
export interface Paid {
  seat: number
  place: number
  points: number
}

/** A scoring: what each prefecture pays, and what the round brought each player. */
export interface Scoring {
  round: number
  prefectures: readonly { event: StoryEvent; prefecture: string; paid: readonly Paid[] }[]
  gains: readonly { seat: number; points: number; score: number }[]
}

/** The auction that these events decide, if they do. */
export function auctionIn(events: readonly StoryEvent[]): LastAuction | null {
  const revealed = events.find((event) => event.event === "revealed")
  if (!revealed) return null
  const won = events.find((event) => event.event === "won")
  const left = events.find((event) => event.event === "left")
  return {
    building: revealed["building"] as Building,
    bids: revealed["bids"] as Bid[],
    winner: won ? Number(won["seat"]) : null,
    end: left ? (left["reason"] as SaleEnd) : "won",
  }
}

/** The most cards in a bid. */
export function longest(auction: LastAuction): number {
  return Math.max(0, ...auction.bids.map((bid) => bid.cards.length))
}

/** All scorings that these events tell of. */
export function scoringsIn(events: readonly StoryEvent[]): Scoring[] {
  const scorings: Scoring[] = []
  let prefectures: { event: StoryEvent; prefecture: string; paid: readonly Paid[] }[] = []
  for (const event of events) {
    if (event.event === "scored") {
      prefectures.push({ event, prefecture: String(event["prefecture"]), paid: event["paid"] as Paid[] })
    } else if (event.event === "round_scored") {
      scorings.push({ round: Number(event["round"]), prefectures, gains: event["gains"] as Scoring["gains"] })
      prefectures = []
    }
  }
  return scorings
}

/** Points by seat. */
export function bySeat(paid: readonly { seat: number; points: number }[], players: number): number[] {
  return Array.from({ length: players }, (_, seat) => paid.find((each) => each.seat === seat)?.points ?? 0)
}
