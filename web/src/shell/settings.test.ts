import { expect, test } from "vitest"
import type { SettingInfo } from "../wire"
import { Texts } from "../words/texts"
import { wordsOf } from "../words/words"
import { settingAbout, settingName, settingValue, unusual } from "./settings"

const TEXTS = `
yes = yes
no = no
setting-own = one of your own
senet-setting-fast_throws = sticks are thrown twice
senet-setting-house-name = House of beauty
senet-setting-board = which board (one of: long, short)
senet-setting-board-about = which board lies on the table
senet-setting-house-open = everybody may enter
`
const words = wordsOf(new Texts("en", [TEXTS]), "senet")

const setting = (name: string, value: unknown): SettingInfo => ({
  name,
  kind: "choice",
  default: value,
  values: null,
  low: null,
  high: null,
})

test("a setting has the name that its game gives it, else its own with spaces", () => {
  expect(settingName("senet", "house", words)).toBe("House of beauty")
  expect(settingName("senet", "fast_throws", words)).toBe("Fast throws")
})

test("what a setting does is a sentence of the game", () => {
  expect(settingAbout("senet", "fast_throws", words)).toBe("Sticks are thrown twice")
  expect(settingAbout("senet", "board", words)).toBe("Which board lies on the table")
  expect(settingAbout("senet", "house", words)).toBe("")
})

test("values are worded, counted, or shown as they are", () => {
  expect(settingValue("senet", "house", "open", words)).toBe("Everybody may enter")
  expect(settingValue("senet", "house", "as_quick", words)).toBe("As quick")
  expect(settingValue("senet", "house", true, words)).toBe("yes")
  expect(settingValue("senet", "house", 1500, words)).toBe("1,500")
  expect(settingValue("senet", "house", { squares: [] }, words)).toBe("one of your own")
})

test("only settings that are not as usual are worth a word", () => {
  const settings = [setting("house", "open"), setting("fast_throws", false), setting("rounds", 3)]
  const found = unusual(settings, { house: "open", fast_throws: true })
  expect(found.map((each) => each.name)).toEqual(["fast_throws"])
})
