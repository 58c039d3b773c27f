import { beforeEach, expect, test } from "vitest"
import type { Answer, Ask, Farewell } from "../wire"
import type { Refusal } from "./refusal"
import { TableSocket, type World } from "./socket"

/** A line of which the test holds the other end. */
class FakeLine {
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: Ask[] = []

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Ask)
  }

  close(): void {
    this.onclose?.()
  }

  says(answer: Answer): void {
    this.onmessage?.({ data: JSON.stringify(answer) })
  }
}

let lines: FakeLine[]
let timers: Map<number, { run: () => void; ms: number }>
let heard: string[]
let socket: TableSocket
let goodbye: Farewell | null

const news = (seq: number): Answer => ({ type: "news", seq, table: null, position: null, log: [] })
const latest = (): FakeLine => lines.at(-1) as FakeLine

/** Let the time of the only timer come. */
function pass(): number {
  const [id, timer] = [...timers][0] as [number, { run: () => void; ms: number }]
  timers.delete(id)
  timer.run()
  return timer.ms
}

beforeEach(() => {
  lines = []
  timers = new Map()
  heard = []
  goodbye = null
  let ids = 0
  const world: World = {
    connect: () => {
      lines.push(new FakeLine())
      return latest() as unknown as WebSocket // the few parts of it that are used
    },
    later: (run, ms) => {
      timers.set((ids += 1), { run, ms })
      return ids
    },
    never: (id) => timers.delete(id),
    random: () => 0.5,
  }
  const listener = {
    welcome: () => heard.push("welcome"),
    news: () => heard.push("news"),
    line: (line: string) => heard.push(line),
    farewell: (farewell: Farewell) => (goodbye = farewell),
  }
  socket = new TableSocket("ws://here/table", listener, world)
  socket.open()
  latest().onopen?.()
})

test("the first word is hello, and the line is open once the table has answered", () => {
  expect(latest().sent).toEqual([{ type: "hello", since: null }])
  expect(heard).toEqual(["connecting"])
  latest().says(news(4))
  expect(heard).toEqual(["connecting", "open", "news"])
})

test("what is asked is answered by its request id", async () => {
  latest().says(news(4))
  const first = socket.ask({ type: "hint", request: "a" })
  const second = socket.ask({ type: "undo", request: "b" })
  latest().says({ type: "ack", request: "b", seq: 5 })
  latest().says({ type: "hinted", request: "a", action: "no_bet" })
  await expect(first).resolves.toMatchObject({ action: "no_bet" })
  await expect(second).resolves.toMatchObject({ seq: 5 })
})

test("a refusal rejects the one request that it names", async () => {
  latest().says(news(4))
  const asked = socket.ask({ type: "undo", request: "b" })
  latest().says({
    type: "refused",
    request: "b",
    code: "late",
    sentence: "Too late.",
    reason: null,
    action: null,
  })
  await expect(asked).rejects.toMatchObject({ code: "late", sentence: "Too late." })
})

test("without a line everything is refused at once, and nothing is kept for later", async () => {
  const asked = socket.ask({ type: "resign", request: "r" })
  await expect(asked).rejects.toMatchObject({ code: "unreachable" } satisfies Partial<Refusal>)
  latest().says(news(4))
  expect(latest().sent.filter((ask) => ask.type === "resign")).toEqual([])
})

test("a line that breaks comes back, tells what was seen last, and asks again what was not answered", async () => {
  latest().says(news(4))
  const asked = socket.ask({ type: "undo", request: "u" })
  latest().close()
  expect(heard.at(-1)).toBe("waiting")
  pass()
  latest().onopen?.()
  latest().says(news(5))
  expect(lines).toHaveLength(2)
  expect(latest().sent).toEqual([
    { type: "hello", since: 4 },
    { type: "undo", request: "u" },
  ])
  latest().says({ type: "ack", request: "u", seq: 6 })
  await expect(asked).resolves.toMatchObject({ seq: 6 })
})

test("a line that stays away is looked for less and less often, and what waits is refused", async () => {
  latest().says(news(4))
  const asked = socket.ask({ type: "undo", request: "u" })
  const waits = [0, 1, 2, 3].map(() => {
    latest().close()
    return pass()
  })
  await expect(asked).rejects.toMatchObject({ code: "unreachable" })
  expect(waits).toEqual([400, 800, 1600, 3200])
})

test("a reader who is back need not wait", () => {
  latest().says(news(4))
  latest().close()
  socket.hurry()
  expect(lines).toHaveLength(2)
  expect(timers.size).toBe(1)
})

test("a line that is silent is asked, and given up when it does not answer", () => {
  latest().says(news(4))
  pass()
  expect(latest().sent.at(-1)).toEqual({ type: "ping" })
  pass()
  expect(heard.at(-1)).toBe("waiting")
})

test("a farewell for good ends it; one that says again does not", () => {
  latest().says({ type: "farewell", code: "slow", sentence: "Too slow.", again: true })
  latest().close()
  expect(heard.at(-1)).toBe("waiting")
  pass()
  latest().says({ type: "farewell", code: "unknown_table", sentence: "No such table.", again: false })
  expect(heard.at(-1)).toBe("closed")
  expect(goodbye?.code).toBe("unknown_table")
  expect(timers.size).toBe(0)
})
