/** Something that the server may refuse, tried from a form that shows the refusal itself. */

import { Refusal } from "../session/refusal"
import { saidOf } from "./saying"
import { speech } from "./speech.svelte"

export class Attempt {
  isBusy = $state(false)
  private refused: Refusal | null = $state.raw(null)

  /** Why it was refused, in the reader's language; null: it was not. */
  get problem(): string | null {
    return this.refused && saidOf(this.refused, speech.words)
  }

  /** Try; gives whether it was done. */
  async run(task: () => Promise<unknown>): Promise<boolean> {
    this.isBusy = true
    this.refused = null
    try {
      await task()
      return true
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      this.refused = problem
      return false
    } finally {
      this.isBusy = false
    }
  }

  /** The refusal is about something that is being changed. */
  clear(): void {
    this.refused = null
  }
}
