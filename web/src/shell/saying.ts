/** Refusals and reasons in the reader's language. */

import type { Refusal } from "../session/refusal"
import type { Because, Reason } from "../wire"
import type { Words } from "../words/words"

/** What was refused: the game's own reason, else the page's words for the code, else the server's sentence. */
export function saidOf(problem: Refusal, words: Words): string {
  const reason = reasonSaid(problem.reason, words)
  if (reason) return reason
  const message = `refused-${problem.code.replaceAll("_", "-")}`
  return words.has(message) ? words(message) : problem.sentence
}

/** Why something is not allowed. */
export function becauseSaid(because: Because, words: Words): string {
  if (because.reason === null && because.sentence === null) return words("why-allowed")
  return reasonSaid(because.reason, words) ?? because.sentence ?? words("why-unknown")
}

function reasonSaid(reason: Reason | null, words: Words): string | null {
  return reason && words.reason(reason.name, reason.values)
}
