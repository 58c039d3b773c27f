/** What is asked of the server about one's account. */

import type { AccountInfo, Me } from "../wire"
import { http } from "./http"
import { Refusal } from "./refusal"

export const account = {
  /** One's account; null: one has none. */
  async look(): Promise<AccountInfo | null> {
    try {
      return await http.read<AccountInfo>("/me/account")
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === "no_account") return null
      throw problem
    }
  },

  /** Make an account: the guest that one is can log in from now on. */
  make(name: string, password: string): Promise<Me> {
    return http.change("POST", "/me/account", { name, password })
  },

  logIn(name: string, password: string): Promise<Me> {
    return http.change("POST", "/session", { name, password })
  },

  logOut(): Promise<void> {
    return http.change("DELETE", "/session")
  },

  /** Log out somewhere else. */
  end(session: string): Promise<void> {
    return http.change("DELETE", `/me/sessions/${encodeURIComponent(session)}`)
  },

  changePassword(old: string, wanted: string): Promise<void> {
    return http.change("POST", "/me/password", { old, new: wanted })
  },

  /** Be forgotten. Who has an account says its password. */
  forget(password: string | null): Promise<void> {
    return http.change("POST", "/me/delete", { password })
  },

  /** Where everything that is kept of one can be had as a file. */
  exportAddress: "/api/me/export",
} as const
