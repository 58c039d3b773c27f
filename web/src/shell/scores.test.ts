import { expect, test } from "vitest"
import type { Seat } from "../kit/board"
import type { Http } from "../session/http"
import type { Frame } from "../wire"
import { loadTexts } from "../words/sources"
import { wordsOf } from "../words/words"
import { allFrames, byPlace, headline, sums } from "./scores"

const NAMES = ["Livia", "Marcus", "Gaius"]
const PLAYERS = NAMES.map((name, seat) => ({ seat, name, you: seat === 0 }) as Seat)

const ending = (...ranking: number[]) => ({ reason: "pile_empty", scores: [1, 2, 3], ranking })

test("seats are told from the first place to the last, ties by seat", () => {
  expect(byPlace(PLAYERS, ending(3, 1, 1)).map((player) => player.name)).toEqual(["Marcus", "Gaius", "Livia"])
})

test("the headline says who won, to whoever reads it", async () => {
  const words = wordsOf(await loadTexts("en"))
  expect(headline(PLAYERS, ending(1, 2, 3), words)).toBe("You win!")
  expect(headline(PLAYERS, ending(2, 1, 3), words)).toBe("Marcus wins.")
  expect(headline(PLAYERS, ending(1, 1, 3), words)).toBe("A tie: You and Marcus.")
})

test("the steps of a score sheet add up seat by seat", () => {
  const steps = [
    { text: "fourth", points: [2, 0, 1] },
    { text: "third", points: [0, 4, 0] },
  ]
  expect(sums(steps, 3)).toEqual([2, 4, 1])
  expect(sums([], 3)).toEqual([0, 0, 0])
})

test("a game is fetched part by part until it ends", async () => {
  const asked: number[] = []
  const replay = async (_id: string, _seat: number | null, start: number, count: number) => {
    asked.push(start)
    const left = Math.max(0, Math.min(count, 230 - start))
    const frames = Array.from({ length: left }, (_, index) => ({ number: start + index }) as Frame)
    return { game: "campanile", players: 2, moves: 229, frames }
  }
  const frames = await allFrames({ replay } as unknown as Http, "t1", null)
  expect(frames.map((frame) => frame.number)).toEqual(Array.from({ length: 230 }, (_, index) => index))
  expect(asked).toEqual([0, 100, 200])
})
