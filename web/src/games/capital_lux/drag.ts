/** A thing that can be dragged with mouse, pen or finger onto an element with `data-drop`. A tap stays a tap. */

import type { Action } from "svelte/action"

export interface Dragging {
  /** Whether it may be dragged at all. */
  may: boolean
  begin: () => void
  /** Where the pointer is now, and the name of the place under it. */
  move: (x: number, y: number, over: string | null) => void
  /** Let go over a place, or over none. */
  end: (over: string | null) => void
}

/** So many pixels are still a tap. */
const SLIP = 8

/** Makes an element draggable. */
export const drag: Action<HTMLElement, Dragging> = (node, given) => {
  let dragging = given
  let from: { x: number; y: number; pointer: number } | null = null
  let moves = false

  function down(event: PointerEvent): void {
    if (!dragging.may || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId }
    // At once: a quick hand is out of the card before its first movement is told.
    node.setPointerCapture(event.pointerId)
  }

  function move(event: PointerEvent): void {
    if (from?.pointer !== event.pointerId) return
    if (!moves && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLIP) return
    if (!moves) {
      moves = true
      dragging.begin()
    }
    dragging.move(event.clientX, event.clientY, placeAt(event))
  }

  function up(event: PointerEvent): void {
    if (from?.pointer !== event.pointerId) return
    from = null
    if (!moves) return
    moves = false
    // The click that follows a drag is none.
    const deafen = (click: Event): void => click.stopPropagation()
    node.addEventListener("click", deafen, { capture: true, once: true })
    setTimeout(() => node.removeEventListener("click", deafen, { capture: true }))
    dragging.end(event.type === "pointerup" ? placeAt(event) : null)
  }

  node.addEventListener("pointerdown", down)
  node.addEventListener("pointermove", move)
  node.addEventListener("pointerup", up)
  node.addEventListener("pointercancel", up)
  return {
    update: (next) => (dragging = next),
    destroy: () => {
      node.removeEventListener("pointerdown", down)
      node.removeEventListener("pointermove", move)
      node.removeEventListener("pointerup", up)
      node.removeEventListener("pointercancel", up)
    },
  }
}

function placeAt(event: PointerEvent): string | null {
  const place = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]")
  return place?.dataset["drop"] ?? null
}
