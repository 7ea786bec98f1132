import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const forbidden = [
  ['contracts/src/entities', '../rules/access/company.ts'],
  ['contracts/src/entities/people', '../../rules/access/company.ts'],
  ['contracts/src/rules', '../endpoints/people/lists.ts'],
  ['contracts/src/rules', 'node:fs'],
  ['contracts/src/endpoints', '../client/client.ts'],
  ['contracts/src/client', '@heed/fixtures'],
  ['fixtures/src', '@heed/mock-server'],
  ['mock-server/src', '../../console/src/app/x.ts'],
  ['mock-server/src/desk', '../../../console/src/app/x.ts'],
  ['mock-server/src/desk', '@heed/contracts/pact'],
  ['console/src/app', '@heed/mock-server'],
  ['console/src/app', '@mui/icons-material'],
  ['console/src/app', '@heed/contracts/node/processTable'],
  ['console/src/areas/home', '@heed/fixtures'],
  ['console/desk/src', '@heed/mock-server'],
  ['cli/src', '@heed/mock-server'],
  ['cli/src', '../../console/src/app/x.ts'],
] as const

const allowed = [
  ['contracts/src/rules', '../entities/companies/company.ts'],
  ['mock-server/src/desk', '@heed/contracts/pact/states'],
  ['cli/src', '@heed/contracts'],
] as const

/** Folder depths below each layer, including greater depths than the project has. */
const depths = Array.from({ length: 9 }, (_, depth) => depth)
const makeNestedFolder = (folder: string, depth: number) => [folder, ...Array(depth).fill('deep')].join('/')
const makeUpPath = (from: string) => '../'.repeat(from.split('/').length - 'console/src'.split('/').length)

const crossingImports = depths.flatMap((depth) => {
  const [lib, ui, app] = ['lib', 'ui', 'app'].map((layer) => makeNestedFolder(`console/src/${layer}`, depth))
  const part = makeNestedFolder('console/src/parts/people', depth)
  const area = makeNestedFolder('console/src/areas/home', depth)
  return [
    ...['ui', 'app', 'parts', 'areas'].map((to) => [lib, `${makeUpPath(lib ?? '')}${to}/x.ts`]),
    ...['react', '@mui/material/Box', 'mobx-react-lite'].map((to) => [lib, to]),
    ...['app', 'parts', 'areas'].map((to) => [ui, `${makeUpPath(ui ?? '')}${to}/x.ts`]),
    ...['parts', 'areas'].map((to) => [app, `${makeUpPath(app ?? '')}${to}/x.ts`]),
    [part, `${makeUpPath(part)}areas/home/x.ts`],
    [area, `${makeUpPath(area)}areas/employees/x.ts`],
    [area, `${'../'.repeat(depth + 1)}employees/x.ts`],
    ...[lib, ui, app, part, area].map((from) => [from, `${makeUpPath(from ?? '')}../desk/src/x.ts`]),
    ...['app', 'parts', 'areas', 'kit'].map((to) => [
      makeNestedFolder('console/desk/src', depth),
      `${'../'.repeat(depth + 2)}src/${to}/x.ts`,
    ]),
  ] as [where: string, from: string][]
})

const allowedImports = depths.flatMap((depth) => {
  const part = makeNestedFolder('console/src/parts/people', depth)
  const area = makeNestedFolder('console/src/areas/home', depth)
  return [
    ...['lib', 'ui', 'app', 'parts'].map((to) => [part, `${makeUpPath(part)}${to}/x.ts`]),
    ...(depth < 6
      ? ['lib', 'ui', 'app', 'parts/people'].map((to) => [area, `${makeUpPath(area)}${to}/x.ts`])
      : []),
    [area, './x.ts'],
    ...(depth > 0 && depth < 6 ? [[area, '../own/x.ts']] : []),
    ...['lib/x', 'ui/x', 'app/i18n', 'app/NoticesStore'].map((to) => [
      makeNestedFolder('console/desk/src', depth),
      `${'../'.repeat(depth + 2)}src/${to}.ts`,
    ]),
  ] as [where: string, from: string][]
})

const layers = 'Layers'

const renderHook = (dependencies: string) =>
  `import { useEffect } from 'react'\nexport function useRun(run: () => void) {\n  useEffect(() => run(), ${dependencies})\n}\n`

const faultyCode = [
  ['noFloatingPromises', 'export const f = async () => 1\nf()\n'],
  ['noExplicitAny', 'export const f = (a: any) => a\n'],
  ['noExcessiveLinesPerFile', 'export const a = 1\n'.repeat(301)],
  ['useExhaustiveDependencies', renderHook('[]')],
  ['noRestrictedImports', "import { api } from '@heed/contracts'\nexport const lists = api.lists\n"],
] as const

const observers = 'Reads observable state'
const changes = 'Only stores may change state'

/** Misuse of stores in components, with the linter's message for each case. */
const careless = [
  ['Declared', 'export function A() {\n  return useCompany().name\n}\n', observers],
  ['Arrow', 'export const A = () => <b>{useTasksStore().count}</b>\n', observers],
  [
    'Part',
    'export function A() {\n  const { notices, session } = useRoot()\n  return session\n}\n',
    observers,
  ],
  ['Area', 'export const A = () => <b>{useRoot().area(Tasks).count}</b>\n', observers],
  ['Assigned', 'export const open = (task) => () => {\n  task.person.isOpen = true\n}\n', changes],
  ['Counted', 'export const count = (task) => () => task.opened++\n', changes],
  ['Added', 'export const add = (task) => () => {\n  task.opened[1] += 1\n}\n', changes],
] as const

const addresses = 'Define addresses in app/paths.ts'

/** Forbidden ways to hard-code an address. */
const hardCodedAddresses = [
  ['Attribute', 'export const A = () => <AppLink to="/users/" />\n'],
  ['Property', "export const back = { to: '/users' }\n"],
  ['Route', "export const screen = { path: '/users/:id' }\n"],
  ['Template', `export const back = (id) => ({ to: \`/users/\${id}\` })\n`],
  ['Going', "export const go = (navigate) => () => navigate('/users/')\n"],
  ['Row', `export const A = () => <DataTable rowHref={({ id }) => \`/users/\${id}/\`} />\n`],
] as const

const formats = "Use the root's formats"

/** Forbidden ways to format figures without the root's formats. */
const ownFormats = [
  ['Grouped', "export const text = (count) => count.toLocaleString('en-US')\n"],
  ['Day', 'export const text = (date) => date?.toLocaleDateString()\n'],
  ['Letters', 'export const text = (name) => name.trim().toLocaleUpperCase()\n'],
  ['Intl', "export const text = (count) => Intl.NumberFormat('is').format(count)\n"],
  ['NewIntl', "export const text = (date) => new Intl.DateTimeFormat('is').format(date)\n"],
  ['Window', "export const text = (date) => new window.Intl.DateTimeFormat('is').format(date)\n"],
  ['Dates', 'export const dates = new Dates()\n'],
  ['Made', "export const formats = new Formats('is', 'UTC')\n"],
] as const

const careful = [
  ['Observer', 'export const A = observer(function A() {\n  return useCompany().name\n})\n'],
  ['Hook', 'export function useName() {\n  return useCompany().name\n}\n'],
  ['Teller', 'export function A() {\n  const { notices, services } = useRoot()\n  return notices\n}\n'],
  ['Ref', 'export const keep = (ref) => () => {\n  ref.current = 1\n}\n'],
] as const

const makeFileName = (folder: string, from: string) => `${folder}/x${from.replace(/\W+/g, '_')}.ts`
const renderImport = (from: string) => `import { x } from '${from}'\nexport const y = x\n`

interface Finding {
  category: string
  message: string
  location: { path: string | { file: string } }
}

/** Applies the real configuration to an invented file tree that breaks every rule once. */
describe('the lint rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heed-rules-'))
  let findings: string[] = []

  beforeAll(() => {
    const plant = (file: string, source: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), source)
    }
    copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
    cpSync(join(root, 'console/lint'), join(folder, 'console/lint'), { recursive: true })
    for (const [where, from] of [...forbidden, ...crossingImports, ...allowed, ...allowedImports])
      plant(makeFileName(where, from), renderImport(from))
    for (const [rule, source] of faultyCode) plant(`console/src/app/${rule}.tsx`, source)
    for (const [name, source] of [...careless, ...hardCodedAddresses, ...careful])
      plant(`console/src/areas/tasks/${name}.tsx`, source)
    for (const [name, source] of ownFormats)
      for (const layer of ['lib', 'ui', 'app', 'areas/tasks'])
        plant(`console/src/${layer}/${name}.ts`, source)
    plant('console/src/lib/formats.ts', ownFormats.map(([, source]) => source).join(''))
    plant('console/src/lib/letters.ts', 'export const f = (a) => [...new Intl.Segmenter().segment(a)]\n')
    plant('console/src/areas/tasks/Own.ts', "export const formats = getFormats('is', 'UTC')\n")
    plant('console/src/app/stores/LocaleStore.ts', "export const formats = getFormats('is', 'UTC')\n")
    plant('console/src/areas/tasks/Linked.tsx', 'export const A = () => <AppLink to={paths.home()} />\n')
    plant('console/src/app/fine.tsx', renderHook('[run]'))
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/biome'),
      ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 },
    )
    const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { diagnostics: Finding[] }
    findings = report.diagnostics.map(({ category, message, location: { path } }) => {
      const file = typeof path === 'string' ? path : path.file
      const rule = category === 'plugin' ? message.split(':')[0] : category.split('/').pop()
      return `${rule} ${file.replace(/^\.\//, '')}`
    })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(forbidden)('stop %s from importing %s', (where, from) => {
    expect(findings).toContain(`noRestrictedImports ${makeFileName(where, from)}`)
  })

  it.each(allowed)('allow %s to import %s', (where, from) => {
    expect(findings).not.toContain(`noRestrictedImports ${makeFileName(where, from)}`)
  })

  it.each(crossingImports)("stop %s from importing %s, which isn't in a lower layer", (where, from) => {
    expect(findings).toContain(`${layers} ${makeFileName(where, from)}`)
  })

  it.each(allowedImports)('allow %s to import %s from its own or a lower layer', (where, from) => {
    expect(findings).not.toContain(`${layers} ${makeFileName(where, from)}`)
  })

  it.each(faultyCode)('report violations of %s', (rule) => {
    expect(findings).toContain(`${rule} console/src/app/${rule}.tsx`)
  })

  it.each(careless)('reject the misuse of a store in %s.tsx', (name, _source, words) => {
    expect(findings).toContain(`${words} console/src/areas/tasks/${name}.tsx`)
  })

  it.each(hardCodedAddresses)('reject a hard-coded address: %s.tsx', (name) => {
    expect(findings).toContain(`${addresses} console/src/areas/tasks/${name}.tsx`)
  })

  it('allow an address built from paths', () => {
    expect(findings).not.toContain(`${addresses} console/src/areas/tasks/Linked.tsx`)
  })

  it.each(ownFormats)("reject formatting that bypasses the root's formats: %s.ts", (name) => {
    for (const layer of ['lib', 'ui', 'app', 'areas/tasks'])
      expect(findings).toContain(`${formats} console/src/${layer}/${name}.ts`)
  })

  it('reject an area that creates its own formats', () => {
    expect(findings).toContain(`${formats} console/src/areas/tasks/Own.ts`)
  })

  it.each(['lib/formats', 'lib/letters', 'app/stores/LocaleStore'])(
    'allow %s.ts to create formats',
    (file) => {
      expect(findings).not.toContain(`${formats} console/src/${file}.ts`)
    },
  )

  it.each(careful)('allow the store use in %s.tsx', (name) => {
    expect(
      findings.filter((finding) => finding.startsWith(observers) || finding.startsWith(changes)),
    ).not.toContainEqual(expect.stringContaining(`/${name}.tsx`))
  })

  it('accept an effect with complete dependencies', () => {
    expect(findings.filter((finding) => finding.endsWith('fine.tsx'))).toEqual([])
  })
})
