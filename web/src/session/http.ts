/** What is asked of the server over HTTP: who I am, what can be played, tables, replays. */

import type {
  Catalogue,
  History,
  Known,
  LabNews,
  Me,
  NewExperiment,
  NewTable,
  Ranking,
  Replay,
  TableInfo,
  Tables,
  Welcome,
} from "../wire"
import { requestId } from "./ids"
import { linesOf } from "./lines"
import { isProblem, Refusal, unreachable } from "./refusal"

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/** Speaks to one server. */
export class Http {
  private csrf = ""

  constructor(private readonly fetcher: typeof fetch = (...request) => fetch(...request)) {}

  /** Who the reader is; null: somebody who has told no name yet. */
  async me(): Promise<Me | null> {
    try {
      return this.known(await this.ask<Me>("GET", "/me"))
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === "no_guest") return null
      throw problem
    }
  }

  /** Tell one's name, for the first time. */
  async come(name: string): Promise<Me> {
    return this.known(await this.ask<Me>("POST", "/me", { name }))
  }

  /** Take another name. */
  async rename(name: string): Promise<Me> {
    return this.known(await this.change<Me>("PATCH", "/me", { name }))
  }

  /** What can be played here. */
  games(): Promise<Catalogue> {
    return this.ask("GET", "/games")
  }

  /** What many games that bots played tell about a game. */
  figures(game: string): Promise<Known> {
    return this.ask("GET", `/games/${encodeURIComponent(game)}/figures`)
  }

  /** Have a game played in several ways: all that is told, until the end or until the reader has enough. */
  async *experiment(wish: NewExperiment, signal: AbortSignal): AsyncGenerator<LabNews> {
    if (!this.csrf) await this.me()
    const answer = await this.fetched("POST", "/lab", wish, signal)
    if (!answer.ok || !answer.body) throw refusalIn(await answer.json().catch(() => null))
    // The types of the lines are the server's own: see wire.ts.
    for await (const line of linesOf(answer.body)) yield line as LabNews
  }

  /** Public tables. */
  async lobby(): Promise<Tables> {
    return this.ask("GET", "/lobby")
  }

  /** The tables where the reader sits. */
  async myTables(): Promise<Tables> {
    return this.ask("GET", "/me/tables")
  }

  /** A part of a game's ranking. */
  ranking(game: string, by: Ranking["by"], start: number, count: number): Promise<Ranking> {
    const query = new URLSearchParams({ by, start: String(start), count: String(count) })
    return this.ask("GET", `/ranking/${encodeURIComponent(game)}?${query}`)
  }

  /** The games that the reader has played, of one kind or of all. */
  history(game: string | null, start: number, count: number): Promise<History> {
    const query = new URLSearchParams({ start: String(start), count: String(count) })
    if (game !== null) query.set("game", game)
    return this.ask("GET", `/me/history?${query}`)
  }

  /** Make a table. */
  makeTable(wish: Omit<NewTable, "request">): Promise<TableInfo> {
    return this.change("POST", "/tables", { request: requestId(), ...wish })
  }

  /** All that the reader may know of a table. */
  table(id: string): Promise<Welcome> {
    return this.ask("GET", `/tables/${encodeURIComponent(id)}`)
  }

  /** Change something at a table: "seat", "leave", "fill", "start", "entropy", "rematch". */
  async changeTable(id: string, what: string, body: Record<string, unknown> = {}): Promise<void> {
    await this.change("POST", `/tables/${encodeURIComponent(id)}/${what}`, { request: requestId(), ...body })
  }

  /** A part of a game, step by step. */
  replay(id: string, seat: number | null, start: number, count: number): Promise<Replay> {
    const query = new URLSearchParams({ start: String(start), count: String(count) })
    if (seat !== null) query.set("seat", String(seat))
    return this.ask("GET", `/tables/${encodeURIComponent(id)}/replay?${query}`)
  }

  /** Where the record of a finished game can be had as a file. */
  recordAddress(id: string): string {
    return `/api/tables/${encodeURIComponent(id)}/record`
  }

  /** Remember what the server says of the reader, who is another from now on; null: nobody. */
  know(me: Me | null): void {
    this.csrf = me?.csrf ?? ""
  }

  private known(me: Me): Me {
    this.csrf = me.csrf
    return me
  }

  /** Read anything: for what has a file of its own beside this one. */
  read<T>(path: string): Promise<T> {
    return this.ask("GET", path)
  }

  /** A change may meet a server that knows the reader no longer by the old token: then it is told anew, once. */
  async change<T>(method: Exclude<Method, "GET">, path: string, body?: unknown): Promise<T> {
    if (!this.csrf) await this.me()
    try {
      return await this.ask<T>(method, path, body)
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.code !== "bad_csrf") throw problem
      await this.me()
      return this.ask<T>(method, path, body)
    }
  }

  private async ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
    const answer = await this.fetched(method, path, body)
    if (answer.status === 204) return undefined as T // what changes something may have nothing to say
    const read: unknown = await answer.json().catch(() => null)
    if (answer.ok && read !== null) return read as T // its type is the server's own: see wire.ts
    throw refusalIn(read)
  }

  private async fetched(
    method: Method,
    path: string,
    body?: unknown,
    signal: AbortSignal | null = null,
  ): Promise<Response> {
    const headers: Record<string, string> = { accept: "application/json" }
    if (body !== undefined) headers["content-type"] = "application/json"
    if (method !== "GET" && this.csrf) headers["x-csrf-token"] = this.csrf
    const content = body === undefined ? {} : { body: JSON.stringify(body) }
    try {
      return await this.fetcher(`/api${path}`, { method, headers, signal, ...content })
    } catch {
      throw unreachable()
    }
  }
}

function refusalIn(read: unknown): Refusal {
  return isProblem(read) ? new Refusal(read.code, read.sentence, read.reason) : unreachable()
}

/** The server that this page came from. */
export const http = new Http()
