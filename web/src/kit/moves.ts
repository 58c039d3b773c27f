/** Moves: read from their texts, found in a list. */

import type { Move } from "./board"

/** The move that a text names. */
export function parseMove(text: string): Move {
  const [name = "", ...pairs] = text.split(" ")
  const fields = Object.fromEntries(pairs.map(fieldOf))
  return { text, name, fields }
}

function fieldOf(pair: string): [string, string | number] {
  const equals = pair.indexOf("=")
  const value = pair.slice(equals + 1)
  return [pair.slice(0, equals), /^-?\d+$/.test(value) ? Number(value) : value]
}

/** The moves of a name whose fields have these values. */
export function movesWith(
  moves: readonly Move[],
  name: string,
  fields: Readonly<Record<string, string | number>> = {},
): Move[] {
  const wanted = Object.entries(fields)
  return moves.filter(
    (move) => move.name === name && wanted.every(([field, value]) => move.fields[field] === value),
  )
}

/** The first such move, if there is one. */
export function moveWith(
  moves: readonly Move[],
  name: string,
  fields: Readonly<Record<string, string | number>> = {},
): Move | undefined {
  return movesWith(moves, name, fields)[0]
}

/** The text of a move, in the game's own form: fields in the order in which they are given. */
export function moveText(name: string, fields: Readonly<Record<string, string | number>> = {}): string {
  return [name, ...Object.entries(fields).map(([field, value]) => `${field}=${value}`)].join(" ")
}
