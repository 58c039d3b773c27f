/** An experiment as part of an address, so that a link carries it: `?bots=easy&games=500&way=2&way=3;bet_on=built`. */

import type { AskedWay, GameInfo, SettingInfo } from "../../wire"

export const LEVELS = ["random", "easy", "medium"] as const
export type Level = (typeof LEVELS)[number]
export const MOST_WAYS = 4
export const GAMES = [100, 500, 2000, 10_000, 50_000] as const
export const LETTERS = ["A", "B", "C", "D"] as const

/** A way to play, with all that it names. */
export type Way = Required<AskedWay>

/** What is to be tried. */
export interface Trial {
  readonly bots: Level
  readonly games: number
  readonly ways: readonly Way[]
}

/** What one begins with: the usual rules, and one other way. */
export function firstTrial(game: GameInfo): Trial {
  const usual: Way = { players: Math.min(3, game.most_players), options: {} }
  return { bots: "medium", games: 500, ways: [usual, otherWay(game, usual)] }
}

/** A way that differs from another in one thing: the first setting that has another value, else the players. */
export function otherWay(game: GameInfo, way: Way): Way {
  for (const setting of game.settings) {
    const now = way.options[setting.name] ?? setting.default
    if (setting.kind === "yes_no")
      return { ...way, options: { ...way.options, [setting.name]: now !== true } }
    const other = setting.kind === "choice" && setting.values?.find((value) => value !== now)
    if (other) return { ...way, options: { ...way.options, [setting.name]: other } }
  }
  return { ...way, players: way.players < game.most_players ? way.players + 1 : game.fewest_players }
}

/** The part of an address after its question mark. */
export function searchOf(trial: Trial): string {
  const search = new URLSearchParams({ bots: trial.bots, games: String(trial.games) })
  for (const way of trial.ways) {
    const options = Object.entries(way.options).filter(([, value]) => typeof value !== "object")
    search.append("way", [way.players, ...options.map(([name, value]) => `${name}=${value}`)].join(";"))
  }
  return String(search)
}

/** The trial in an address; null if it holds none that this game could have. */
export function trialIn(search: string, game: GameInfo): Trial | null {
  const found = new URLSearchParams(search)
  const ways = found.getAll("way").map((text) => wayIn(text, game))
  if (ways.length === 0 || ways.length > MOST_WAYS || ways.some((way) => way === null)) return null
  const bots = LEVELS.find((level) => level === found.get("bots")) ?? "medium"
  const games = GAMES.find((count) => count === Number(found.get("games"))) ?? 500
  return { bots, games, ways: ways.filter((way) => way !== null) }
}

function wayIn(text: string, game: GameInfo): Way | null {
  const [first = "", ...rest] = text.split(";")
  const players = Number(first)
  if (!Number.isInteger(players) || players < game.fewest_players || players > game.most_players) return null
  const options: Record<string, unknown> = {}
  for (const each of rest) {
    const [name = "", value = ""] = each.split("=")
    const setting = game.settings.find((known) => known.name === name)
    if (!setting) return null
    options[name] = valueIn(value, setting)
  }
  return { players, options }
}

function valueIn(text: string, setting: SettingInfo): unknown {
  if (setting.kind === "yes_no") return text === "true"
  return setting.kind === "whole" ? Number(text) : text
}
