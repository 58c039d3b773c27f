/** Clocks: what is left, and how it is written. */

import type { SeatClock } from "./board"

/** What is left of a seat's time at a moment, the shorter of its two limits; null without any. */
export function left(clock: SeatClock, now: number): number | null {
  const limits = [clock.move, clock.game].filter((limit) => limit !== null)
  if (limits.length === 0) return null
  const gone = clock.running ? Math.max(0, now - clock.at) : 0
  return Math.max(0, Math.min(...limits) - gone)
}

/** Time as people read it: 2 d 3 h, 1:05:09, 4:07, and tenths where they count. */
export function written(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24]
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60]
  if (days > 0) return `${days} d ${hours} h`
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, "0")}:${String(rest).padStart(2, "0")}`
  return hours > 0 ? `${hours}:${tail}` : tail
}

/** Whether somebody should hurry. */
export function isShort(ms: number): boolean {
  return ms < 15_000
}
