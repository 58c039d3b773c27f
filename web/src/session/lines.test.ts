import { expect, test } from "vitest"
import { linesOf } from "./lines"

function stream(...pieces: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece))
      controller.close()
    },
  })
}

async function all(source: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const each of linesOf(source)) found.push(each)
  return found
}

test("objects are whole however their lines are cut", async () => {
  expect(await all(stream('{"a":1}\n{"b"', ':"é', '"}\n', '{"c":3}\n'))).toEqual([
    { a: 1 },
    { b: "é" },
    { c: 3 },
  ])
})

test("a line that was cut off is not told", async () => {
  expect(await all(stream('{"a":1}\n{"b":'))).toEqual([{ a: 1 }])
})

test("whoever stops listening ends the stream", async () => {
  let isCancelled = false
  const source = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('{"a":1}\n')),
    cancel: () => void (isCancelled = true),
  })
  for await (const each of linesOf(source)) {
    expect(each).toEqual({ a: 1 })
    break
  }
  expect(isCancelled).toBe(true)
})
