/** What is asked of the server about notices. */

import type { MadeWebhook, NoticeAddress, Notices, NoticeTrial } from "../wire"
import { http } from "./http"

export const notices = {
  look(): Promise<Notices> {
    return http.read("/notices")
  },

  /** Have a browser show notices, by its push subscription. */
  addBrowser(subscription: PushSubscription, language: string): Promise<NoticeAddress> {
    const { endpoint, keys } = subscription.toJSON()
    return http.change("POST", "/notices/browsers", {
      url: endpoint,
      key: keys?.["p256dh"],
      secret: keys?.["auth"],
      language,
    })
  },

  addWebhook(url: string, language: string): Promise<MadeWebhook> {
    return http.change("POST", "/notices/webhooks", { url, language })
  },

  drop(address: string): Promise<void> {
    return http.change("DELETE", `/notices/${encodeURIComponent(address)}`)
  },

  /** Send a notice there that says no more than that it came. */
  tryOut(address: string): Promise<NoticeTrial> {
    return http.change("POST", `/notices/${encodeURIComponent(address)}/trial`, {})
  },
} as const
