/** The arrow keys move within a group of buttons: an element with `data-group`. */

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The place that an arrow key leads to from a place among so many, round and round; null for other keys. */
export function stepTo(key: string, here: number, count: number): number | null {
  const by = STEPS[key]
  return by === undefined || count === 0 || here < 0 ? null : (here + by + count) % count
}

/** Moves the focus within the group that has it; says whether the key was an arrow that did. */
export function walkGroup(event: KeyboardEvent): boolean {
  const from = event.target instanceof HTMLElement ? event.target.closest("button") : null
  const group = from?.closest("[data-group]")
  if (!from || !group) return false
  const buttons = [...group.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")]
  const to = stepTo(event.key, buttons.indexOf(from), buttons.length)
  if (to === null) return false
  buttons[to]?.focus()
  event.preventDefault()
  return true
}
