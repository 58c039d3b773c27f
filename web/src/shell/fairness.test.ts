import { expect, test } from "vitest"
import { commitmentOf, isSeed, seedOf } from "./fairness"

// These were worked out by campidoglio.server.table.fairness, for the secret 00 01 … 1f and the table "t-1".
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
const COMMITMENT = "4d47c4cb07dea1e90696f2c122e263bfad0625d555536500a48ad265a2711735"
const SEED = "47102835484902973666535679065292039799742615589413161407340897101588646344784"

test("the commitment is that of the server", async () => {
  expect(await commitmentOf(SECRET)).toBe(COMMITMENT)
})

test("the seed is that of the server, whatever letters the seats added", async () => {
  const seed = await seedOf(SECRET, "t-1", ["amphora", null, "été ≥ 😀"])
  expect(String(seed)).toBe(SEED)
  expect(isSeed(SEED, seed)).toBe(true)
  expect(isSeed(seed.toString(16), seed)).toBe(true)
})

test("another word gives another seed", async () => {
  const seed = await seedOf(SECRET, "t-1", ["amphore", null, "été ≥ 😀"])
  expect(isSeed(SEED, seed)).toBe(false)
})
