/** The reader's friends, asked for now and then while the page is looked at; whoever asks is here for them. */

import { toasts } from "../kit/toasts.svelte"
import { friends } from "../session/friends"
import { Refusal } from "../session/refusal"
import type { Friends, InvitationInfo } from "../wire"
import { speech } from "./speech.svelte"

const EVERY_MS = 60_000

class Circle {
  told: Friends | null = $state.raw(null)
  /** What the reader was shown already. */
  private readonly seen = new Set<string>()

  /** How much of it waits for the reader. */
  get waiting(): number {
    return (this.told?.asked_by.length ?? 0) + (this.told?.invitations.length ?? 0)
  }

  /** Ask now; refuses as the server does. */
  async load(): Promise<void> {
    this.told = await friends.look()
    for (const each of this.told.invitations) {
      if (!this.seen.has(each.id)) this.tell(each)
      this.seen.add(each.id)
    }
  }

  /** Ask again and again; gives what ends that. */
  follow(): () => void {
    const look = (): void => {
      if (document.visibilityState === "visible") void this.load().catch(forgive)
    }
    look()
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener("visibilitychange", look)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
      this.told = null
    }
  }

  private tell(invitation: InvitationInfo): void {
    const { words } = speech
    toasts.show({
      kind: "calm",
      text: words("invited", { name: invitation.name, game: words(`${invitation.game}-title`) }),
      close: words("close"),
      link: { path: `/t/${invitation.table}`, text: words("invited-go") },
    })
  }
}

/** What was not to be had now is asked for again soon. */
function forgive(problem: unknown): void {
  if (!(problem instanceof Refusal)) throw problem
}

export const circle = new Circle()
