/** What is asked of the server about friends. */

import type { Friends } from "../wire"
import { http } from "./http"

export const friends = {
  look(): Promise<Friends> {
    return http.read("/friends")
  },

  /** Let friends see when one is here, or not. */
  show(shown: boolean): Promise<void> {
    return http.change("PATCH", "/friends", { shown })
  },

  /** Ask somebody, by the name of the account. */
  ask(name: string): Promise<void> {
    return http.change("POST", "/friends/requests", { name })
  },

  /** Ask somebody with whom one sits at a table. */
  askAt(table: string, seat: number): Promise<void> {
    return http.change("POST", "/friends/requests/at-table", { table, seat })
  },

  answer(person: string, accept: boolean): Promise<void> {
    return http.change("POST", `/friends/requests/${encodeURIComponent(person)}`, { accept })
  },

  /** Be no friend any more, or no longer ask to be one. */
  remove(person: string): Promise<void> {
    return http.change("DELETE", `/friends/${encodeURIComponent(person)}`)
  },

  /** Ask a friend to a table. */
  invite(person: string, table: string): Promise<void> {
    return http.change("POST", `/friends/${encodeURIComponent(person)}/invitations`, { table })
  },

  /** An invitation was seen. */
  drop(invitation: string): Promise<void> {
    return http.change("DELETE", `/friends/invitations/${encodeURIComponent(invitation)}`)
  },
} as const
