/** Do something that the server may refuse, and say so if it does. */

import { toasts } from "../kit/toasts.svelte"
import { Refusal } from "../session/refusal"
import { saidOf } from "./saying"
import { speech } from "./speech.svelte"

/** Gives what was done, or undefined after the refusal has been shown. */
export async function act<T>(task: () => Promise<T>): Promise<T | undefined> {
  try {
    return await task()
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    tell(problem)
    return undefined
  }
}

/** Show a refusal. */
export function tell(problem: Refusal): void {
  const text = saidOf(problem, speech.words)
  toasts.show({ kind: "wrong", text, close: speech.words("close"), link: null })
}
