import { join } from 'node:path'
import type { Endpoint } from '@heed/contracts'
import type * as Request from '@heed/contracts/endpoints/request'
import { type Plugin, runnerImport } from 'vite'
import { icons } from '../icons.ts'
import type { PreloadManifest } from '../src/ahead/preloadManifest.ts'
import type * as FirstCalls from '../src/app/firstCalls.ts'
import type * as Paths from '../src/app/paths.ts'
import type { Screen } from '../src/app/screens/screen.ts'

type Load = () => Promise<unknown>

export interface Source {
  screens: readonly Screen[]
  signIn: string
  arrival: string
  calls: PreloadManifest['calls']
  ofScreen: (screen: Screen) => Promise<string[]>
  ofShell: () => Promise<string[]>
}

const root = join(import.meta.dirname, '..')
const ASKED = 'heedIsAsked'

/** Replaces every `import()` in the source with code that records its target. */
const asking: Plugin = {
  name: 'asking',
  enforce: 'post',
  async transform(code, id) {
    const calls = [...code.matchAll(/\bimport\(\s*(["'])([^"']+)\1\s*\)/g)]
    const found = await Promise.all(calls.map(([, , source = '']) => this.resolve(source, id)))
    return calls.reduce((asked, [call], index) => {
      const module = found[index]?.id
      return module === undefined ? asked : asked.replaceAll(call, `${ASKED}(${JSON.stringify(module)})`)
    }, code)
  },
}

export async function readSource(): Promise<Source> {
  const heard = new Set<string>()
  Reflect.set(globalThis, ASKED, (id: string) => {
    heard.add(id)
    // Rejections aren't cached, so the next screen requests the module again.
    return Promise.reject(new Error(`${id} is only asked for`))
  })
  const from = async <Module>(path: string): Promise<Module> => {
    const { module } = await runnerImport<Module>(join(root, path), {
      root,
      configFile: false,
      plugins: [icons, asking],
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
    { toWire },
    { loadShell },
    { loadSideFrame },
  ] = [
    await from<{ screens: readonly Screen[] }>('src/screens.ts'),
    await from<LoadScreen>('src/app/screens/loadScreen.ts'),
    await from<typeof Paths>('src/app/paths.ts'),
    await from<typeof FirstCalls>('src/app/firstCalls.ts'),
    await from<typeof Request>('../contracts/src/endpoints/request.ts'),
    await from<{ loadShell: Load }>('src/app/screens/loadShell.ts'),
    await from<{ loadSideFrame: Load }>('src/app/screens/loadSideFrame.ts'),
  ]
  const toPaths = (calls: readonly Endpoint[]) => calls.map((call) => toWire(call, {}).path)
  const fetched = async (...loads: readonly Load[]): Promise<string[]> => {
    heard.clear()
    await Promise.allSettled(loads.map((load) => load()))
    return [...heard]
  }
  return {
    screens,
    signIn: paths.signIn.pattern,
    arrival: paths.tokenSignIn.pattern,
    calls: { member: toPaths(firstCalls.member), stranger: toPaths(firstCalls.stranger) },
    ofScreen: (screen) => fetched(() => loadScreen(screen), ...(screen.side ? [loadSideFrame] : [])),
    ofShell: () => fetched(loadShell),
  }
}
