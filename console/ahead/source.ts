import { join } from 'node:path'
import type { Endpoint } from '@heed/contracts'
import type * as Request from '@heed/contracts/endpoints/request'
import { type Plugin, runnerImport } from 'vite'
import { iconsPlugin } from '../icons.ts'
import type { PreloadManifest } from '../src/ahead/preloadManifest.ts'
import type * as FirstCalls from '../src/app/firstCalls.ts'
import type * as Paths from '../src/app/paths.ts'
import type { Screen } from '../src/app/screens/screen.ts'

type Load = () => Promise<unknown>

export interface PreloadSource {
  screens: readonly Screen[]
  signIn: string
  arrival: string
  calls: PreloadManifest['calls']
  listScreenModules: (screen: Screen) => Promise<string[]>
  listShellModules: () => Promise<string[]>
}

const root = join(import.meta.dirname, '..')
const MARKER_NAME = 'heedIsAsked'

/** Replaces every `import()` in the source with code that records its target. */
const importMarker: Plugin = {
  name: 'asking',
  enforce: 'post',
  async transform(code, id) {
    const calls = [...code.matchAll(/\bimport\(\s*(["'])([^"']+)\1\s*\)/g)]
    const resolutions = await Promise.all(calls.map(([, , source = '']) => this.resolve(source, id)))
    return calls.reduce((markedCode, [call], index) => {
      const module = resolutions[index]?.id
      return module === undefined
        ? markedCode
        : markedCode.replaceAll(call, `${MARKER_NAME}(${JSON.stringify(module)})`)
    }, code)
  },
}

export async function readPreloadSource(): Promise<PreloadSource> {
  const importedIds = new Set<string>()
  Reflect.set(globalThis, MARKER_NAME, (id: string) => {
    importedIds.add(id)
    // Always rejects: lazy loaders don't cache rejections, so the next screen requests the module again.
    return Promise.reject(new Error(`${id} is only asked for`))
  })
  const importModule = async <Module>(path: string): Promise<Module> => {
    const { module } = await runnerImport<Module>(join(root, path), {
      root,
      configFile: false,
      plugins: [iconsPlugin, importMarker],
      logLevel: 'error',
    })
    return module
  }
  type LoadScreen = { loadScreen: (screen: Screen) => Promise<unknown> }
  const [
    { screens },
    { loadScreen },
    { paths },
    { firstCalls },
    { toWireRequest },
    { loadShell },
    { loadSideFrame },
  ] = [
    await importModule<{ screens: readonly Screen[] }>('src/screens.ts'),
    await importModule<LoadScreen>('src/app/screens/loadScreen.ts'),
    await importModule<typeof Paths>('src/app/paths.ts'),
    await importModule<typeof FirstCalls>('src/app/firstCalls.ts'),
    await importModule<typeof Request>('../contracts/src/endpoints/request.ts'),
    await importModule<{ loadShell: Load }>('src/app/screens/loadShell.ts'),
    await importModule<{ loadSideFrame: Load }>('src/app/screens/loadSideFrame.ts'),
  ]
  const toPaths = (calls: readonly Endpoint[]) => calls.map((call) => toWireRequest(call, {}).path)
  const collectImports = async (...loads: readonly Load[]): Promise<string[]> => {
    importedIds.clear()
    await Promise.allSettled(loads.map((load) => load()))
    return [...importedIds]
  }
  return {
    screens,
    signIn: paths.signIn.pattern,
    arrival: paths.tokenSignIn.pattern,
    calls: { member: toPaths(firstCalls.member), stranger: toPaths(firstCalls.stranger) },
    listScreenModules: (screen) =>
      collectImports(() => loadScreen(screen), ...(screen.side ? [loadSideFrame] : [])),
    listShellModules: () => collectImports(loadShell),
  }
}
