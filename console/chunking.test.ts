import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { checkChunkGroups, type Group, makeChunkGroup } from './chunking.ts'
import { groups } from './chunks.ts'

/** Returns build errors for these groups and this bundle. */
function collectErrors(of: readonly Group[], bundle: Record<string, object>): string[] {
  const plugin = checkChunkGroups(of)
  const errors: string[] = []
  const context = { error: vi.fn((text: string) => void errors.push(text)) }
  for (const hook of [plugin.buildStart, plugin.generateBundle]) {
    if (typeof hook === 'function') Reflect.apply(hook, context, [{}, bundle])
  }
  return errors
}

/** Returns build errors for modules, each listed with its chunk's name. */
function collectModuleErrors(of: readonly Group[], modules: Record<string, string> = {}): string[] {
  const bundle = Object.entries(modules).map(([id, name]) => [
    id,
    { type: 'chunk', name, imports: [], isEntry: false, modules: { [id]: {} } },
  ])
  return collectErrors(of, Object.fromEntries(bundle))
}

const resolvePath = (name: string) => join(import.meta.dirname, name)
const group = { name: 'start', files: ['src/app/start/main.tsx'], priority: 1 }

it('every file and folder named by a chunk group exists', () => {
  expect(collectModuleErrors(groups).filter((text) => text.includes('not there'))).toEqual([])
})

it("reports a chunk group's file that doesn't exist", () => {
  expect(collectModuleErrors([{ ...group, files: ['src/app/mane.tsx'] }])).toContain(
    "Chunk 'start' names src/app/mane.tsx, which is not there",
  )
})

it("reports a chunk group's file that is in another chunk or in none", () => {
  expect(collectModuleErrors([group], { [resolvePath('src/app/start/main.tsx')]: 'start' })).toEqual([])
  expect(collectModuleErrors([group], { [resolvePath('src/app/start/main.tsx')]: 'shell' })).toEqual([
    "Chunk 'start' names src/app/start/main.tsx, which is in shell",
  ])
  expect(collectModuleErrors([group])).toEqual([
    "Chunk 'start' names src/app/start/main.tsx, which is in none",
  ])
})

it("reports a page that loads another area's code, except through the start chunk", () => {
  const chunk = (name: string, files: readonly string[], imports: readonly string[] = []) => ({
    type: 'chunk',
    name,
    fileName: `${name}.js`,
    imports: imports.map((one) => `${one}.js`),
    isEntry: name === 'index',
    modules: Object.fromEntries(files.map((file) => [resolvePath(`src/areas/${file}`), {}])),
  })
  const bundle = [
    chunk('index', [], ['start']),
    chunk('start', ['trainings/screens.ts', 'assessments/screens.ts']),
    chunk('shared', []),
    chunk('assessment', ['assessments/detail/AssessmentStore.ts'], ['start']),
    chunk('TrainingPage', ['trainings/detail/TrainingPage.tsx'], ['start', 'shared', 'assessment']),
    chunk('AssessmentPage', ['assessments/detail/AssessmentPage.tsx'], ['assessment']),
  ]
  expect(collectErrors([], Object.fromEntries(bundle.map((one) => [one.fileName, one])))).toEqual([
    'A chunk of trainings (TrainingPage) loads one of assessments (assessment)',
  ])
})

it('a chunk group matches exact files, whole folders and library modules', () => {
  const { test } = makeChunkGroup({
    ...group,
    files: ['src/app/start/main.tsx', 'src/ui/'],
    modules: ['@mui/utils/setRef/'],
  })
  const taken = [
    resolvePath('src/app/start/main.tsx'),
    resolvePath('src/ui/table/x.ts'),
    '/a/node_modules/@mui/utils/setRef/a.js',
  ]
  const left = [
    resolvePath('src/app/start/main.tsxx'),
    resolvePath('src/uix/a.ts'),
    '/a/node_modules/@mui/utils/other/a.js',
  ]
  expect(taken.filter((id) => !test.test(id))).toEqual([])
  expect(left.filter((id) => test.test(id))).toEqual([])
})
