import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vitest/config"

// The built page lies in the package, so that an installed Campidoglio serves it without Node.
const PAGE = "../src/campidoglio/server/page"

// Where a server that was started by hand listens: CAMPIDOGLIO_SERVER=http://127.0.0.1:PORT npm run dev
const SERVER = process.env["CAMPIDOGLIO_SERVER"] ?? "http://127.0.0.1:8000"

export default defineConfig({
  plugins: [svelte()],
  server: {
    // The texts are read from the Python package beside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: "es2022",
    // Everything is in files of our own: no data: fonts or scripts, which the server's content policy refuses.
    assetsInlineLimit: 0,
  },
  test: { include: ["src/**/*.test.ts"] },
})
