/** JSON objects that arrive one a line, in pieces of any length. */

/** Every object of a stream, as soon as its line is whole. */
export async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ""
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const parts = (rest + decoder.decode(value, { stream: true })).split("\n")
      rest = parts.pop() ?? ""
      for (const part of parts) if (part) yield JSON.parse(part)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
