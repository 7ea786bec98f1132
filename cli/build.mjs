import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { filterCliChanges, findReleaseDate } from './changes.mjs'
import { collectLicences } from './licences.mjs'
import { describeVersion } from './version.mjs'
import { omitIndexPlugin } from './withoutIndex.mjs'

const resolvePath = (path) => fileURLToPath(new URL(path, import.meta.url))
const packageJson = JSON.parse(readFileSync(resolvePath('package.json'), 'utf8'))
const changes = readFileSync(resolvePath('../CHANGELOG.md'), 'utf8')
const { version, date = findReleaseDate(changes, packageJson.version) ?? '' } = describeVersion(
  resolvePath('..'),
  packageJson.version,
)

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

/** esbuild leaves other characters unescaped in regular expressions, and V8 needs twice the memory for such code. */
const escapeNonAscii = (code) =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

function addHashComment(file) {
  const code = escapeNonAscii(readFileSync(resolvePath(file), 'utf8'))
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

async function buildManPages() {
  await bundle('src/program/manual.ts', 'dist/manual.cjs', omitVerbsPlugin)
  const made = createRequire(import.meta.url)(resolvePath('dist/manual.cjs')).createManPages(version, date)
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
writeFileSync(resolvePackagePath('CHANGELOG.md'), filterCliChanges(changes))
const pages = await buildManPages()
for (const { file, text } of pages) writeFileSync(resolvePackagePath(`man/${file}`), text)
const { name, description, keywords, license, engines } = packageJson
const { HEED_REPOSITORY: repositoryUrl } = process.env
const publishedManifest = {
  name,
  version,
  description,
  keywords,
  license,
  engines,
  ...(repositoryUrl ? { repository: { type: 'git', url: repositoryUrl } } : {}),
  bin: { heed: 'bin/heed.cjs' },
}
writeFileSync(
  resolvePackagePath('package.json'),
  `${JSON.stringify({ ...publishedManifest, man: pages.map(({ file }) => `./man/${file}`) }, null, 2)}\n`,
)
