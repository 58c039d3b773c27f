/** What a browser says of itself, as its reader would call it. */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
]

export interface Device {
  /** Null: none that we know. */
  readonly browser: string | null
  readonly system: string | null
}

/** The browser and the system that a user agent names. */
export function deviceOf(agent: string): Device {
  return { browser: first(BROWSERS, agent), system: first(SYSTEMS, agent) }
}

function first(known: readonly (readonly [RegExp, string])[], agent: string): string | null {
  return known.find(([sign]) => sign.test(agent))?.[1] ?? null
}
