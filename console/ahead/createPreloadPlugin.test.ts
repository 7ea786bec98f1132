import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildPreloadManifest, chunkNameLength, removePreloadList } from './createPreloadPlugin.ts'
import { FileGraph } from './graph.ts'
import { readPreloadSource } from './source.ts'

const makeChunk = (
  fileName: string,
  imports: string[],
  modules: string[],
  facadeModuleId: string | null = null,
) => ({
  fileName,
  imports,
  facadeModuleId,
  modules: Object.fromEntries(modules.map((id) => [id, {}])),
})

describe('the file graph', () => {
  const chunks = [
    makeChunk('start.js', [], ['main']),
    makeChunk('page.js', ['start.js', 'table.js', 'row.js'], ['page']),
    makeChunk('table.js', ['start.js', 'row.js'], ['table']),
    makeChunk('row.js', ['start.js'], ['row', 'cell']),
    makeChunk('alone.js', ['row.js'], [], 'cell'),
  ]

  it('leaves out files that other roots load or that are already loaded', () => {
    const graph = new FileGraph(chunks, new Set(['start.js']))
    expect(graph.findRoots(['page', 'main', 'elsewhere'])).toEqual([0])
    expect(graph.files).toEqual(['page.js', 'table.js', 'row.js'])
    expect(graph.dependencies).toEqual([[1], [2], []])
    expect(graph.findRoots(['row', 'table'])).toEqual([1])
  })

  it("returns a module's facade file, which loads the file with its code", () => {
    const graph = new FileGraph(chunks, new Set(['start.js']))
    expect(graph.findRoots(['cell'])).toEqual([0])
    expect(graph.files).toEqual(['alone.js', 'row.js'])
  })
})

it("the build replaces Vite's preload lists with heedFetch calls", () => {
  const vite =
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./1a2b.js","./3c4d.js"])))=>i.map(i=>d[i]);\n' +
    'let a={load:async()=>(await X(async()=>{let{Page:e,other:t}=await import(`./1a2b.js`);return{Page:e,other:t}},__vite__mapDeps([0,1]),import.meta.url)).Page},' +
    'b=()=>X(()=>import(`./3c4d.js`),__vite__mapDeps([1]),import.meta.url),' +
    'c=()=>X(async()=>{let{Page:e}=await import(`./1a2b.js`).then(e=>e.t);return{Page:e}},__vite__mapDeps([0]),import.meta.url)'
  const findFileIndex = (name: string) => ['1a2b', '3c4d'].indexOf(name)
  expect(removePreloadList(vite, findFileIndex)).toBe(
    'let a={load:async()=>(await heedFetch(0)).Page},b=()=>heedFetch(1),c=()=>heedFetch(0).then(e=>e.t)',
  )
  const others = `${vite};Y(import.meta.glob,__vite__mapDeps([1]))`
  expect(() => removePreloadList(others, findFileIndex)).toThrow('adapt PRELOAD_PATTERN')
  expect(() => removePreloadList('let a', findFileIndex)).toThrow('adapt PRELOAD_PATTERN')
})

describe('the source for the preload manifest', () => {
  const here = (path: string) => join(import.meta.dirname, '../src', path)

  it("lists each screen's code, texts, calls and frame", async () => {
    const source = await readPreloadSource()
    const of = async (path: string) => {
      const screen = source.screens.find((one) => one.path === path)
      return screen ? new Set(await source.listScreenModules(screen)) : undefined
    }
    expect(source.signIn).toBe('/auth/signin')
    const trainings = new Set([
      here('areas/trainings/list/TrainingsPage.tsx'),
      here('locales/en/trainings.json'),
      here('locales/en/campaigns.json'),
      join(import.meta.dirname, '../../contracts/src/endpoints/campaigns/trainings.ts'),
    ])
    expect(await of('/trainings')).toEqual(trainings)
    // Nothing is cached, so a second request works like the first.
    expect(await of('/trainings/active')).toEqual(trainings)
    expect(await of('/settings/apikeys')).toContain(here('app/shell/SideFrame.tsx'))
    expect(await of('/partner')).toContain(here('areas/partner/companies/CompaniesPage.tsx'))
    expect(new Set(await source.listShellModules())).toEqual(
      new Set([here('app/shell/Shell.tsx'), here('locales/en/kit.json')]),
    )
    const files = new Set<string>()
    for (const screen of source.screens) {
      const own = await source.listScreenModules(screen)
      expect(own, screen.path).not.toEqual([])
      for (const id of own) files.add(id)
    }
    const bundle = [...files].map((id, place) =>
      makeChunk(`assets/${String(place).padStart(chunkNameLength, '0')}.js`, [], [id]),
    )
    const start = { ...makeChunk('assets/start.js', [], []), dynamicImports: [] }
    const ahead = await buildPreloadManifest(source, [start, ...bundle], start)
    expect(ahead.calls).toEqual({
      member: ['/auth/user', '/companies/my_companies', '/languages/all'],
      stranger: ['/languages/all', '/branding'],
    })
    expect(ahead.tokenSignInPath).toBe('/auth/jwt/signin/([^/]+)')
    const place = (path: string) => ahead.screens.findIndex(([, pattern]) => pattern === path)
    expect(place('/trainings/create')).toBeLessThan(place('/trainings/[^/]+'))
    expect(ahead.screens[place('/auth/signin')]?.[0]).toBe('guest')
    expect(ahead.screens[place('/auth/jwt/signin/[^/]+')]?.[0]).toBe('onward')
    expect(ahead.screens[place('/infosec')]?.[0]).toBe('public')
    expect(ahead.screens[place('/users')]?.[0]).toBe('member')
  })
})
