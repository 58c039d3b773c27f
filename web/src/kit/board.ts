/**
 * What the shell hands to a board, and what a board may ask for: the only door between the two.
 *
 * A board knows no rules. It draws `view`, lights up what is in `legal`, and calls `step` with one of those moves.
 */

import type { Component } from "svelte"
import type { Words } from "../words/words"

/** A move: `build style=gothic storeys=2` is `{name: "build", fields: {style: "gothic", storeys: 2}}`. */
export interface Move {
  /** What goes over the wire; two moves are the same if their texts are. */
  readonly text: string
  readonly name: string
  readonly fields: Readonly<Record<string, string | number>>
}

/** One thing that happened, as the game's own story tells it: `{event: "built", seat: 0, ...}`. */
export interface StoryEvent {
  readonly event: string
  readonly [field: string]: unknown
}

/** The time of a seat, as it stands at `at`; while it runs, count down. */
export interface SeatClock {
  readonly running: boolean
  /** Milliseconds left for this move and for the whole game; null without such a limit. */
  readonly move: number | null
  readonly game: number | null
  /** When the two were right, by this computer's clock. */
  readonly at: number
}

/** A seat and who sits on it. */
export interface Seat {
  readonly seat: number
  /** The nickname, or for a bot its level in words. */
  readonly name: string
  readonly you: boolean
  /** The level of the bot that sits here; null for a person. */
  readonly bot: string | null
  /** 0 to 7: draw it with `var(--seat-0)` …, and always with `sign` beside it. */
  readonly colour: number
  /** A shape that stands for the seat where colours cannot be told apart: ● ▲ ■ ◆ ★ ✚ ⬟ ▼. */
  readonly sign: string
  readonly connected: boolean
  /** The level of the bot that plays while the person is away. */
  readonly substitute: string | null
  readonly resigned: boolean
  /** Whether the seat is asked now. */
  readonly due: boolean
  /** Points as they stand; null where the game keeps them hidden. */
  readonly score: number | null
  readonly clock: SeatClock | null
}

/** What every board is given. A game's own view is declared beside its board. */
export interface BoardProps<View> {
  /** What the reader sees: the position, or during a decision what it would be after the pending steps. */
  view: View
  /** The reader's seat; null for an onlooker and for a replay as an onlooker sees it. */
  seat: number | null
  /** What I may do next; empty when I am not asked. Light up this and nothing else. */
  legal: readonly Move[]
  /** The steps of my decision so far, not yet sent. */
  pending: readonly Move[]
  players: readonly Seat[]
  /** What just happened; a new array at each change. For motion: never needed to draw what is there. */
  events: readonly StoryEvent[]
  words: Words
  /**
   * Take a step, or several that follow on one another, such as those of an amount. The session finds out what is
   * next, and sends the decision once it is complete.
   */
  step: (...moves: Move[]) => void
  /** Take back the last pending step. */
  back: () => void
  /** Take back all pending steps. */
  cancel: () => void
  /** What a good player would do, if the reader asked; worth a mark of its own on the board. */
  hint?: Move | null
  /** Ask why an action is not allowed, by its text; the answer is shown with the rule's number. */
  why: (text: string) => void
  /** A replay: nothing can be touched. */
  still: boolean
  /** False: show changes at once. */
  motion: boolean
  /** Show patterns beside colours throughout. */
  patterns: boolean
}

/** What a replay or the end of a game shows beside the board: any JSON that a view is made of. */
export type AnyView = Record<string, unknown>

/** One step of a score sheet: what was scored, and by whom. */
export interface ScoreStep {
  /** The line, in words. */
  readonly text: string
  /** Points to each seat; 0 for those who got none. */
  readonly points: readonly number[]
}

/** One step of a tutorial. Its words are the message `<game>-learn-<say>` of the game's page texts. */
export interface LessonStep {
  readonly say: string
  readonly view: AnyView
  readonly seat: number | null
  readonly legal: readonly string[]
  readonly events: readonly StoryEvent[]
  /** The moves that lead on, parted by "; " where several are taken at once; empty: a button "Next" does. */
  readonly wanted: readonly string[]
}

/** What a game's folder exports as `game` from its `index.ts`: all that the shell needs. */
// The default is "any" because each game has a view of its own, and the shell looks into none of them.
export interface GameFolder<View = any> {
  readonly name: string
  readonly Board: Component<BoardProps<View>>
  /** The prompt: in one sentence, what the reader may do now. */
  readonly asked: (view: View, words: Words, legal: readonly Move[], pending: readonly Move[]) => string
  /** The score sheet, told step by step from the last events of the story; left out: totals only. */
  readonly scoring?: (events: readonly StoryEvent[], words: Words, players: readonly Seat[]) => ScoreStep[]
  /** Whether a move is asked about once more before it is sent, because nothing brings it back. */
  readonly confirm?: (move: Move, view: View) => boolean
  /** Whether a move is sent at once though the same player goes on, because others wait for it. */
  readonly settles?: (move: Move) => boolean
  /** The rules as HTML in a language, made of `rules/<language>.md` when the page is built. */
  readonly rules?: (language: string) => Promise<string>
  /** The tutorial. */
  readonly lesson?: () => Promise<readonly LessonStep[]>
}
