import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { findFileIndex, type PreloadManifest, type ScreenKind } from '../src/ahead/preloadManifest.ts'
import type { Screen } from '../src/app/screens/screen.ts'
import { FileGraph, type GraphFiles } from './graph.ts'
import { type PreloadSource, readPreloadSource } from './source.ts'

type Chunk = Rolldown.OutputChunk

/** Number of characters in a file name: the minimum that the bundler allows. */
export const chunkNameLength = 7

function getChunkName(file: string): string {
  const name = file.replace(/^assets\/|\.js$/g, '')
  if (name.length !== chunkNameLength) throw new Error(`${file} has not ${String(chunkNameLength)} letters`)
  return name
}

function getScreenKind({ who, onward }: Screen): ScreenKind {
  if (onward) return 'onward'
  return who === 'public' || who === 'guest' ? who : 'member'
}

/** Literal segments take precedence over parameters, as in the router. */
const compareSpecificity = (a: Screen, b: Screen): number =>
  a.path.split(':').length - b.path.split(':').length

const toPathPattern = (path: string, part: string): string => path.replaceAll(/:\w+/g, part)

export async function buildPreloadManifest(
  source: PreloadSource,
  chunks: GraphFiles,
  start: Pick<Chunk, 'fileName' | 'imports' | 'dynamicImports'>,
): Promise<PreloadManifest> {
  const graph = new FileGraph(chunks, new Set([start.fileName, ...start.imports]))
  const screens: [ScreenKind, string, number[]][] = []
  for (const screen of [...source.screens].sort(compareSpecificity)) {
    const roots = graph.findRoots(await source.listScreenModules(screen))
    if (roots.length > 0) screens.push([getScreenKind(screen), toPathPattern(screen.path, '[^/]+'), roots])
  }
  const shell = graph.findRoots(await source.listShellModules())
  graph.findIndexes(start.dynamicImports)
  const { files, dependencies } = graph
  const { signIn, arrival, calls } = source
  return {
    files: files.map(getChunkName).join(''),
    nameLength: chunkNameLength,
    dependencies,
    screens,
    shell,
    signIn,
    tokenSignInPath: toPathPattern(arrival, '([^/]+)'),
    calls,
  }
}

const DEPENDENCIES_PATTERN = /const __vite__mapDeps=.*?=>i\.map\(i=>d\[i\]\);?\n?/s
/** Matches p(async()=>{let{Page:e}=await import(`./1a2b.js`);return{Page:e}},__vite__mapDeps([1]),import.meta.url) */
const PRELOAD_PATTERN =
  /\b[\w$]+\((?:async)?\(\)=>(?:\{let\{[^}]*\}=await )?import\(`\.\/([\w-]+)\.js`\)(\.then\(\w+=>\w+\.\w+\))?(?:;return\{[^}]*\}\})?,__vite__mapDeps\(\[[\d,]*\]\),import\.meta\.url\)/g

/** Replaces Vite's preload calls with `heedFetch`, because the page already knows each file's dependencies. */
export function removePreloadList(code: string, findIndex: (name: string) => number): string {
  const strippedCode = code
    .replace(DEPENDENCIES_PATTERN, '')
    .replace(
      PRELOAD_PATTERN,
      (_, name: string, select = '') => `heedFetch(${String(findIndex(name))})${select}`,
    )
  if (strippedCode === code || strippedCode.includes('__vite__mapDeps')) {
    throw new Error("Vite's output for lazy imports has changed: adapt PRELOAD_PATTERN")
  }
  return strippedCode
}

/** A separate build, because the main build isn't finished yet. */
async function buildScript(manifest: PreloadManifest): Promise<string> {
  const built = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    define: { HEED_AHEAD: JSON.stringify(manifest) },
    build: {
      target: 'es2023',
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, '../src/ahead/main.ts') },
    },
  })
  const [script, ...otherOutputs] = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
  if (script?.type !== 'chunk' || otherOutputs.length > 0) throw new Error('The first script is not one file')
  return script.code
}

/** Preloads the files and first responses for a URL while the main script loads (src/ahead). */
export function createPreloadPlugin(): Plugin {
  return {
    name: 'fetched-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const findChunk = (name: string): Chunk => {
          const match = chunks.find((chunk) => chunk.name === name)
          if (!match) throw new Error(`The build has no chunk '${name}'`)
          return match
        }
        const startChunk = findChunk('start')
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no page')
        const manifest = await buildPreloadManifest(await readPreloadSource(), chunks, startChunk)
        startChunk.code = removePreloadList(startChunk.code, (name) => {
          const index = findFileIndex(manifest, name)
          if (index < 0) throw new Error(`The build has no file '${name}'`)
          return index
        })
        const source = await buildScript(manifest)
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const fileName = `assets/ahead-${hash}.js`
        this.emitFile({ type: 'asset', fileName, source })
        const script = `<script type="module" crossorigin src="./${fileName}"></script>`
        page.source = String(page.source).replace('<script', `${script}\n    <script`)
      },
    },
  }
}
