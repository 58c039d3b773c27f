/** The seats of a table as boards and panels are given them. */

import type { Seat, SeatClock } from "../kit/board"
import { SEAT_COLOURS, signOf } from "../kit/signs"
import type { Clock, Position, SeatInfo, TableInfo } from "../wire"
import type { Words } from "../words/words"

/** What bots are called, seat by seat, so that two of a level can be told apart in the log. */
const BOT_NAMES = ["Aurelia", "Brutus", "Cornelia", "Decimus", "Flavia", "Gaius", "Helvia", "Junius"]

/** What somebody on a seat is called; null for an open seat. */
export function nameOf(seat: SeatInfo): string | null {
  if (seat.kind === "bot") return BOT_NAMES[seat.seat % BOT_NAMES.length] ?? null
  return seat.name
}

/** What everybody is called; an open seat by its number. */
export function namesOf(seats: readonly SeatInfo[], words: Words): string[] {
  return seats.map((seat) => nameOf(seat) ?? words("player", { you: "no", number: seat.seat + 1 }))
}

/** The seats of a table; `localTime` turns the server's time into the reader's. */
export function seatsOf(
  info: TableInfo,
  position: Position | null,
  words: Words,
  localTime: (at: number) => number = (at) => at,
): Seat[] {
  const names = namesOf(info.seats, words)
  return info.seats.map((seat, index) => ({
    seat: seat.seat,
    name: names[index] ?? "",
    you: seat.seat === info.seat,
    bot: seat.kind === "bot" ? seat.level : null,
    colour: seat.seat % SEAT_COLOURS,
    sign: signOf(seat.seat),
    connected: seat.connected,
    substitute: seat.substitute,
    resigned: seat.resigned,
    due: position !== null && position.outcome === null && position.due.includes(seat.seat),
    score: (position?.outcome?.scores ?? position?.scores)?.[seat.seat] ?? null,
    clock: clockOf(position, seat.seat, localTime),
  }))
}

function clockOf(
  position: Position | null,
  seat: number,
  localTime: (at: number) => number,
): SeatClock | null {
  const clock: Clock | undefined = position?.clocks.find((each) => each.seat === seat)
  if (!position || !clock) return null
  return { running: clock.running, move: clock.move_ms, game: clock.game_ms, at: localTime(position.since) }
}
