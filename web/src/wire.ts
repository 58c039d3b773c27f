/**
 * What goes over the wire. Generated from src/campidoglio/server/wire; do not edit, but run
 *
 *     python -m campidoglio.server.wire.typescript > web/src/wire.ts
 */

/** Who finds the table. */
export type Access = "public" | "link"

/** How far the table is. */
export type Status = "open" | "running" | "over" | "closed"

/** Who a seat is for. */
export type SeatKind = "open" | "person" | "bot"

/** Everybody takes the time they need. */
export interface Untimed {
  readonly type: "untimed"
}

/** Clocks run: so many seconds for a move, for the whole game, or both. */
export interface RealTime {
  readonly type: "real_time"
  readonly move_seconds: number | null
  readonly game_seconds: number | null
}

/** Nobody needs to be there at once: so many days for a move. */
export interface Correspondence {
  readonly type: "correspondence"
  readonly days: number
}

export type Tempo = Untimed | RealTime | Correspondence

/** A seat and who is on it. */
export interface SeatInfo {
  readonly seat: number
  readonly kind: SeatKind
  /** The player's nickname; null for an open seat and for a bot, which `level` names. */
  readonly name: string | null
  /** The level of the bot that sits here. */
  readonly level: string | null
  readonly connected: boolean
  /** The level of the bot that plays while the person is away. */
  readonly substitute: string | null
  readonly resigned: boolean
  /** What the person is pointed at by, at this table: to mute, block or report. */
  readonly player: string | null
}

/** A player asks the others to agree to taking moves back. */
export interface UndoAsked {
  readonly seat: number
  /** The number of the position that the game would go back to. */
  readonly to: number
  readonly agreed: readonly number[]
  readonly waiting: readonly number[]
}

/** What proves that chance was not chosen: shown before the first move, opened after the last. */
export interface Fairness {
  /** SHA-256 of the server's secret, in hexadecimal: known before the first move. */
  readonly commitment: string
  /** What the seats added, by seat. */
  readonly entropy: readonly (string | null)[]
  /** The server's secret, once the game is over. */
  readonly secret: string | null
  /** The seed that follows from secret and entropy, once the game is over. */
  readonly seed: string | null
}

/** A table as the reader sees it. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly status: Status
  readonly access: Access
  readonly options: Readonly<Record<string, unknown>>
  readonly tempo: Tempo
  readonly chat: boolean
  /** The level of the bot that plays for who is away. */
  readonly substitute: string
  readonly seats: readonly SeatInfo[]
  /** Milliseconds since 1970. */
  readonly created: number
  readonly watchers: number
  /** Whether the reader is the table's host. */
  readonly host: boolean
  /** The reader's own seat; null for an onlooker. */
  readonly seat: number | null
  readonly due: readonly number[]
  readonly undo_asked: UndoAsked | null
  readonly fairness: Fairness
  /** The table that plays again. */
  readonly rematch: string | null
}

/** A table in a list: the lobby, or a player's own tables. */
export interface TableLine {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly status: Status
  readonly tempo: Tempo
  readonly seats: readonly SeatInfo[]
  readonly created: number
  readonly touched: number
  readonly seat: number | null
  readonly your_turn: boolean
}

/** A seat's time. While it runs, count down from what was left at `since`. */
export interface Clock {
  readonly seat: number
  readonly running: boolean
  /** Left for this move; null without such a limit. */
  readonly move_ms: number | null
  /** Left for the whole game; null without such a limit. */
  readonly game_ms: number | null
}

/** How the game ended. */
export interface OutcomeInfo {
  /** One of the game's own endings, or "resigned". */
  readonly reason: string
  readonly scores: readonly number[]
  readonly ranking: readonly number[]
}

/** The game as the reader may see it now, and all that the reader may do. */
export interface Position {
  /** How many moves were made, as far as the reader may know; secret steps of others do not count. */
  readonly number: number
  readonly view: Readonly<Record<string, unknown>>
  /** The reader's legal actions in the game's order; empty while the reader is not due. */
  readonly legal: readonly string[]
  /** The number of what the reader is asked now, if anything; a move names it, so a late click is known. */
  readonly question: number | null
  readonly due: readonly number[]
  /** Whether the reader's last move can be taken back at once. */
  readonly can_undo: boolean
  /** Whether the reader's last move can be taken back if the others agree. */
  readonly can_ask_undo: boolean
  readonly clocks: readonly Clock[]
  /** When the clocks were read, at the reader's last news: milliseconds since 1970, by the server. */
  readonly since: number
  /** Every seat's points as they stand, where the game shows them. */
  readonly scores: readonly number[] | null
  readonly outcome: OutcomeInfo | null
}

/** Why something is not allowed: a message of the game's texts, with its values and the rule's number. */
export interface Reason {
  /** The message is `<game>-why-<name>`. */
  readonly name: string
  readonly rule: string
  readonly values: Readonly<Record<string, unknown>>
}

/** A line of the log: what a move brought, as the game's own story tells it to the reader. */
export interface Happened {
  readonly type: "happened"
  /** The move's number, from 1; the position after it has the same. */
  readonly number: number
  readonly at: number
  /** Who moved; null: it came from outside. */
  readonly seat: number | null
  /** The level of the bot that chose the move, if one did. */
  readonly bot: string | null
  readonly events: readonly (Readonly<Record<string, unknown>>)[]
}

/** A line of the log: something that happened at the table and not in the game. */
export interface TableEvent {
  readonly type: "table"
  /** The number of the position at that time. */
  readonly number: number
  readonly at: number
  readonly event: "away" | "bot_seated" | "closed" | "joined" | "left" | "rematch" | "resigned" | "returned" | "seat_opened" | "started" | "time_out" | "undo_asked" | "undo_refused" | "undone"
  readonly seat: number | null
  readonly name: string | null
  readonly level: string | null
  /** For "undone": the position the game went back to; lines of moves after it no longer hold. */
  readonly to: number | null
}

/** A line of the log: what somebody said. */
export interface Chat {
  readonly type: "chat"
  readonly at: number
  readonly seat: number | null
  readonly name: string
  readonly text: string
  /** What the speaker is pointed at by, at this table: to mute, block or report. */
  readonly player: string
}

export type Line = Happened | TableEvent | Chat

/** Who the reader is. */
export interface Me {
  readonly id: string
  readonly name: string
  /** To be sent back in the header `X-CSRF-Token` with everything that changes something. */
  readonly csrf: string
  /** Whether one has an account, and so can come back from anywhere. */
  readonly account: boolean
}

/** A setting of a game; its words are the messages `<game>-setting-<name>` and the like. */
export interface SettingInfo {
  readonly name: string
  /** choice, yes_no, whole, or data. */
  readonly kind: string
  readonly default: unknown
  /** For a choice: what may be chosen. */
  readonly values: readonly string[] | null
  readonly low: number | null
  readonly high: number | null
}

/** A game that can be played here. */
export interface GameInfo {
  readonly name: string
  readonly fewest_players: number
  readonly most_players: number
  readonly settings: readonly SettingInfo[]
}

/** What can be played here, and with which bots. */
export interface Catalogue {
  readonly games: readonly GameInfo[]
  readonly levels: readonly string[]
  readonly version: string
}

/** A list of tables. */
export interface Tables {
  readonly tables: readonly TableLine[]
}

/** A refusal: a code that never changes, and a sentence for people. */
export interface Problem {
  readonly code: string
  readonly sentence: string
  readonly reason: Reason | null
}

/** One step of a replay: the position after a move, for the point of view that was asked for. */
export interface Frame {
  readonly number: number
  readonly seat: number | null
  readonly events: readonly (Readonly<Record<string, unknown>>)[]
  readonly view: Readonly<Record<string, unknown>>
  readonly scores: readonly number[] | null
}

/** A part of a game, step by step. */
export interface Replay {
  readonly game: string
  readonly players: number
  readonly moves: number
  readonly frames: readonly Frame[]
}

/** Everything the reader may know of the table. */
export interface Welcome {
  readonly type: "welcome"
  readonly seq: number
  readonly table: TableInfo
  /** null until the game starts. */
  readonly position: Position | null
  readonly log: readonly Line[]
}

/** Something changed: what is null is as it was; the lines are new. */
export interface News {
  readonly type: "news"
  readonly seq: number
  readonly table: TableInfo | null
  readonly position: Position | null
  readonly log: readonly Line[]
}

/** Done, and kept for good. */
export interface Ack {
  readonly type: "ack"
  readonly request: string
  readonly seq: number
}

/** Not done; nothing has changed. */
export interface Refused {
  readonly type: "refused"
  readonly request: string | null
  readonly code: string
  readonly sentence: string
  readonly reason: Reason | null
  /** Which of the actions of the decision was refused, from 0. */
  readonly action: number | null
}

/** What would be seen and allowed after the steps that were tried. */
export interface Tried {
  readonly type: "tried"
  readonly request: string
  readonly question: number
  readonly actions: readonly string[]
  readonly view: Readonly<Record<string, unknown>> | null
  /** The reader's next legal actions; empty if the decision is complete. */
  readonly legal: readonly string[]
  /** The reader is asked no more, others are asked too, or the next step cannot be looked at in advance. */
  readonly complete: boolean
  /** The last step brings out something hidden or random: it cannot be looked at, nor taken back later. */
  readonly reveals: boolean
}

/** Why an action is not allowed; null: it is allowed. */
export interface Because {
  readonly type: "because"
  readonly request: string
  readonly action: string
  readonly reason: Reason | null
  readonly sentence: string | null
}

/** What a good player would do. */
export interface Hint {
  readonly type: "hinted"
  readonly request: string
  readonly action: string
}

/** Yes. */
export interface Pong {
  readonly type: "pong"
}

/** The server closes the socket; `again` says whether to come back. */
export interface Farewell {
  readonly type: "farewell"
  readonly code: string
  readonly sentence: string
  readonly again: boolean
}

export type Answer = Welcome | News | Ack | Refused | Tried | Because | Hint | Pong | Farewell

/** Somebody who wants to play: a nickname is enough. */
export interface NewGuest {
  readonly name: string
}

/** Who a seat of a new table is for: its maker ("me"), a bot of a level, or whoever comes ("open"). */
export interface SeatWish {
  readonly kind: string
  readonly level?: string | null
}

/** A table to be made. With no open seat it starts at once. */
export interface NewTable {
  readonly request: string
  readonly game: string
  readonly seats: readonly SeatWish[]
  readonly options?: Readonly<Record<string, unknown>>
  readonly access?: Access
  readonly tempo?: Tempo
  readonly chat?: boolean
  readonly substitute?: string
}

/** A way to play: by how many, and with which settings; what is not named is as usual. */
export interface AskedWay {
  readonly players: number
  readonly options?: Readonly<Record<string, unknown>>
}

/** Games to be played in several ways, so that these can be compared. */
export interface NewExperiment {
  readonly game: string
  readonly ways: readonly AskedWay[]
  /** Who plays: chance, or bots of a level. */
  readonly bots?: string
  /** In each way, at most; the server may stop sooner. */
  readonly games?: number
}

/** Sit down: on a seat, or on the first that is free. */
export interface TakeSeat {
  readonly request: string
  readonly seat?: number | null
}

/** The host puts a bot on a seat that is open or whose player is gone, or opens a seat (no level). */
export interface FillSeat {
  readonly request: string
  readonly seat: number
  readonly level?: string | null
}

/** A change that needs no more words: start, leave, rematch, resign. */
export interface Plain {
  readonly request: string
}

/** A seat adds to the chance of the game before it starts. */
export interface AddEntropy {
  readonly request: string
  readonly text: string
}

/** The first message: the last `seq` that the client saw, or null. */
export interface Hello {
  readonly type: "hello"
  readonly since?: number | null
}

/** One decision: all its small steps, taken whole or not at all. */
export interface Play {
  readonly type: "play"
  readonly request: string
  readonly question: number
  readonly actions: readonly string[]
}

/**
 * Asks what would be seen and allowed after these steps; changes nothing.
 *
 * It stops before anything hidden or random would come out.
 */
export interface Try {
  readonly type: "try"
  readonly request: string
  readonly question: number
  readonly actions: readonly string[]
}

/** Take my last move back: at once where that is free, else the others are asked. */
export interface Undo {
  readonly type: "undo"
  readonly request: string
}

/** Agree, or not, to taking moves back. */
export interface AnswerUndo {
  readonly type: "answer_undo"
  readonly request: string
  readonly agree: boolean
}

/** Give up. */
export interface Resign {
  readonly type: "resign"
  readonly request: string
}

/** Say something to the table. */
export interface Say {
  readonly type: "say"
  readonly request: string
  readonly text: string
}

/** Asks why something is not allowed, now or after the steps of a decision that has been begun. */
export interface Why {
  readonly type: "why"
  readonly request: string
  readonly action: string
  readonly after?: readonly string[]
}

/** Asks what a good player would do here. */
export interface AskHint {
  readonly type: "hint"
  readonly request: string
}

/** Asks whether the server is there. */
export interface Ping {
  readonly type: "ping"
}

export type Ask = Hello | Play | Try | Undo | AnswerUndo | Resign | Say | Why | AskHint | Ping

/** An account to be made: a name that is nobody else's, and a password. */
export interface NewAccount {
  readonly name: string
  readonly password: string
}

/** Somebody who has an account. */
export interface LogIn {
  readonly name: string
  readonly password: string
}

/** Another password for one's account. */
export interface NewPassword {
  readonly old: string
  readonly new: string
}

/** Somebody who wants to be forgotten; who has an account says its password. */
export interface Farewells {
  readonly password: string | null
}

/** A browser in which one is logged in. */
export interface SessionInfo {
  readonly id: string
  /** What the browser says of itself. */
  readonly device: string
  /** Milliseconds since 1970. */
  readonly created: number
  /** When it was last used, give or take an hour. */
  readonly seen: number
  /** Whether it is the one that asks. */
  readonly here: boolean
}

/** One's account. */
export interface AccountInfo {
  readonly name: string
  readonly created: number
  readonly sessions: readonly SessionInfo[]
}

/** Somebody in a game's ranking. */
export interface Ranked {
  /** null: not listed, for want of an account. */
  readonly place: number | null
  /** null for a bot, which `level` names. */
  readonly name: string | null
  readonly level: string | null
  /** What the rating comes to: everybody begins at 1000. */
  readonly figure: number
  /** How many count. */
  readonly games: number
  readonly wins: number
  readonly you: boolean
}

/** A part of a game's ranking. */
export interface Ranking {
  readonly game: string
  readonly by: "rating" | "wins"
  /** How many are listed. */
  readonly all: number
  readonly rows: readonly Ranked[]
  /** null: the reader has not played yet, or no game that counts. */
  readonly you: Ranked | null
}

/** How a past game ended for a seat. */
export interface PastSeat {
  readonly seat: number
  /** null for a bot, and for who is forgotten. */
  readonly name: string | null
  readonly level: string | null
  readonly place: number
  readonly score: number
}

/** A game that the reader has played to its end. */
export interface PastGame {
  readonly table: string
  readonly game: string
  /** Milliseconds since 1970. */
  readonly ended: number
  /** One of the game's own endings, or "resigned". */
  readonly reason: string
  readonly moves: number
  /** The reader's. */
  readonly seat: number
  /** By how much it changed the reader's figure; null: it does not count. */
  readonly gain: number | null
  readonly seats: readonly PastSeat[]
}

/** What the reader's games of one kind come to. */
export interface OwnFigures {
  readonly game: string
  readonly games: number
  readonly wins: number
  readonly mean_place: number
  /** The most points. */
  readonly best: number
  /** How many count for the rating. */
  readonly counted: number
  readonly ranked: Ranked | null
}

/** A part of the games that the reader has played, the last first, and what all come to. */
export interface History {
  readonly games: readonly PastGame[]
  /** Whether there are earlier ones. */
  readonly more: boolean
  readonly figures: readonly OwnFigures[]
}

/** A histogram: the first bar holds the numbers from `low` to `low + width - 1`, the next those after. */
export interface Bars {
  readonly low: number
  readonly width: number
  /** The share of all games, or of all seats, in each bar. */
  readonly shares: readonly number[]
}

/** How a number is spread over many games. */
export interface Spreading {
  readonly mean: number
  /** A quarter of all is at most this. */
  readonly low: number
  /** Half of all is at most this. */
  readonly middle: number
  /** Three quarters are at most this. */
  readonly high: number
  /** All but one in twenty are at most this. */
  readonly long: number
  readonly bars: Bars
}

/** How a seat fared. */
export interface SeatFigures {
  /** The share of games it won; who shares a first place shares the win. */
  readonly wins: number
  readonly least: number
  /** Between these the true share lies in 95 of 100 cases. */
  readonly most: number
  /** On average. */
  readonly points: number
}

/** What the games came to that were played in one way. */
export interface WayFigures {
  readonly players: number
  readonly games: number
  readonly options: Readonly<Record<string, unknown>>
  /** Moves of a game, those of all seats together. */
  readonly length: Spreading
  /** What a seat has at the end. */
  readonly points: Spreading
  /** Points by which the best is ahead of the second. */
  readonly lead: Spreading
  readonly seats: readonly SeatFigures[]
  /** The share of games that ended in each way. */
  readonly endings: Readonly<Record<string, number>>
}

/** What is known of a game from many that bots played: a way for each number of players. */
export interface GameFigures {
  readonly game: string
  readonly rules_version: number
  /** The level of the bots that played. */
  readonly bots: string
  /** What plays the same games again. */
  readonly command: string
  readonly ways: readonly WayFigures[]
}

/** Others are being served: so many are before one. */
export interface LabWaits {
  readonly type: "waits"
  readonly ahead: number
}

/** It is one's turn; the rules are being made ready, which takes longer the first time. */
export interface LabBegins {
  readonly type: "begins"
  /** Whether random players play at full speed on this server, as machine code. */
  readonly quick: boolean
}

/** What the games so far came to. */
export interface LabPlays {
  readonly type: "plays"
  /** So many have been played in each way. */
  readonly games: number
  readonly wanted: number
  readonly ways: readonly WayFigures[]
}

/** No more is played, and why: all, time, replaced (by another of one's own), closing, stuck, failed. */
export interface LabEnds {
  readonly type: "ends"
  readonly reason: string
}

export type LabNews = LabWaits | LabBegins | LabPlays | LabEnds

/** A bot of the ladder. */
export interface Rung {
  readonly bot: string
  /** The share of games it won; who shares a first place shares the win. */
  readonly wins: number
  readonly least: number
  /** Between these the true share lies in 95 of 100 cases. */
  readonly most: number
  /** On average. */
  readonly points: number
}

/** How the bots fared against each other, the best first. */
export interface LadderTable {
  readonly players: number
  readonly games: number
  readonly rungs: readonly Rung[]
}

/** What is known of a game from many that bots have played. */
export interface Known {
  /** null: they have not been played by the rules of now. */
  readonly figures: GameFigures | null
  readonly ladder: readonly LadderTable[]
}

/** Somebody who is to be a friend, by the name of the account. */
export interface FriendByName {
  readonly name: string
}

/** Somebody who is to be a friend, by the seat at a table where both sit. */
export interface FriendAtTable {
  readonly table: string
  readonly seat: number
}

/** Whether one accepts to be a friend. */
export interface FriendAnswer {
  readonly accept: boolean
}

/** Whether friends see when one is here. */
export interface Shown {
  readonly shown: boolean
}

/** The table to which a friend is asked. */
export interface ToTable {
  readonly table: string
}

/** Somebody with an account. */
export interface PersonInfo {
  readonly id: string
  readonly name: string
  /** Since when it stands so, in milliseconds since 1970. */
  readonly since: number
}

/** A friend. */
export interface FriendInfo {
  readonly id: string
  readonly name: string
  readonly since: number
  /** Whether the friend is here now; always false of a friend who does not want it known. */
  readonly here: boolean
}

/** A friend asks one to a table. */
export interface InvitationInfo {
  readonly id: string
  readonly name: string
  readonly table: string
  readonly game: string
  readonly created: number
}

/** All that one sees of friends. */
export interface Friends {
  readonly friends: readonly FriendInfo[]
  /** Who would be one's friend. */
  readonly asked_by: readonly PersonInfo[]
  /** Whom one has asked, and who has not said yes. */
  readonly asked: readonly PersonInfo[]
  readonly invitations: readonly InvitationInfo[]
  /** Whether friends see when one is here. */
  readonly shown: boolean
}

/** A browser that is to show notices, as its push subscription describes it. */
export interface NewBrowser {
  readonly url: string
  /** `p256dh` of the subscription. */
  readonly key: string
  /** `auth` of the subscription. */
  readonly secret: string
  readonly language: string
}

/** An address that is to be told, by a POST with a JSON body. */
export interface NewWebhook {
  readonly url: string
  readonly language: string
}

/** Where notices go. */
export interface NoticeAddress {
  readonly id: string
  /** push, or webhook. */
  readonly kind: string
  /** What the browser says of itself, or the webhook's address. */
  readonly name: string
  readonly url: string
  /** Milliseconds since 1970. */
  readonly created: number
  /** Whether nothing is sent there any more, as nothing arrived. */
  readonly given_up: boolean
}

/** A new webhook: with its secret notices are signed as Standard Webhooks says. It is shown this once. */
export interface MadeWebhook {
  readonly id: string
  readonly secret: string
}

/** How the trial went: sent, later (nobody answers), refused, or gone. */
export interface NoticeTrial {
  readonly outcome: string
}

/** Where one's notices go. */
export interface Notices {
  /** The server's key, with which a browser subscribes. */
  readonly key: string
  readonly addresses: readonly NoticeAddress[]
}

/** Somebody at a table whom one wants to mute or block. */
export interface Ignore {
  readonly table: string
  readonly player: string
  readonly distance: "blocked" | "muted"
}

/** Somebody at a table whom the host should know about; what was said there goes along. */
export interface NewReport {
  readonly table: string
  readonly player: string
  readonly reason: "cheating" | "name" | "other" | "words"
  readonly words: string
}

/** Somebody whom one has muted or blocked. */
export interface IgnoredInfo {
  readonly id: string
  readonly name: string
  readonly distance: "blocked" | "muted"
  /** Milliseconds since 1970. */
  readonly since: number
  /** The handle at the table that was asked about, if one was. */
  readonly player: string | null
}

/** Everybody whom one has muted or blocked, the last first. */
export interface IgnoredList {
  readonly ignored: readonly IgnoredInfo[]
}
