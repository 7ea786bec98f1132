import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

// Split, so that a start loads only what the command needs: undici, zod and inquirer stay behind import().
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'))
const out = here('dist')

rmSync(out, { recursive: true, force: true })
await build({
  entryPoints: [{ in: here('src/main.ts'), out: 'heed' }],
  outdir: out,
  outExtension: { '.js': '.mjs' },
  chunkNames: 'parts/[name]-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  minify: true,
  legalComments: 'external',
  define: { HEED_VERSION: JSON.stringify(version) },
  banner: {
    js: "import{createRequire as heedRequire}from'node:module';const require=heedRequire(import.meta.url);",
  },
})

const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const sizes = files.map(({ parentPath, name }) => ({ name, size: statSync(`${parentPath}/${name}`).size }))
const kib = (bytes) => `${(bytes / 1024).toFixed(0)} KiB`
const total = sizes.reduce((sum, { size }) => sum + size, 0)
const entry = sizes.find(({ name }) => name === 'heed.mjs')?.size ?? 0
process.stdout.write(`dist: ${kib(total)} in ${sizes.length} files, ${kib(entry)} read at every start\n`)
