/** The rules in words, and the element that puts the board's own pieces between them. */

import { mount, unmount } from "svelte"
import Piece from "./Piece.svelte"

const LANGUAGES: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  en: () => import("./rules/en.md"),
  fr: () => import("./rules/fr.md"),
  nl: () => import("./rules/nl.md"),
}
const ELEMENT = "capitalist-piece"

/** `<capitalist-piece name="ring">`: a picture of pieces. */
class PieceElement extends HTMLElement {
  private shown: Record<string, unknown> | undefined

  connectedCallback(): void {
    this.shown ??= mount(Piece, { target: this, props: { name: this.getAttribute("name") ?? "" } })
  }

  disconnectedCallback(): void {
    if (this.shown) void unmount(this.shown)
    this.shown = undefined
  }
}

/** The rules as HTML in a language; in English if there are none in that. */
export async function rules(language: string): Promise<string> {
  if (!customElements.get(ELEMENT)) customElements.define(ELEMENT, PieceElement)
  const text = await (LANGUAGES[language] ?? LANGUAGES["en"])?.()
  return text?.default ?? ""
}
