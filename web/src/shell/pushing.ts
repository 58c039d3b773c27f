/** Push, as this browser offers it. */

export type Offer = "possible" | "denied" | "insecure" | "missing"

/** Whether this browser can show notices. */
export function offered(): Offer {
  if (!isSecureContext) return "insecure"
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "missing"
  return Notification.permission === "denied" ? "denied" : "possible"
}

/** The subscription that this browser has. */
export async function subscription(): Promise<PushSubscription | null> {
  if (offered() !== "possible") return null
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Subscribe with the server's key; null: the reader, or the browser, would rather not. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null
  const worker = await navigator.serviceWorker.ready
  try {
    return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    // Subscribed with another key before: the server was set up anew.
    await (await worker.pushManager.getSubscription())?.unsubscribe()
    return worker.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => null)
  }
}
