/** @module-tag property */
import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limitRuns } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeTempFolder, type RunOptions, runHeed, token } from '../../../../../test/heed.ts'
import { makeEnv } from '../../../../../test/place.ts'
import { type Fault, setUpPlatform } from '../../../../../test/platform.ts'
import { findRun } from '../../../../job/journal/find.ts'
import { getRunPaths } from '../../../../job/journal/store.ts'

const platform = setUpPlatform()

const smallBatches = ['--batch', '3', '--concurrency', '4', '--json']

async function runImport(folder: string, words: readonly string[], options: RunOptions = {}) {
  const env = makeEnv(platform, folder)
  return runHeed(['employees', 'import', join(folder, 'people.csv'), ...words], { ...options, env })
}

/** Ends the run at batch number `at` as abruptly as kill -9, without awaiting pending calls. */
function crashAt(at: number, fault: Fault): NonNullable<RunOptions['interrupts']> {
  const end = new AbortController()
  platform.fault = (batch) => {
    if (batch === at) end.abort()
    return batch >= at ? fault : undefined
  }
  return () => ({ stop: end.signal, abortSignal: end.signal })
}

async function findLatestRun(folder: string) {
  const run = await findRun({ XDG_CONFIG_HOME: folder }, 'last')
  return { ...run, journal: getRunPaths({ XDG_CONFIG_HOME: folder }, run.head.id).journal }
}

const line = fc
  .tuple(
    fc.integer({ min: 0, max: 12 }),
    fc.integer({ min: 0, max: 99 }),
    fc.constantFrom('', 'Sales', 'sales', 'IT'),
  )
  .map(([person, name, list]) => `p${person}@example.is,Name ${name},${list}`)
const someLines = fc.array(line, { minLength: 20, maxLength: 60 })
/** With the original 4 lanes, the checked batches are sent; otherwise, the file is read again. */
const someLanes = fc.constantFrom('4', '3')
const someFault = fc.constantFrom<Fault>('cut before it is saved', 'cut after it is saved')

it('a resumed import ends like an uninterrupted one, wherever it was cut off', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      someLines,
      fc.nat(9),
      someFault,
      fc.nat(150),
      someLanes,
      async (lines, at, fault, lost, lanes) => {
        platform.reset()
        const folder = await makeTempFolder()
        await writeFile(join(folder, 'people.csv'), lines.join('\n'))
        expect((await runImport(folder, smallBatches)).code).toBe(0)
        const undisturbed = platform.world()

        platform.reset()
        const first = await runImport(folder, smallBatches, { interrupts: crashAt(at, fault) })
        if (first.code === 0) return
        expect(first.code).toBe(130)
        const { journal } = await findLatestRun(folder)
        const text = await readFile(journal)
        await truncate(journal, Math.max(text.indexOf('\n') + 1, text.length - lost))
        platform.fault = () => undefined
        const second = await runImport(folder, [...smallBatches, '--concurrency', lanes, '--resume'])
        expect(second.code, second.error).toBe(0)
        expect(platform.world()).toEqual(undisturbed)
        expect((await findLatestRun(folder)).state).toBe('done')
      },
    ),
    { numRuns: limitRuns(25) },
  )
})

const people = Array.from({ length: 60 }, (_, at) => `p${at}@example.is,Name ${at},Unit ${at % 3}`)

/** One call at a time, because people in a lost response would count as unchanged. */
async function interruptImport() {
  const folder = await makeTempFolder()
  await writeFile(join(folder, 'people.csv'), people.join('\n'))
  const oneByOne = [...smallBatches, '--concurrency', '1']
  const run = await runImport(folder, oneByOne, { interrupts: crashAt(6, 'cut before it is saved') })
  platform.fault = () => undefined
  return { folder, run }
}

it("--resume doesn't send saved lines again and reports the whole import's counts", async () => {
  const { folder } = await interruptImport()
  const before = platform.batches.length
  const { code, output } = await runImport(folder, [...smallBatches, '--resume'])
  expect(code).toBe(0)
  expect(JSON.parse(output)).toMatchObject({
    lines: 60,
    new: 60,
    unchanged: 0,
    newLists: ['Unit 0', 'Unit 1', 'Unit 2'],
  })
  expect(platform.batches.slice(before).flat().length).toBeLessThan(60)
})

it('an interrupted import prints the command to resume last', async () => {
  const { folder, run } = await interruptImport()
  const [last] = run.error.trimEnd().split('\n').slice(-1)
  expect(last?.trim()).toBe(`heed employees import ${join(folder, 'people.csv')} --company 1 --resume`)
})

it("an import's journal contains no addresses and no names", async () => {
  const { folder } = await interruptImport()
  const text = await readFile((await findLatestRun(folder)).journal, 'utf8')
  expect(text).not.toContain('example.is')
  expect(text).not.toContain('Name')
  expect(text).not.toContain(token)
})

it('--resume sends nothing if the file has changed', async () => {
  const { folder } = await interruptImport()
  await writeFile(join(folder, 'people.csv'), people.join('\n').replace('Name 3', 'Name 4'))
  const before = platform.batches.length
  const { code, error } = await runImport(folder, [...smallBatches, '--resume'])
  expect(code).toBe(2)
  expect(error).toContain('people.csv has changed since its import was interrupted.')
  expect(platform.batches.length).toBe(before)
})

it('--resume fails after an import that ended', async () => {
  const folder = await makeTempFolder()
  await writeFile(join(folder, 'people.csv'), people.join('\n'))
  await runImport(folder, smallBatches)
  const { code, error } = await runImport(folder, [...smallBatches, '--resume'])
  expect(code).toBe(2)
  expect(error).toContain("There's no interrupted import of people.csv into Norðurljós.")
})

it.each<Fault>([
  { status: 429, headers: { 'Retry-After': '7' } },
  { status: 502 },
  { status: 503 },
  { status: 504 },
  'cut before it is saved',
  'cut after it is saved',
])('an import completes despite %o', async (fault) => {
  const folder = await makeTempFolder()
  await writeFile(join(folder, 'people.csv'), people.join('\n'))
  platform.fault = (batch) => (batch % 3 === 1 ? fault : undefined)
  const waits: number[] = []
  const sleep = async (milliseconds: number) => {
    waits.push(milliseconds)
  }
  const { code } = await runImport(folder, smallBatches, { retrying: { sleep, random: () => 0 } })
  expect(code).toBe(0)
  expect(Object.keys(platform.world()).length).toBe(60)
  expect(waits.length).toBeGreaterThan(0)
  expect(new Set(waits)).toEqual(new Set([typeof fault === 'object' && fault.status === 429 ? 7000 : 0]))
})

it.each([400, 401, 403, 409, 500])("an import doesn't retry after status %i", async (status) => {
  const folder = await makeTempFolder()
  await writeFile(join(folder, 'people.csv'), people.slice(0, 3).join('\n'))
  platform.fault = () => ({ status })
  const { code } = await runImport(folder, ['--json'])
  expect(code).toBe(status === 401 || status === 403 ? 4 : 1)
  expect(platform.batches.length).toBeLessThanOrEqual(3)
})

it('an import out of retries exits with 5 and prints the command to resume', async () => {
  const folder = await makeTempFolder()
  await writeFile(join(folder, 'people.csv'), people.join('\n'))
  platform.fault = () => ({ status: 503 })
  const { code, error } = await runImport(folder, smallBatches)
  expect(code).toBe(5)
  expect(error.trimEnd().endsWith('--company 1 --resume')).toBe(true)
})
