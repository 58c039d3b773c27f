/** Who the reader is, as the server knows it. */

import { http } from "../session/http"
import type { Me } from "../wire"
import { preferences } from "./preferences.svelte"
import { speech } from "./speech.svelte"

class Identity {
  me: Me | null = $state.raw(null)
  /** Whether the server was asked already. */
  isKnown = $state(false)
  /** The dialog that asks for a name waits for this answer. */
  private answer: ((name: string | null) => void) | null = null
  isAsking = $state(false)
  private asked: Promise<Me | null> | null = null

  /** Find out who the reader is. */
  async look(): Promise<Me | null> {
    if (this.isKnown) return this.me
    this.asked ??= http.me().finally(() => (this.asked = null))
    this.me = await this.asked
    this.isKnown = true
    return this.me
  }

  /** Be somebody, under any name, without being asked for one: to play against bots. */
  async beAnybody(): Promise<Me> {
    return (await this.look()) ?? (this.me = await http.come(speech.words("guest")))
  }

  /** Be somebody whom the others can call by name: asked once. False if the reader would rather not. */
  async beSomebody(): Promise<boolean> {
    await this.look()
    if (this.me && preferences.named) return true
    const name = await this.askName()
    if (name !== null) await this.takeName(name)
    return name !== null
  }

  /** Take a name. */
  async takeName(name: string): Promise<void> {
    await this.look()
    this.me = this.me ? await http.rename(name) : await http.come(name)
    preferences.prefer({ named: true })
  }

  /** The reader is somebody else from now on; null: nobody. */
  become(me: Me | null): void {
    this.me = me
    this.isKnown = true
    http.know(me)
    preferences.prefer({ named: me !== null && (me.account || preferences.named) })
  }

  /** What the dialog was told. */
  tell(name: string | null): void {
    this.isAsking = false
    this.answer?.(name)
    this.answer = null
  }

  private askName(): Promise<string | null> {
    this.isAsking = true
    return new Promise((answer) => (this.answer = answer))
  }
}

export const identity = new Identity()
