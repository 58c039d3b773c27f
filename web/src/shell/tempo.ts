/** How fast a table plays, in words. */

import type { Tempo } from "../wire"
import type { Words } from "../words/words"

/** One short sentence. */
export function tempoSaid(tempo: Tempo, words: Words): string {
  switch (tempo.type) {
    case "untimed":
      return words("tempo-untimed")
    case "correspondence":
      return words("tempo-days", { days: tempo.days })
    case "real_time":
      return words.list(
        [
          tempo.move_seconds === null ? "" : words("tempo-move", { seconds: tempo.move_seconds }),
          tempo.game_seconds === null
            ? ""
            : words("tempo-game", { minutes: Math.round(tempo.game_seconds / 60) }),
        ].filter(Boolean),
      )
  }
}
