/**
 * The socket of a table: it says hello, asks and is answered, and comes back by itself when the line breaks.
 *
 * What was asked and not yet answered when the line broke is asked again with the same request id once it is back, so
 * nothing is lost and nothing is done twice. What is asked while there is no line is refused at once.
 */

import type { Ack, Answer, Ask, Because, Farewell, Hint, News, Tried, Welcome } from "../wire"
import { Refusal, unreachable } from "./refusal"

/** How it stands with the line. */
export type Line = "connecting" | "open" | "waiting" | "closed"

/** Asks that carry a request id and are answered by name. */
export type Request = Exclude<Ask, { type: "hello" } | { type: "ping" }>
export type Answered = Ack | Tried | Because | Hint

export interface Listener {
  welcome(message: Welcome): void
  news(message: News): void
  line(line: Line): void
  /** The server wants no more of us, and says why. */
  farewell(message: Farewell): void
}

/** What the socket needs of the world around it; tests bring their own. */
export interface World {
  connect(address: string): WebSocket
  later(run: () => void, ms: number): number
  never(timer: number): void
  random(): number
}

const BROWSER: World = {
  connect: (address) => new WebSocket(address),
  later: (run, ms) => window.setTimeout(run, ms),
  never: (timer) => window.clearTimeout(timer),
  random: Math.random,
}

const PING_AFTER = 20_000
const PATIENCE = 8_000
const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000

interface Waiting {
  readonly ask: Request
  readonly done: (answer: Answered) => void
  readonly failed: (problem: Refusal) => void
}

/** One reader at one table. */
export class TableSocket {
  private socket: WebSocket | null = null
  private line: Line = "closed"
  private seq: number | null = null
  private tries = 0
  private timer = 0
  private readonly waiting = new Map<string, Waiting>()

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly world: World = BROWSER,
  ) {}

  /** Come to the table. */
  open(): void {
    if (this.line !== "closed") return
    this.connect()
  }

  /** Leave; whatever was asked and not answered is refused. */
  close(): void {
    this.end()
    this.refuseAll(unreachable())
  }

  /** Try at once, without waiting for the next time: the reader is back, or the line. */
  hurry(): void {
    if (this.line !== "waiting") return
    this.world.never(this.timer)
    this.connect()
  }

  /** Ask, and be answered; refused at once while there is no line. */
  ask(ask: Request): Promise<Answered> {
    if (this.line !== "open") return Promise.reject(unreachable())
    return new Promise((done, failed) => {
      this.waiting.set(ask.request, { ask, done, failed })
      this.send(ask)
    })
  }

  private connect(): void {
    this.turn("connecting")
    const socket = this.world.connect(this.address)
    this.socket = socket
    socket.onopen = () => {
      this.send({ type: "hello", since: this.seq })
      this.expect()
    }
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Answer)
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
    this.expect()
  }

  private send(ask: Ask): void {
    this.socket?.send(JSON.stringify(ask))
  }

  private hear(answer: Answer): void {
    this.rest()
    switch (answer.type) {
      case "welcome":
      case "news":
        this.seq = answer.seq
        this.greeted()
        if (answer.type === "welcome") this.listener.welcome(answer)
        else this.listener.news(answer)
        return
      case "refused":
        this.refused(answer.request, new Refusal(answer.code, answer.sentence, answer.reason))
        return
      case "farewell":
        this.dismissed(answer)
        return
      case "pong":
        return
      default:
        this.waiting.get(answer.request)?.done(answer)
        this.waiting.delete(answer.request)
    }
  }

  /** The first word of the table after hello: the line is good, and what was asked before is asked again. */
  private greeted(): void {
    if (this.line === "open") return
    this.tries = 0
    this.turn("open")
    for (const { ask } of this.waiting.values()) this.send(ask)
  }

  private refused(request: string | null, problem: Refusal): void {
    if (request === null) return this.refuseAll(problem)
    this.waiting.get(request)?.failed(problem)
    this.waiting.delete(request)
  }

  private refuseAll(problem: Refusal): void {
    const all = [...this.waiting.values()]
    this.waiting.clear()
    for (const each of all) each.failed(problem)
  }

  private dismissed(farewell: Farewell): void {
    if (farewell.again) return
    this.end()
    this.refuseAll(new Refusal(farewell.code, farewell.sentence))
    this.listener.farewell(farewell)
  }

  private lost(): void {
    this.socket = null
    this.world.never(this.timer)
    if (this.tries > 0) this.refuseAll(unreachable())
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.6 + 0.8 * this.world.random())
    this.tries += 1
    this.turn("waiting")
    this.timer = this.world.later(() => this.connect(), wait)
  }

  private end(): void {
    this.world.never(this.timer)
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.turn("closed")
  }

  private turn(line: Line): void {
    if (line === this.line) return
    this.line = line
    this.listener.line(line)
  }

  // A line that is silent for long is asked whether it is there, and given up if it does not answer.

  private rest(): void {
    this.world.never(this.timer)
    this.timer = this.world.later(() => {
      this.send({ type: "ping" })
      this.expect()
    }, PING_AFTER)
  }

  private expect(): void {
    this.world.never(this.timer)
    this.timer = this.world.later(() => {
      const socket = this.socket
      this.lost()
      socket?.close()
    }, PATIENCE)
  }
}
