/** Beside every file of the built page its twins, compressed once and well, for a server that hands them out as they are. */

import { readFileSync, readdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { Plugin } from "vite"

const WORTH_IT = /\.(html|js|css|svg|json|webmanifest)$/

/** Writes `file.br` and `file.gz`. */
export function packed(): Plugin {
  let folder = ""
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isFile() && WORTH_IT.test(entry.name)) pack(join(entry.parentPath, entry.name))
      }
    },
  }
}

function pack(path: string): void {
  const content = readFileSync(path)
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: size }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
