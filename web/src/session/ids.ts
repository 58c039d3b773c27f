/** Ids of requests: every change has one, so that sending it twice does it once. */

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567"

/** A new id; `crypto.randomUUID` is not there on pages of a household's network without https. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("")
}
