import { beforeEach, expect, test } from "vitest"
import { parseMove } from "../kit/moves"
import type { News, Position, Tried, Welcome } from "../wire"
import { Refusal } from "./refusal"
import type { Answered, Listener, Request, TableSocket } from "./socket"
import { TableSession } from "./table.svelte"

const BUILD = parseMove("build style=gothic storeys=2")
const BET = parseMove("bet style=gothic chip=3")

function position(number: number, question: number | null, legal: string[] = []): Position {
  return {
    number,
    view: { at: number },
    legal,
    question,
    due: question === null ? [1] : [0],
    can_undo: false,
    can_ask_undo: false,
    clocks: [],
    since: 0,
    scores: null,
    outcome: null,
  }
}

const news = (at: Position | null): News => ({ type: "news", seq: 9, table: null, position: at, log: [] })

/** What was asked, and how the test answers it. */
interface Asked {
  readonly ask: Request
  readonly answer: (answer: Answered) => Promise<void>
  readonly refuse: (problem: Refusal) => Promise<void>
}

let listener: Listener
let asked: Asked[]
let table: TableSession
let asks: boolean
let settles: boolean

const latest = (): Asked => asked.at(-1) as Asked
/** Everything that waits has had its turn. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

function tried(more: Partial<Tried>): Tried {
  const { ask } = latest()
  const actions = ask.type === "try" ? ask.actions : []
  const plain = { view: { looked: actions.length }, legal: [], complete: false, reveals: false }
  return { type: "tried", request: ask.request, question: 4, actions, ...plain, ...more }
}

beforeEach(() => {
  asked = []
  asks = false
  settles = false
  const make = (heard: Listener): TableSocket => {
    listener = heard
    const ask = (each: Request): Promise<Answered> =>
      new Promise((done, failed) =>
        asked.push({
          ask: each,
          answer: (answer) => (done(answer), settled()),
          refuse: (problem) => (failed(problem), settled()),
        }),
      )
    return { ask } as unknown as TableSocket // all that is used of it here
  }
  table = new TableSession(
    "t1",
    () => asks,
    () => settles,
    make,
  )
  listener.welcome({
    type: "welcome",
    seq: 8,
    log: [],
    position: position(4, 4, [BUILD.text, "build style=gothic storeys=1"]),
  } as unknown as Welcome) // the table's own data are of no matter here
})

test("a step is looked up, and shows what may follow", async () => {
  table.step(BUILD)
  expect(latest().ask).toMatchObject({ type: "try", question: 4, actions: [BUILD.text] })
  expect(table.legal).toEqual([])
  await latest().answer(tried({ legal: [BET.text, "no_bet"] }))
  expect(table.legal.map((move) => move.text)).toEqual([BET.text, "no_bet"])
  expect(table.view).toEqual({ looked: 1 })
})

test("steps of one amount are looked up at once, and are shown when it is known what they lead to", async () => {
  table.step(BUILD, BET)
  expect(latest().ask).toMatchObject({ type: "try", actions: [BUILD.text, BET.text] })
  expect(table.decision.known).toEqual([])
  await latest().answer(tried({ legal: ["no_bet"] }))
  expect(table.decision.known).toEqual([BUILD, BET])
  table.back()
  expect(table.decision.known).toEqual([BUILD])
})

test("steps that end a decision are sent without being shown before", async () => {
  table.step(BUILD, BET)
  await latest().answer(tried({ complete: true }))
  expect(latest().ask).toMatchObject({ type: "play", actions: [BUILD.text, BET.text] })
  expect(table.decision.known).toEqual([])
})

test("what is not in the list is no step", () => {
  table.step(BET)
  expect(asked).toEqual([])
})

test("a complete decision is sent whole, and its view stays until the table has moved", async () => {
  table.step(BUILD)
  await latest().answer(tried({ legal: [BET.text] }))
  table.step(BET)
  await latest().answer(tried({ complete: true }))
  expect(latest().ask).toMatchObject({ type: "play", question: 4, actions: [BUILD.text, BET.text] })
  expect(table.view).toEqual({ looked: 2 })
  listener.news(news(position(6, null)))
  expect(table.view).toEqual({ at: 6 })
  expect(table.decision.steps).toEqual([])
})

test("a step that others wait for is sent, though more is asked after it", async () => {
  settles = true
  table.step(BUILD)
  await latest().answer(tried({ legal: [BET.text] }))
  expect(latest().ask).toMatchObject({ type: "play", actions: [BUILD.text] })
})

test("what is asked about once more waits for a yes", async () => {
  asks = true
  table.step(BUILD)
  await latest().answer(tried({ complete: true }))
  expect(table.decision.stage).toBe("confirming")
  expect(asked).toHaveLength(1)
  table.confirm()
  expect(latest().ask.type).toBe("play")
})

test("the last step is taken back, and the one before it looked up again", async () => {
  table.step(BUILD)
  await latest().answer(tried({ legal: [BET.text] }))
  table.back()
  expect(table.decision.steps).toEqual([])
  expect(table.legal).toHaveLength(2)
  expect(table.view).toEqual({ at: 4 })
})

test("why not is asked about where the steps lead that are already taken", async () => {
  table.step(BUILD)
  await latest().answer(tried({ legal: [BET.text] }))
  void table.why("no_bet")
  expect(latest().ask).toMatchObject({ type: "why", action: "no_bet", after: [BUILD.text] })
})

test("a decision that is refused begins anew, and says why", async () => {
  table.step(BUILD)
  await latest().answer(tried({ complete: true }))
  await latest().refuse(new Refusal("late", "Too late."))
  expect(table.problem?.code).toBe("late")
  expect(table.legal).toHaveLength(2)
})

test("news of others leave the steps of a decision that is still asked", async () => {
  table.step(BUILD)
  await latest().answer(tried({ legal: [BET.text] }))
  listener.news(news(position(5, 4, [BUILD.text])))
  expect(table.decision.steps).toEqual([BUILD])
  expect(latest().ask).toMatchObject({ type: "try", actions: [BUILD.text] })
})

test("a question that is no longer asked takes the steps with it", async () => {
  table.step(BUILD)
  await latest().answer(tried({ legal: [BET.text] }))
  listener.news(news(position(7, 7, ["no_bet"])))
  expect(table.decision.steps).toEqual([])
  expect(table.legal.map((move) => move.text)).toEqual(["no_bet"])
})

test("an answer about steps that were taken back since is not minded", async () => {
  table.step(BUILD)
  const late = latest()
  const answer = tried({ legal: [BET.text] })
  table.cancel()
  await late.answer(answer)
  expect(table.decision.steps).toEqual([])
  expect(table.view).toEqual({ at: 4 })
})

test("a line that says moves were taken back takes them out of the log", () => {
  const happened = (number: number) =>
    ({ type: "happened", number, at: 0, seat: 0, bot: null, events: [] }) as const
  const undone = {
    type: "table",
    number: 1,
    at: 0,
    event: "undone",
    seat: 0,
    name: null,
    level: null,
    to: 1,
  } as const
  listener.news({ ...news(null), log: [happened(1), happened(2), happened(3)] })
  listener.news({ ...news(null), log: [undone] })
  expect(table.log).toEqual([happened(1), undone])
})
