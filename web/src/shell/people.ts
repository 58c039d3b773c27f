/** The other people at a table: those who sit there, and those who said something. */

import type { Line, TableInfo } from "../wire"

export interface Person {
  /** What the person is pointed at by, at this table. */
  readonly player: string
  readonly name: string
}

/** Everybody but the reader, in the order of the seats, then of what was said. */
export function peopleAt(info: TableInfo, lines: readonly Line[]): Person[] {
  const own = info.seats.find((seat) => seat.seat === info.seat)?.player
  const found = new Map<string, string>()
  for (const seat of info.seats) if (seat.player !== null) found.set(seat.player, seat.name ?? "")
  for (const line of lines)
    if (line.type === "chat" && line.player && !found.has(line.player)) found.set(line.player, line.name)
  return [...found]
    .filter(([player, name]) => player !== own && name)
    .map(([player, name]) => ({ player, name }))
}
