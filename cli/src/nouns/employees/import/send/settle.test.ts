/** @module-tag property */
import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limitRuns } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeTempFolder, type RunOptions, runHeed } from '../../../../../test/heed.ts'
import { makeEnv } from '../../../../../test/place.ts'
import { type Fault, setUpPlatform } from '../../../../../test/platform.ts'
import { findRun } from '../../../../job/journal/find.ts'
import { getRunPaths } from '../../../../job/journal/store.ts'

const platform = setUpPlatform()
const smallBatches = ['--batch', '3', '--concurrency', '4', '--json']
const immediateRetries = { retrying: { sleep: async () => undefined, random: () => 0 } }

const runIn = (folder: string, words: readonly string[], options: RunOptions = {}) =>
  runHeed([...words], { ...options, env: makeEnv(platform, folder) })

const importIn = (folder: string, words: readonly string[] = [], options: RunOptions = {}) =>
  runIn(folder, ['employees', 'import', join(folder, 'people.csv'), ...smallBatches, ...words], options)

/** Existing people without lists; every fourth has a different name. */
function seed(known: readonly number[]): void {
  platform.reset()
  for (const at of known) {
    const name = at % 4 === 0 ? 'An old name' : `Name ${at}`
    platform.people.set(`p${at}@example.is`, { name, lists: new Set(), tags: new Set() })
  }
}

const lines = Array.from({ length: 45 }, (_, at) => `p${at}@example.is,Name ${at},${at % 3 ? 'Sales' : ''}`)

const parseCounts = (output: string) => {
  const { new: added, updated, unchanged, newLists } = JSON.parse(output)
  return { added, updated, unchanged, newLists }
}

const loseEvery = (every: number, fault: Fault) => (batch: number) =>
  batch % every === 0 ? fault : undefined

it.each<Fault>(['cut after it is saved', 'cut before it is saved', { status: 502 }])(
  "lost answers don't change an import's counts: %o",
  { tags: 'slow', timeout: 60_000 },
  async (fault) => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(44)), fc.integer({ min: 2, max: 4 }), async (known, every) => {
        const folder = await makeTempFolder()
        await writeFile(join(folder, 'people.csv'), lines.join('\n'))
        seed(known)
        const undisturbed = await importIn(folder)
        const world = platform.world()

        seed(known)
        platform.fault = loseEvery(every, fault)
        const disturbed = await importIn(await copyFolder(folder), [], immediateRetries)
        expect(disturbed.code, disturbed.error).toBe(0)
        expect(parseCounts(disturbed.output)).toEqual(parseCounts(undisturbed.output))
        expect(platform.world()).toEqual(world)
        expect(disturbed.error).not.toContain('got no response')
      }),
      { numRuns: limitRuns(8) },
    )
  },
)

async function copyFolder(folder: string): Promise<string> {
  const other = await makeTempFolder()
  await writeFile(join(other, 'people.csv'), await readFile(join(folder, 'people.csv')))
  return other
}

it('a resumed import counts, and undo deletes, employees added before it was killed', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.nat(44)),
      fc.nat(9),
      fc.nat(150),
      fc.constantFrom<Fault>('cut after it is saved', 'cut before it is saved'),
      async (known, at, lost, fault) => {
        const folder = await makeTempFolder()
        await writeFile(join(folder, 'people.csv'), lines.join('\n'))
        seed(known)
        const before = platform.world()
        const undisturbed = await importIn(folder)

        seed(known)
        const other = await copyFolder(folder)
        const end = new AbortController()
        platform.fault = (batch) => {
          if (batch === at) end.abort()
          return batch >= at ? fault : undefined
        }
        const first = await importIn(other, [], {
          interrupts: () => ({ stop: end.signal, abortSignal: end.signal }),
        })
        if (first.code === 0) return
        const env = makeEnv(platform, other)
        const { head } = await findRun(env, 'last')
        const { journal } = getRunPaths(env, head.id)
        const text = await readFile(journal)
        await truncate(journal, Math.max(text.indexOf('\n') + 1, text.length - lost))
        platform.fault = () => undefined
        const second = await importIn(other, ['--resume'])
        expect(second.code, second.error).toBe(0)
        expect(parseCounts(second.output)).toEqual(parseCounts(undisturbed.output))
        const view = JSON.parse((await runIn(other, ['runs', 'view', 'last', '--json'])).output)
        expect(view.counts).toMatchObject({ new: parseCounts(undisturbed.output).added })

        const undone = await runIn(other, ['runs', 'undo', 'last', '--yes', '--json'])
        expect(undone.code, undone.error).toBe(0)
        expect(platform.world()).toEqual(before)
      },
    ),
    { numRuns: limitRuns(15) },
  )
})

it("runs undo says which changes it can't revert and exits with 1", async () => {
  const folder = await makeTempFolder()
  seed([])
  await writeFile(join(folder, 'people.csv'), 'p1@example.is,An old name,IT')
  await importIn(folder)
  await writeFile(join(folder, 'people.csv'), 'p1@example.is,A new name,Sales,tag')
  await importIn(folder)
  expect(platform.world()['p1@example.is']).toEqual({
    name: 'A new name',
    lists: ['IT', 'Sales'],
    tags: ['tag'],
  })
  const { code, error, output } = await runIn(folder, ['runs', 'undo', 'last', '--yes', '--json'])
  expect(code).toBe(1)
  expect(error).toContain('1 employee of Norðurljós keeps an imported tag or name')
  expect(JSON.parse(output)).toMatchObject({ deleted: 0, restored: 1 })
  expect(platform.world()['p1@example.is']).toMatchObject({ name: 'An old name', lists: ['IT'] })
})

it.each([
  [
    "1 employee of Norðurljós won't be added back (1 deleted). Import the file saved with --export-removed",
    false,
  ],
  ["Employees removed from Norðurljós by the import won't be added back", true],
])("runs undo doesn't add back removed employees, says so and exits with 1: %s", async (notice, isCut) => {
  const folder = await makeTempFolder()
  seed([])
  await writeFile(join(folder, 'people.csv'), 'p1@example.is,One,IT\np2@example.is,Two,IT')
  await importIn(folder)
  await writeFile(join(folder, 'people.csv'), 'p3@example.is,Three,IT\np2@example.is,Two,IT')
  await importIn(folder, ['--remove-obsolete', '--yes'])
  expect(Object.keys(platform.world())).toEqual(['p2@example.is', 'p3@example.is'])
  const run = await findRun({ XDG_CONFIG_HOME: folder }, 'last')
  if (isCut) await rm(getRunPaths({ XDG_CONFIG_HOME: folder }, run.head.id).receipt)
  const { code, error, output } = await runIn(folder, ['runs', 'undo', 'last', '--yes', '--json'])
  expect([code, JSON.parse(output).deleted]).toEqual([1, 1])
  expect(error).toContain(notice)
  expect(Object.keys(platform.world())).toEqual(['p2@example.is'])
})

it('runs undo adds employees back to lists from which the import only removed them', async () => {
  const folder = await makeTempFolder()
  seed([])
  const file = join(folder, 'people.csv')
  await writeFile(
    file,
    'p1@example.is,One,IT\np1@example.is,One,Sales\np2@example.is,Two,IT\np4@example.is,Four,IT\np4@example.is,,HR',
  )
  await importIn(folder)
  const before = platform.world()
  await writeFile(file, 'p2@example.is,Two,IT')
  await importIn(folder, ['--remove-obsolete', '--yes'])
  expect(platform.world()).toMatchObject({ 'p1@example.is': { lists: ['Sales'] } })
  const four = platform.people.get('p4@example.is')
  four?.lists.add('IT')
  const asked = await runIn(folder, ['runs', 'undo', 'last'], { terminal: true, answers: [false] })
  expect(asked.error).toContain('p1@example.is: add back to IT')
  expect(asked.error).not.toContain('p4@example.is')
  const { code, error, output } = await runIn(folder, ['runs', 'undo', 'last', '--yes', '--json'])
  expect([code, error.includes('removed')]).toEqual([0, false])
  expect(JSON.parse(output)).toMatchObject({ deleted: 0, restored: 1 })
  expect(platform.world()).toEqual(before)
})

it("runs undo reports deleted employees and lists that it can't restore", async () => {
  const folder = await makeTempFolder()
  seed([])
  const file = join(folder, 'people.csv')
  await writeFile(
    file,
    ['p1', 'p2'].flatMap((name) => ['IT', 'HR'].map((list) => `${name}@example.is,N,${list}`)).join('\n'),
  )
  await importIn(folder)
  await writeFile(file, 'p3@example.is,Three,IT')
  await importIn(folder, ['--remove-obsolete', '--yes'])
  platform.people.delete('p2@example.is')
  await runIn(folder, ['lists', 'delete', 'IT', '--yes'])
  const { code, error, output } = await runIn(folder, ['runs', 'undo', 'last', '--yes', '--json'])
  expect(code).toBe(1)
  expect(error).toContain("1 employee of Norðurljós can't be added back to a list that no longer exists.")
  expect(JSON.parse(output)).toMatchObject({ gone: 1, restored: 0 })
})

it('runs undo leaves a name that was changed after the import', async () => {
  const folder = await makeTempFolder()
  seed([0])
  await writeFile(join(folder, 'people.csv'), 'p0@example.is,A new name')
  await importIn(folder)
  const person = platform.people.get('p0@example.is')
  if (person) person.name = 'By hand'
  const { code, output } = await runIn(folder, ['runs', 'undo', 'last', '--yes', '--json'])
  expect({ code, ...JSON.parse(output) }).toMatchObject({ code: 0, restored: 0, changedSince: 1 })
  expect(platform.world()['p0@example.is']).toHaveProperty('name', 'By hand')
})

it('runs undo looks up many employees by page and deletes each with one call', async () => {
  const folder = await makeTempFolder()
  seed([])
  await writeFile(join(folder, 'people.csv'), lines.join('\n'))
  await importIn(folder)
  platform.calls = []
  await runIn(folder, ['runs', 'undo', 'last', '--yes', '--json'])
  const about = platform.calls.filter((call) => call.includes('/users/') && call.includes('%40'))
  expect(about.filter((call) => call.startsWith('GET'))).toEqual([])
  // Employees on no list need only one call, because there is nothing to remove them from.
  expect(about.length).toBe(45)
})

it('runs undo restores many names in one call', async () => {
  const folder = await makeTempFolder()
  seed([0, 4, 8, 12, 16])
  await writeFile(
    join(folder, 'people.csv'),
    [0, 4, 8, 12, 16].map((at) => `p${at}@example.is,Name ${at}`).join('\n'),
  )
  const before = platform.world()
  await importIn(folder)
  platform.calls = []
  platform.batches.length = 0
  const { code, output } = await runIn(folder, ['runs', 'undo', 'last', '--yes', '--json'])
  expect({ code, ...JSON.parse(output) }).toMatchObject({ code: 0, restored: 5 })
  expect(platform.world()).toEqual(before)
  expect([platform.batches.length, platform.calls.filter((call) => call.startsWith('PUT'))]).toEqual([1, []])
})

it('an import stores earlier data only of changed employees, readable by the owner only', async () => {
  const folder = await makeTempFolder()
  seed([0, 1, 2])
  await writeFile(join(folder, 'people.csv'), 'p0@example.is,A new name\np1@example.is,Name 1')
  await importIn(folder)
  const { head } = await findRun(makeEnv(platform, folder), 'last')
  const { before } = getRunPaths(makeEnv(platform, folder), head.id)
  const text = await readFile(before, 'utf8')
  expect(text).toContain('p0@example.is')
  expect(text).not.toMatch(/p[12]@/)
  expect((await stat(before)).mode & 0o077).toBe(0)
})
