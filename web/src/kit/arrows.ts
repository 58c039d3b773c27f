/** The arrow keys move within a group of buttons: an element with `data-group`. Call `walkGroup` on keydown. */

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The place that an arrow key leads to from a place among so many, round and round; null for other keys. */
export function stepTo(key: string, here: number, count: number, columns = 1): number | null {
  const by = STEPS[key]
  if (by === undefined || count === 0 || here < 0) return null
  const far = columns > 1 && (key === "ArrowUp" || key === "ArrowDown") ? by * columns : by
  return (here + far + count) % count
}

/** Moves the focus within the group that has it; says whether the key did. `data-columns`: the group is a grid. */
export function walkGroup(event: KeyboardEvent): boolean {
  const from = event.target instanceof HTMLElement ? event.target.closest("button") : null
  const group = from?.closest<HTMLElement>("[data-group]")
  if (!from || !group) return false
  const buttons = [...group.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")]
  const columns = Number(group.dataset["columns"] ?? 1)
  const to = stepTo(event.key, buttons.indexOf(from), buttons.length, columns)
  if (to === null) return false
  buttons[to]?.focus()
  event.preventDefault()
  return true
}
