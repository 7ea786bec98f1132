import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { collectLicences } from './licences.mjs'
import { omitIndexPlugin } from './withoutIndex.mjs'

const resolvePath = (path) => fileURLToPath(new URL(path, import.meta.url))
const packageJson = JSON.parse(readFileSync(resolvePath('package.json'), 'utf8'))
const { version } = packageJson

/** Unused, but slow to load: inquirer's editor prompt (500 KiB), and undici's HTTP/2. */
const omitUnusedPlugin = {
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
const omitVerbsPlugin = {
  name: 'without-verbs',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path, importer }) =>
      kind === 'dynamic-import' &&
      (importer.startsWith(resolvePath('src/nouns/')) || importer === resolvePath('src/program/tool.ts'))
        ? { path, external: true }
        : undefined,
    )
  },
}

/** CommonJS starts faster than ES modules; import() defers code until a command needs it. */
const bundle = (entry, outfile, plugin, more = {}) =>
  build({
    entryPoints: [resolvePath(entry)],
    outfile: resolvePath(outfile),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    minify: true,
    legalComments: 'none',
    metafile: true,
    absWorkingDir: resolvePath('.'),
    define: { HEED_VERSION: JSON.stringify(version) },
    plugins: [omitIndexPlugin, plugin],
    ...more,
  })

function addHashComment(file) {
  const code = readFileSync(resolvePath(file), 'utf8')
  writeFileSync(resolvePath(file), `// ${createHash('sha256').update(code).digest('hex')}\n${code}`)
}

rmSync(resolvePath('dist'), { recursive: true, force: true })
const { metafile } = await bundle('src/main.ts', 'dist/heed.cjs', omitUnusedPlugin)
await bundle('src/program/explaining.ts', 'dist/help.cjs', omitVerbsPlugin)
writeFileSync(resolvePath('dist/LICENCES.txt'), collectLicences(metafile, resolvePath('.')))
for (const file of ['dist/heed.cjs', 'dist/help.cjs']) {
  addHashComment(file)
  process.stderr.write(`${file}: ${(statSync(resolvePath(file)).size / 1024).toFixed(0)} KiB\n`)
}

await bundle('src/main.ts', 'dist/single/heed.cjs', omitUnusedPlugin, {
  banner: { js: '#!/usr/bin/env node' },
})

/** Keeps the entries that name a `heed` command, and the list below “Command line:”. */
function filterCliChanges(changes) {
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

async function buildManPages() {
  await bundle('src/program/manual.ts', 'dist/manual.cjs', omitVerbsPlugin)
  const made = createRequire(import.meta.url)(resolvePath('dist/manual.cjs')).createManPages(version)
  rmSync(resolvePath('dist/manual.cjs'))
  return made
}

const resolvePackagePath = (path) => resolvePath(`dist/package/${path}`)
for (const folder of ['bin', 'dist', 'man']) mkdirSync(resolvePackagePath(folder), { recursive: true })
for (const file of [
  'bin/heed.cjs',
  'bin/compiled.cjs',
  'dist/heed.cjs',
  'dist/help.cjs',
  'dist/LICENCES.txt',
])
  cpSync(resolvePath(file), resolvePackagePath(file))
cpSync(resolvePath('package/README.md'), resolvePackagePath('README.md'))
writeFileSync(
  resolvePackagePath('CHANGELOG.md'),
  filterCliChanges(readFileSync(resolvePath('../CHANGELOG.md'), 'utf8')),
)
const pages = await buildManPages()
for (const { file, text } of pages) writeFileSync(resolvePackagePath(`man/${file}`), text)
const { name, description, keywords, license, engines, bin } = packageJson
const publishedManifest = { name, version, description, keywords, license, engines, bin }
writeFileSync(
  resolvePackagePath('package.json'),
  `${JSON.stringify({ ...publishedManifest, man: pages.map(({ file }) => `./man/${file}`) }, null, 2)}\n`,
)
