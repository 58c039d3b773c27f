/** Short notes, shown wherever the reader is. */

import { untrack } from "svelte"

export interface Toast {
  readonly id: number
  readonly kind: "calm" | "wrong"
  readonly text: string
  readonly close: string
  readonly link: { readonly path: string; readonly text: string } | null
}

const SECONDS = 9

class Toasts {
  shown: readonly Toast[] = $state.raw([])
  private last = 0

  /** Show a note for a while; the same note is not shown twice at once. */
  show(note: Omit<Toast, "id">): void {
    this.last += 1
    const id = this.last
    // Whoever shows a note in an effect does not depend on the notes.
    const others = untrack(() => this.shown).filter((each) => each.text !== note.text)
    this.shown = [...others, { ...note, id }].slice(-3)
    setTimeout(() => this.drop(id), SECONDS * 1000)
  }

  /** Take a note away. */
  drop(id: number): void {
    this.shown = this.shown.filter((each) => each.id !== id)
  }
}

export const toasts = new Toasts()
