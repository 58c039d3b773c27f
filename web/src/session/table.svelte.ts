/** The state of one table as its reader knows it, and all that the reader can do there. Draws nothing. */

import type { AnyView, Move, StoryEvent } from "../kit/board"
import type { Because, Farewell, Line, News, Position, TableInfo, Tried, Welcome } from "../wire"
import { beginning, isAbout, looked, stepped, steppedBack, texts, type Decision } from "./decision"
import { requestId } from "./ids"
import { eventsOf, withLines } from "./log"
import { Refusal } from "./refusal"
import { TableSocket, type Answered, type Line as SocketLine, type Request } from "./socket"

type Unnumbered = Request extends infer R ? (R extends Request ? Omit<R, "request"> : never) : never

/** Where the socket of a table is. */
function addressOf(id: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:"
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket`
}

/** One table. Call `open` when it is shown, `close` when it is not any more. */
export class TableSession {
  info: TableInfo | null = $state.raw(null)
  position: Position | null = $state.raw(null)
  log: readonly Line[] = $state.raw([])
  line: SocketLine = $state("closed")
  /** What happened since the reader last saw the board; a new array at each change. */
  events: readonly StoryEvent[] = $state.raw([])
  decision: Decision = $state.raw(beginning(null))
  /** What was refused last; taken away by the next thing that succeeds, or by the reader. */
  problem: Refusal | null = $state.raw(null)
  /** Why something is not allowed, as was asked last. */
  because: Because | null = $state.raw(null)
  /** What a good player would do, as was asked last. */
  hint: string | null = $state(null)
  thinking = $state(false)
  /** The server wants no more of this page. */
  goodbye: Farewell | null = $state.raw(null)
  /** What the clocks of server and reader differ by. */
  private ahead = Number.POSITIVE_INFINITY

  private readonly socket: TableSocket

  constructor(
    readonly id: string,
    /** Whether a decision is asked about once more before it is sent. */
    private readonly asksBefore: (steps: readonly Move[], view: AnyView) => boolean = () => false,
    /** Whether a step is sent at once, though the same player goes on. */
    private readonly settles: (step: Move) => boolean = () => false,
    makeSocket: (listener: ConstructorParameters<typeof TableSocket>[1]) => TableSocket = (listener) =>
      new TableSocket(addressOf(id), listener),
  ) {
    this.socket = makeSocket({
      welcome: (message) => this.welcomed(message),
      news: (message) => this.told(message),
      line: (line) => (this.line = line),
      farewell: (message) => (this.goodbye = message),
    })
  }

  /** Come to the table. */
  open(): void {
    this.socket.open()
  }

  /** Leave it. */
  close(): void {
    this.socket.close()
  }

  /** The reader is back, or the line: try again now. */
  hurry(): void {
    this.socket.hurry()
  }

  /** The view to be drawn: of the position, or of what the steps so far lead to. */
  get view(): AnyView | null {
    return this.decision.view ?? this.position?.view ?? null
  }

  /** What may be done next. */
  get legal(): readonly Move[] {
    return this.decision.stage === "choosing" ? this.decision.legal : []
  }

  /** When something was, by the reader's clock, if the server gave it by its own. */
  localTime(at: number): number {
    return Number.isFinite(this.ahead) ? at + this.ahead : at
  }

  // The decision

  /** Take a step, or several that follow on one another: the server judges those after the first. */
  step(...moves: readonly Move[]): void {
    if (!this.legal.some((each) => each.text === moves[0]?.text)) return
    this.hint = null
    this.decide(stepped(this.decision, ...moves))
  }

  /** Take back the last step. */
  back(): void {
    if (this.decision.stage !== "sending") this.decide(steppedBack(this.decision, this.position))
  }

  /** Take back all steps. */
  cancel(): void {
    if (this.decision.stage !== "sending") this.decision = beginning(this.position)
  }

  /** Send the decision that was asked about once more. */
  confirm(): void {
    if (this.decision.stage === "confirming") this.decide({ ...this.decision, stage: "sending" })
  }

  private decide(decision: Decision): void {
    this.decision = decision
    if (decision.stage === "looking") void this.look()
    if (decision.stage === "sending") void this.send()
  }

  private async look(): Promise<void> {
    const { question } = this.decision
    const tried = await this.ask({ type: "try", question, actions: texts(this.decision) })
    if (tried === null) this.decision = beginning(this.position)
    else if (tried.type === "tried" && isAbout(this.decision, tried)) this.decide(this.seen(tried))
  }

  private seen(tried: Tried): Decision {
    const last = this.decision.steps.at(-1)
    const settles = last !== undefined && this.settles(last)
    return looked(this.decision, tried, this.asksBefore(this.decision.steps, this.view ?? {}), settles)
  }

  private async send(): Promise<void> {
    const sent = this.decision
    const done = await this.ask({ type: "play", question: sent.question, actions: texts(sent) })
    if (done === null && this.decision === sent) this.decision = beginning(this.position)
  }

  // Other things that can be done

  /** Ask why an action is not allowed, after the steps that are already taken. */
  async why(text: string): Promise<void> {
    const answer = await this.ask({ type: "why", action: text, after: texts(this.decision) })
    if (answer?.type === "because") this.because = answer
  }

  /** Ask what a good player would do. */
  async askHint(): Promise<void> {
    this.thinking = true
    const answer = await this.ask({ type: "hint" })
    this.thinking = false
    if (answer?.type === "hinted") this.hint = answer.action
  }

  /** Say something. Gives whether it was said. */
  async say(text: string): Promise<boolean> {
    return (await this.ask({ type: "say", text })) !== null
  }

  /** Take back my last move, or ask the others to agree. */
  async undo(): Promise<void> {
    this.cancel()
    await this.ask({ type: "undo" })
  }

  /** Agree, or not, to taking moves back. */
  async answerUndo(agree: boolean): Promise<void> {
    await this.ask({ type: "answer_undo", agree })
  }

  /** Give up. */
  async resign(): Promise<void> {
    await this.ask({ type: "resign" })
  }

  private async ask(ask: Unnumbered): Promise<Answered | null> {
    try {
      const answer = await this.socket.ask({ ...ask, request: requestId() } as Request)
      this.problem = null
      return answer
    } catch (problem) {
      this.problem = problem instanceof Refusal ? problem : new Refusal("fault", String(problem))
      return null
    }
  }

  // What the server tells

  private welcomed(message: Welcome): void {
    this.events = this.missed(message)
    this.info = message.table
    this.log = message.log
    this.moved(message.position)
  }

  /** What a reader who was here before did not see: nothing, if this is the first welcome. */
  private missed(message: Welcome): StoryEvent[] {
    const last = this.position?.number
    if (last === undefined) return []
    return eventsOf(message.log.filter((line) => line.type !== "happened" || line.number > last))
  }

  private told(message: News): void {
    if (message.table) this.info = message.table
    const events = eventsOf(message.log)
    if (events.length > 0 || message.position) this.events = events
    this.log = withLines(this.log, message.log)
    if (message.position) this.moved(message.position)
  }

  private moved(position: Position | null): void {
    if (position) this.ahead = Math.min(this.ahead, Date.now() - position.since)
    const goesOn = position?.question !== null && position?.question === this.decision.question
    this.position = position
    if (position?.number !== undefined) this.hint = null
    if (!goesOn || this.decision.steps.length === 0) this.decision = beginning(position)
    else if (this.decision.stage !== "sending")
      this.decide({ ...this.decision, stage: "looking", view: null })
  }
}
