/** What can be played here, asked for once. */

import { http } from "../session/http"
import type { Catalogue, GameInfo } from "../wire"

class Games {
  catalogue: Catalogue | null = $state.raw(null)
  private asked: Promise<Catalogue> | undefined

  /** Ask the server, unless it has answered already. */
  async load(): Promise<Catalogue> {
    this.asked ??= http.games()
    try {
      return (this.catalogue = await this.asked)
    } catch (problem) {
      this.asked = undefined
      throw problem
    }
  }

  /** What is known of a game. */
  named(name: string): GameInfo | undefined {
    return this.catalogue?.games.find((game) => game.name === name)
  }
}

export const games = new Games()
