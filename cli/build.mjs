import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { licencesOf } from './licences.mjs'

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
const { metafile } = await build({
  entryPoints: [here('src/main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20.19',
  minify: true,
  // Whole licences stand in a list of their own.
  legalComments: 'none',
  metafile: true,
  absWorkingDir: here('.'),
  define: { HEED_VERSION: JSON.stringify(version) },
  plugins: [withoutEditor],
})
writeFileSync(here('dist/LICENCES.txt'), licencesOf(metafile, here('.')))
process.stderr.write(`dist/heed.cjs: ${(statSync(outfile).size / 1024).toFixed(0)} KiB\n`)
