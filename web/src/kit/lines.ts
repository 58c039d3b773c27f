/** Lines of a table's log in words. */

import type { Line, TableEvent } from "../wire"
import { eventsOf } from "../session/log"
import type { Words } from "../words/words"

/** What a line says; nothing if there is nothing to be told. */
export function wordsOfLine(line: Line, words: Words, names: readonly string[]): string[] {
  switch (line.type) {
    case "happened":
      return eventsOf([line]).map((event) => words.event(event))
    case "chat":
      return [line.text]
    case "table":
      return [wordsOfTableEvent(line, words, names)]
  }
}

function wordsOfTableEvent(line: TableEvent, words: Words, names: readonly string[]): string {
  const player = line.name ?? (line.seat === null ? "" : (names[line.seat] ?? words.player(line.seat)))
  const level = line.level === null ? "" : words(`level-${line.level}`)
  return words(`table-${line.event.replaceAll("_", "-")}`, { player, level })
}
