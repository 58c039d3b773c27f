/** Whom the reader does not want to hear at a table. */

import { manners } from "../session/manners"
import type { IgnoredInfo, Line } from "../wire"

export class Ignored {
  people: readonly IgnoredInfo[] = $state.raw([])

  /** Look up who is muted or blocked, as they are known at the table. */
  async load(table: string | null): Promise<void> {
    this.people = await manners.ignored(table)
  }

  /** How far somebody at the table is kept away, if at all. */
  of(player: string): IgnoredInfo | undefined {
    return this.people.find((each) => each.player === player)
  }

  /** The lines without what people say who are muted or blocked. */
  heard(lines: readonly Line[]): readonly Line[] {
    if (this.people.length === 0) return lines
    return lines.filter((line) => line.type !== "chat" || this.of(line.player) === undefined)
  }
}
