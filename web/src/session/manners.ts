/** What is asked of the server about keeping away from others, and about reporting them. */

import type { IgnoredInfo, IgnoredList, NewReport } from "../wire"
import { http } from "./http"

export const manners = {
  /** Whom the reader has muted or blocked, with what they are known by at a table. */
  async ignored(table: string | null): Promise<readonly IgnoredInfo[]> {
    const query = table === null ? "" : `?${new URLSearchParams({ table })}`
    return (await http.read<IgnoredList>(`/me/ignored${query}`)).ignored
  },

  /** Mute or block somebody at a table. */
  async ignore(
    table: string,
    player: string,
    distance: IgnoredInfo["distance"],
  ): Promise<readonly IgnoredInfo[]> {
    return (await http.change<IgnoredList>("POST", "/me/ignored", { table, player, distance })).ignored
  },

  /** Mute or block somebody no more. */
  heed(person: string): Promise<void> {
    return http.change("DELETE", `/me/ignored/${encodeURIComponent(person)}`)
  },

  /** Tell the host about somebody. */
  report(report: NewReport): Promise<void> {
    return http.change("POST", "/me/reports", report)
  },
}
