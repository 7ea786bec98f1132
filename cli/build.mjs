import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { licencesOf } from './licences.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const own = JSON.parse(readFileSync(here('package.json'), 'utf8'))
const { version } = own

/**
 * Parts of libraries that heed has no use for and that cost its start: inquirer's prompt that opens an editor, with
 * 500 KiB of character sets, and undici's HTTP/2, which is offered to no server and makes Node load its own.
 */
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

/** A page of help is made of what commands say of themselves; what they do stays out of its bundle. */
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

const contracts = here('../contracts/src/')
const indexed = [...readFileSync(`${contracts}index.ts`, 'utf8').matchAll(/^export \* from '(.+)'$/gm)].map(
  ([, file]) => join(contracts, file),
)

async function indexOf() {
  const { metafile } = await build({
    entryPoints: indexed,
    outdir: contracts,
    write: false,
    metafile: true,
    absWorkingDir: contracts,
  })
  return new Map(
    Object.values(metafile.outputs).flatMap(({ exports, entryPoint }) =>
      exports.map((name) => [name, join(contracts, entryPoint)]),
    ),
  )
}

/** Which module behind the index of the contracts says each name. */
const places = await indexOf()

/**
 * A command runs the modules that it asks for. Through the index of the contracts it would run all that stand there, and
 * through the catalogue what describes every call, a quarter of its start.
 */
const withoutIndex = {
  name: 'without-index',
  setup({ onLoad }) {
    const direct = (name) => {
      const place = places.get(name.split(' as ')[0])
      if (place === undefined) throw new Error(`The index of the contracts says no ${name}`)
      return `import { ${name} } from ${JSON.stringify(place)}`
    }
    const namesIn = (list) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
    onLoad({ filter: /\/cli\/src\/.*\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replace(
        /^import \{([^}]*)\} from '@heed\/contracts'$/gm,
        (_, list) => namesIn(list).map(direct).join(';'),
      ),
    }))
    onLoad({ filter: /\/contracts\/src\/endpoints\/catalogue\.ts$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8')
      const areas = [...code.matchAll(/^import \{(.*)\} from '(.*)'$/gm)].flatMap(([, list, file]) =>
        namesIn(list).map((name) => [name, file]),
      )
      const list = /^export const api = \{\n([^}]*)\n\}$/m.exec(code)?.[1]
      if (list === undefined) throw new Error(`${path} lists its areas in another way`)
      const getters = namesIn(list).map((entry) => {
        const [area, name = area] = entry.split(': ')
        const file = areas.find(([one]) => one === name)?.[1]
        return `get ${area}() { return require(${JSON.stringify(file)}).${name} }`
      })
      return { loader: 'js', contents: `export const api = { ${getters.join(',')} }` }
    })
  },
}

/** CommonJS starts faster than modules, and what stands behind import() is run when a command needs it. */
const bundle = (entry, outfile, plugin, more = {}) =>
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
    plugins: [withoutIndex, plugin],
    ...more,
  })

/** Says in its first line which code this is: see bin/compiled.cjs. */
function stamp(file) {
  const code = readFileSync(here(file), 'utf8')
  writeFileSync(here(file), `// ${createHash('sha256').update(code).digest('hex')}\n${code}`)
}

rmSync(here('dist'), { recursive: true, force: true })
const { metafile } = await bundle('src/main.ts', 'dist/heed.cjs', withoutUnused)
await bundle('src/program/explaining.ts', 'dist/help.cjs', withoutVerbs)
writeFileSync(here('dist/LICENCES.txt'), licencesOf(metafile, here('.')))
for (const file of ['dist/heed.cjs', 'dist/help.cjs']) {
  stamp(file)
  process.stderr.write(`${file}: ${(statSync(here(file)).size / 1024).toFixed(0)} KiB\n`)
}

// The whole program in one file, for who has Node and nothing else.
await bundle('src/main.ts', 'dist/single/heed.cjs', withoutUnused, { banner: { js: '#!/usr/bin/env node' } })

/** What of the changes is about the command line, with the versions above it. */
function ownChanges(changes) {
  const [head = '', ...versions] = changes.split(/^(?=## )/m)
  const kept = versions.map((version) => {
    const [title = '', ...parts] = version.split(/^(?=### )/m)
    const ours = parts.find((part) => part.startsWith('### Command line\n')) ?? ''
    return ours && `${title}${ours.replace(/^### .*\n+/, '')}`
  })
  return `${head.split('\n')[0]}\n\n${kept.filter(Boolean).join('').trimEnd()}\n`
}

async function manPages() {
  await bundle('src/program/manual.ts', 'dist/manual.cjs', withoutVerbs)
  const made = createRequire(import.meta.url)(here('dist/manual.cjs')).manPages(version)
  rmSync(here('dist/manual.cjs'))
  return made
}

/** The package as it is published: what runs it, and what its users read. */
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
