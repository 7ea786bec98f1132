import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { collectLicences } from './licences.mjs'
import { withoutIndex } from './withoutIndex.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const own = JSON.parse(readFileSync(here('package.json'), 'utf8'))
const { version } = own

/** These slow start-up: inquirer's editor prompt (500 KiB) and undici's HTTP/2, which makes Node load its own undici. */
const withoutUnused = {
  name: 'without-unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(@inquirer\/editor|\.\/client-h2\.js)$/ }, ({ path }) => ({
      path,
      namespace: 'left-out',
    }))
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'export default undefined' }))
  },
}

/** Help needs only the commands' descriptions, not the code that runs them. */
const withoutVerbs = {
  name: 'without-verbs',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path, importer }) =>
      kind === 'dynamic-import' &&
      (importer.startsWith(here('src/nouns/')) || importer === here('src/program/tool.ts'))
        ? { path, external: true }
        : undefined,
    )
  },
}

/** CommonJS starts faster than ES modules; import() defers code until a command needs it. */
const bundle = (entry, outfile, plugin, more = {}) =>
  build({
    entryPoints: [here(entry)],
    outfile: here(outfile),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    minify: true,
    legalComments: 'none',
    metafile: true,
    absWorkingDir: here('.'),
    define: { HEED_VERSION: JSON.stringify(version) },
    plugins: [withoutIndex, plugin],
    ...more,
  })

function stamp(file) {
  const code = readFileSync(here(file), 'utf8')
  writeFileSync(here(file), `// ${createHash('sha256').update(code).digest('hex')}\n${code}`)
}

rmSync(here('dist'), { recursive: true, force: true })
const { metafile } = await bundle('src/main.ts', 'dist/heed.cjs', withoutUnused)
await bundle('src/program/explaining.ts', 'dist/help.cjs', withoutVerbs)
writeFileSync(here('dist/LICENCES.txt'), collectLicences(metafile, here('.')))
for (const file of ['dist/heed.cjs', 'dist/help.cjs']) {
  stamp(file)
  process.stderr.write(`${file}: ${(statSync(here(file)).size / 1024).toFixed(0)} KiB\n`)
}

await bundle('src/main.ts', 'dist/single/heed.cjs', withoutUnused, { banner: { js: '#!/usr/bin/env node' } })

/** Keeps the entries that name a `heed` command, and the list below “Command line:”. */
function ownChanges(changes) {
  const [head = '', ...versions] = changes.split(/^(?=## )/m)
  const kept = versions.map((version) => {
    const [title = '', ...kinds] = version.split(/^(?=### )/m)
    const lists = kinds.map((kind) => {
      const [heading = '', ...rest] = kind.split('\n')
      const ours = /^Command line:\n\n((?:- .*\n)+)/m.exec(kind)?.[1]
      const entries = ours?.trimEnd() ?? rest.filter((line) => /^- .*`heed[ `]/.test(line)).join('\n')
      return entries && `${heading}\n\n${entries}\n\n`
    })
    return lists.some(Boolean) ? `${title.split('\n')[0]}\n\n${lists.join('')}` : ''
  })
  return `${head.split('\n')[0]}\n\n${kept.join('').trimEnd()}\n`
}

async function manPages() {
  await bundle('src/program/manual.ts', 'dist/manual.cjs', withoutVerbs)
  const made = createRequire(import.meta.url)(here('dist/manual.cjs')).createManPages(version)
  rmSync(here('dist/manual.cjs'))
  return made
}

const inPackage = (path) => here(`dist/package/${path}`)
for (const folder of ['bin', 'dist', 'man']) mkdirSync(inPackage(folder), { recursive: true })
for (const file of [
  'bin/heed.cjs',
  'bin/compiled.cjs',
  'dist/heed.cjs',
  'dist/help.cjs',
  'dist/LICENCES.txt',
])
  cpSync(here(file), inPackage(file))
cpSync(here('package/README.md'), inPackage('README.md'))
writeFileSync(inPackage('CHANGELOG.md'), ownChanges(readFileSync(here('../CHANGELOG.md'), 'utf8')))
const pages = await manPages()
for (const { file, text } of pages) writeFileSync(inPackage(`man/${file}`), text)
const { name, description, keywords, license, engines, bin } = own
const published = { name, version, description, keywords, license, engines, bin }
writeFileSync(
  inPackage('package.json'),
  `${JSON.stringify({ ...published, man: pages.map(({ file }) => `./man/${file}`) }, null, 2)}\n`,
)
