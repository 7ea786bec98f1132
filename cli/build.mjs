import { readFileSync, rmSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'))
const outfile = here('dist/heed.cjs')

/** inquirer brings a prompt that opens an editor, and with it 500 KiB of character sets; heed asks no such question. */
const withoutEditor = {
  name: 'without-editor',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@inquirer\/editor$/ }, ({ path }) => ({ path, namespace: 'left-out' }))
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'export default undefined' }))
  },
}

rmSync(here('dist'), { recursive: true, force: true })
// CommonJS starts faster than modules, and what stands behind import() is compiled when a command needs it.
await build({
  entryPoints: [here('src/main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20.19',
  minify: true,
  legalComments: 'external',
  define: { HEED_VERSION: JSON.stringify(version) },
  plugins: [withoutEditor],
})
process.stdout.write(`dist/heed.cjs: ${(statSync(outfile).size / 1024).toFixed(0)} KiB\n`)
