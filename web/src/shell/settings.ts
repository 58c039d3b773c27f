/** The settings of games, in words. */

import type { SettingInfo } from "../wire"
import type { Words } from "../words/words"

/** What a setting is called; its name with spaces, where nobody has named it better. */
export function settingName(game: string, setting: string, words: Words): string {
  const message = `${game}-setting-${setting}-name`
  return words.has(message) ? words(message) : capitalised(setting.replaceAll("_", " "))
}

/** What a setting does, in a plain sentence: the page's own, or what the terminal says. */
export function settingAbout(game: string, setting: string, words: Words): string {
  const message = `${game}-setting-${setting}`
  const found = [`${message}-about`, message].find((each) => words.has(each))
  return found ? capitalised(words(found)) : ""
}

/** A value of a setting in words. */
export function settingValue(game: string, setting: string, value: unknown, words: Words): string {
  if (typeof value === "boolean") return words(value ? "yes" : "no")
  if (typeof value === "object" && value !== null) return words("setting-own")
  const message = `${game}-setting-${setting}-${String(value)}`
  if (words.has(message)) return capitalised(words(message))
  return typeof value === "number" ? words.number(value) : capitalised(String(value).replaceAll("_", " "))
}

/** The settings of a table that are not as usual. */
export function unusual(
  settings: readonly SettingInfo[],
  options: Readonly<Record<string, unknown>>,
): SettingInfo[] {
  return settings.filter(
    (setting) =>
      setting.name in options && JSON.stringify(options[setting.name]) !== JSON.stringify(setting.default),
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
