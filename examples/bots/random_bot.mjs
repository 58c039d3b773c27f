// A bot for Campidoglio's arena: it takes any legal action.
//
//   campidoglio arena campanile --bots random --bot "port:node examples/bots/random_bot.mjs"

import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { legal } = JSON.parse(line);
  const action = legal[Math.floor(Math.random() * legal.length)];
  process.stdout.write(JSON.stringify({ action }) + "\n");
}
