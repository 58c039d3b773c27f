import { expect, test } from "vitest"
import type { Line, TableInfo } from "../wire"
import { peopleAt } from "./people"

const seat = (number: number, player: string | null, name: string | null): object => ({
  seat: number,
  player,
  name,
})
const info = (own: number | null): TableInfo =>
  ({
    seat: own,
    seats: [seat(0, "a", "Ann"), seat(1, "b", "Ben"), seat(2, null, null)],
  }) as unknown as TableInfo // enough of it
const said = (player: string, name: string): Line => ({
  type: "chat",
  at: 0,
  seat: null,
  name,
  text: "!",
  player,
})

test("people are those who sit here and those who talked, each once, and never oneself", () => {
  const people = peopleAt(info(0), [said("a", "Ann"), said("b", "Ben"), said("c", "Cleo"), said("c", "Cleo")])
  expect(people).toEqual([
    { player: "b", name: "Ben" },
    { player: "c", name: "Cleo" },
  ])
})

test("an onlooker sees everybody; who is forgotten has no name and is not there", () => {
  expect(peopleAt(info(null), [said("d", "")]).map((each) => each.name)).toEqual(["Ann", "Ben"])
})
