import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { licencesOf } from './licences.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'))

/** inquirer brings a prompt that opens an editor, and with it 500 KiB of character sets; heed asks no such question. */
const withoutEditor = {
  name: 'without-editor',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@inquirer\/editor$/ }, ({ path }) => ({ path, namespace: 'left-out' }))
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'export default undefined' }))
  },
}

/** A page of help is made of what commands say of themselves; what they do stays out of its bundle. */
const withoutVerbs = {
  name: 'without-verbs',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path, importer }) =>
      kind === 'dynamic-import' && importer.startsWith(here('src/commands/'))
        ? { path, external: true }
        : undefined,
    )
  },
}

/** CommonJS starts faster than modules, and what stands behind import() is run when a command needs it. */
const bundle = (entry, outfile, plugin) =>
  build({
    entryPoints: [here(entry)],
    outfile: here(outfile),
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
    plugins: [plugin],
  })

/** Says in its first line which code this is: see bin/compiled.cjs. */
function stamp(file) {
  const code = readFileSync(here(file), 'utf8')
  writeFileSync(here(file), `// ${createHash('sha256').update(code).digest('hex')}\n${code}`)
}

rmSync(here('dist'), { recursive: true, force: true })
const { metafile } = await bundle('src/main.ts', 'dist/heed.cjs', withoutEditor)
await bundle('src/explaining.ts', 'dist/help.cjs', withoutVerbs)
writeFileSync(here('dist/LICENCES.txt'), licencesOf(metafile, here('.')))
for (const file of ['dist/heed.cjs', 'dist/help.cjs']) {
  stamp(file)
  process.stderr.write(`${file}: ${(statSync(here(file)).size / 1024).toFixed(0)} KiB\n`)
}
