import { svelte } from "@sveltejs/vite-plugin-svelte"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import { packed } from "./building/packed.ts"
import { rules } from "./building/rules.ts"
import { titles } from "./building/titles.ts"

const GAMES = fileURLToPath(new URL("../src/campidoglio/games", import.meta.url))

// The built page lies in the package, so that an installed Campidoglio serves it without Node.
const PAGE = "../src/campidoglio/server/page"

// Where a server that was started by hand listens: CAMPIDOGLIO_SERVER=http://127.0.0.1:PORT npm run dev
const SERVER = process.env["CAMPIDOGLIO_SERVER"] ?? "http://127.0.0.1:8000"

export default defineConfig({
  plugins: [titles(GAMES), rules(), svelte(), packed()],
  server: {
    // The texts are read from the Python package beside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  build: {
    outDir: process.env["CAMPIDOGLIO_PAGE"] ?? PAGE,
    emptyOutDir: true,
    target: "es2022",
    // Everything is a file of its own: the server's content policy refuses scripts and fonts inside others.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  test: { include: ["src/**/*.test.ts", "building/**/*.test.ts"] },
})
