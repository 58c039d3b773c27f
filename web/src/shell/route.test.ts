import { expect, test } from "vitest"
import { routeOf, tableIn } from "./route"

test("every path of the page shows its page", () => {
  expect(routeOf("/", "")).toEqual({ page: "home" })
  expect(routeOf("/", "?new=capitol")).toEqual({ page: "new", game: "capitol" })
  expect(routeOf("/t/Ab-9_x", "")).toEqual({ page: "table", id: "Ab-9_x" })
  expect(routeOf("/replay/Ab9x", "")).toEqual({ page: "replay", id: "Ab9x" })
  expect(routeOf("/rules/campanile", "")).toEqual({ page: "rules", game: "campanile" })
  expect(routeOf("/learn/campanile", "")).toEqual({ page: "learn", game: "campanile" })
  expect(routeOf("/games/campanile", "")).toEqual({ page: "game", game: "campanile" })
  expect(routeOf("/lab/campanile", "?way=2")).toEqual({ page: "lab", game: "campanile" })
  expect(routeOf("/fairness/Ab9x", "")).toEqual({ page: "fairness", id: "Ab9x" })
  expect(routeOf("/ranking", "")).toEqual({ page: "ranking", game: null })
  expect(routeOf("/ranking/capitol", "")).toEqual({ page: "ranking", game: "capitol" })
  expect(routeOf("/history", "")).toEqual({ page: "history" })
  expect(routeOf("/settings", "").page).toBe("settings")
  expect(routeOf("/account", "").page).toBe("account")
  expect(routeOf("/friends", "").page).toBe("friends")
  expect(routeOf("/notices", "").page).toBe("notices")
  expect(routeOf("/about/", "").page).toBe("about")
})

test("all other paths are missing", () => {
  const paths = ["/nowhere", "/t", "/t/a/b", "/nowhere/a", "/%"]
  expect(paths.map((path) => routeOf(path, "").page)).toEqual(paths.map(() => "missing"))
})

test("a table is named by its code, or by a link to it or to its replay", () => {
  expect(tableIn(" Ab-9_x7 ")).toBe("Ab-9_x7")
  expect(tableIn("https://play.example/t/Ab-9_x7?x=1")).toBe("Ab-9_x7")
  expect(tableIn("play.example/replay/Ab-9_x7")).toBe("Ab-9_x7")
})

test("what names no table is not taken for one", () => {
  expect(["", "abc", "two words", "https://play.example/", "../etc"].map(tableIn)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
