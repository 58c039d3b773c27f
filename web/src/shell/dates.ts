/** Days and times as the reader writes them. */

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A day, such as 19 November 2026. */
export function dated(ms: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(ms)
}

/** How long ago something was, in the largest unit that fits: "2 hours ago". */
export function ago(ms: number, language: string, now = Date.now()): string {
  const passed = Math.max(0, now - ms)
  const says = new Intl.RelativeTimeFormat(language, { numeric: "auto" })
  if (passed < HOUR) return says.format(-Math.floor(passed / 60_000), "minute")
  if (passed < DAY) return says.format(-Math.floor(passed / HOUR), "hour")
  return says.format(-Math.floor(passed / DAY), "day")
}
