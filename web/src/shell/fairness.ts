/** Fair chance, worked out in the browser: what campidoglio/server/table/fairness.py does, once more and elsewhere. */

const COMMITTED = "campidoglio fairness 1"

/** What was shown before the first move: SHA-256 over a fixed text and the secret. */
export async function commitmentOf(secret: string): Promise<string> {
  const prefix = new TextEncoder().encode(COMMITTED)
  const bytes = new Uint8Array([...prefix, ...fromHex(secret)])
  return toHex(await crypto.subtle.digest("SHA-256", bytes))
}

/** The seed that follows from the secret, the table and what the seats added: an HMAC, as a number. */
export async function seedOf(
  secret: string,
  table: string,
  entropy: readonly (string | null)[],
): Promise<bigint> {
  const algorithm = { name: "HMAC", hash: "SHA-256" }
  const key = await crypto.subtle.importKey("raw", fromHex(secret), algorithm, false, ["sign"])
  const message = new TextEncoder().encode(asciiJson([table, entropy]))
  return BigInt(`0x${toHex(await crypto.subtle.sign("HMAC", key, message))}`)
}

/** Whether a seed as the server shows it, in hexadecimal or decimal, is this number. */
export function isSeed(shown: string, seed: bigint): boolean {
  const text = shown.toLowerCase().replace(/^0x/, "")
  return text === seed.toString(10) || text.padStart(64, "0") === seed.toString(16).padStart(64, "0")
}

/** Whether this browser can do it: only on pages that come over https, or from the same machine. */
export function canCompute(): boolean {
  return "subtle" in crypto
}

/** JSON in which every character beyond ASCII is written as \uXXXX. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)))
}

function toHex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("")
}
