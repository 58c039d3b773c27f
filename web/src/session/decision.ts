/** A decision in the making: the steps taken so far, and what the server says of them. Draws nothing, sends nothing. */

import type { AnyView, Move } from "../kit/board"
import { parseMove } from "../kit/moves"
import type { Position, Tried } from "../wire"

/** Where a decision stands: being thought about, asked once more, or on its way. */
export type Stage = "choosing" | "looking" | "confirming" | "sending"

/** Immutable: each step gives a new one. */
export interface Decision {
  readonly question: number
  readonly steps: readonly Move[]
  /** The steps that were looked up, and not the last: what the reader is shown, and may take back. */
  readonly known: readonly Move[]
  readonly stage: Stage
  /** What was seen last after some of the steps. */
  readonly view: AnyView | null
  readonly legal: readonly Move[]
}

/** No step taken. */
export function beginning(position: Position | null): Decision {
  return {
    question: position?.question ?? -1,
    steps: [],
    known: [],
    stage: "choosing",
    view: null,
    legal: (position?.legal ?? []).map(parseMove),
  }
}

/** Some steps more; what they lead to has to be looked up. */
export function stepped(decision: Decision, ...moves: readonly Move[]): Decision {
  return { ...decision, steps: [...decision.steps, ...moves], stage: "looking", legal: [] }
}

/** The last step taken back; what is left has to be looked up, unless nothing is. */
export function steppedBack(decision: Decision, position: Position | null): Decision {
  const steps = decision.steps.slice(0, -1)
  if (steps.length === 0) return beginning(position)
  return { ...decision, steps, known: steps, stage: "looking", legal: [] }
}

/** What the server says the steps lead to. A step that settles something is sent, though more is asked after it. */
export function looked(decision: Decision, tried: Tried, asks: boolean, settles = false): Decision {
  const stage = !tried.complete && !settles ? "choosing" : asks ? "confirming" : "sending"
  const known = stage === "sending" ? decision.known : decision.steps
  return { ...decision, known, stage, view: tried.view ?? decision.view, legal: tried.legal.map(parseMove) }
}

/** The steps as they are sent. */
export function texts(decision: Decision): string[] {
  return decision.steps.map((step) => step.text)
}

/** Whether an answer is about the steps as they are now. */
export function isAbout(decision: Decision, tried: Tried): boolean {
  return tried.question === decision.question && tried.actions.join(";") === texts(decision).join(";")
}
