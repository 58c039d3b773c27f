import { expect, test } from "vitest"
import { deviceOf } from "./devices"

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36",
    "Chrome",
    "Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox", "Linux"],
  ["Lynx/2.9", null, null],
])("a browser and its system are called by the names people use", (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system })
})
