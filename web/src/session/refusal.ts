/** Something was not done, and why. */

import type { Problem, Reason } from "../wire"

/** A refusal, by the server or because it cannot be reached. */
export class Refusal extends Error {
  override readonly name = "Refusal"

  constructor(
    /** A code that never changes; the page's texts may have words for it: `refused-<code>`. */
    readonly code: string,
    /** A sentence of the server, in English. */
    readonly sentence: string,
    readonly reason: Reason | null = null,
  ) {
    super(`${code}: ${sentence}`)
  }
}

/** The server cannot be reached; nothing was changed. */
export function unreachable(): Refusal {
  return new Refusal("unreachable", "The server cannot be reached. Nothing was changed.")
}

/** Whether something that was read is a refusal. */
export function isProblem(read: unknown): read is Problem {
  return typeof read === "object" && read !== null && "code" in read && "sentence" in read
}
