import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../world/Collection.ts'
import { DataFileError } from './DataFileError.ts'
import { FileJournal } from './FileJournal.ts'
import type { Kept } from './Journal.ts'
import { readDataFile } from './readDataFile.ts'

const base = { scenario: 'default', seed: 1, now: '2026-02-02T09:00:00.000Z', employees: 3 }
const list = (id: number, name: string): Change => ({ collection: 'lists', id, row: { id, name } })

const world = (changes: Change[] = [], own = base): Kept => ({ base: own, changes: () => changes })
const now = () => world()

let folder = ''
let file = ''
let open: FileJournal[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heed-data-'))
  file = join(folder, 'world.json')
})
afterEach(async () => {
  await Promise.allSettled(open.map((journal) => journal.close(world())))
  open = []
  rmSync(folder, { recursive: true, force: true })
})

async function openJournal(): Promise<FileJournal> {
  const stored = readDataFile(file) ?? { generation: 0, changes: [] }
  const journal = new FileJournal(file, stored.generation, () => undefined)
  open.push(journal)
  await journal.restart(world(stored.changes))
  return journal
}

describe('the data file', () => {
  it('holds a change as soon as its commit is answered', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')], now)
    expect(readDataFile(file)?.changes).toEqual([list(1, 'Sales')])
  })

  it('keeps the order of commits that are made at the same time', async () => {
    const journal = await openJournal()
    const names = Array.from({ length: 50 }, (_, index) => `name ${index}`)
    await Promise.all(names.map((name) => journal.commit([list(1, name)], now)))
    expect(readDataFile(file)?.changes.map(({ row }) => row)).toEqual(names.map((name) => ({ id: 1, name })))
  })

  it('lets a call that changed nothing wait for the changes it may have seen', async () => {
    const journal = await openJournal()
    let kept = false
    const change = journal.commit([list(1, 'Sales')], now).then(() => {
      kept = true
    })
    await journal.commit([], now)
    expect(kept).toBe(true)
    await change
  })

  it('becomes a snapshot of the world when it is closed', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales'), list(2, 'Legal')], now)
    await journal.close(world([list(1, 'Sales'), list(2, 'Legal')]))
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      generation: 2,
      base,
      changes: [list(1, 'Sales'), list(2, 'Legal')],
    })
    expect(readFileSync(`${file}.journal`, 'utf8')).toBe('{"generation":2}\n')
    expect(existsSync(`${file}.tmp`)).toBe(false)
  })

  it('becomes a snapshot of the world when the journal has grown large; later changes come after it', async () => {
    const journal = await openJournal()
    const large = list(1, 'x'.repeat(33 * 1024 * 1024))
    await journal.commit([large], now)
    await Promise.all([
      journal.commit([list(1, 'Sales')], () => world([list(1, 'Sales')])),
      journal.commit([list(2, 'Legal')], now),
    ])
    expect(readDataFile(file)).toEqual({
      generation: 2,
      base,
      changes: [list(1, 'Sales'), list(2, 'Legal')],
    })
  })

  it('begins anew on a reset, with nothing of before', async () => {
    const journal = await openJournal()
    const before = journal.commit([list(1, 'Sales')], now)
    const reset = journal.restart(world([], { ...base, seed: 7 }))
    await Promise.all([before, reset, journal.commit([list(2, 'Legal')], now)])
    expect(readDataFile(file)).toMatchObject({ base: { seed: 7 }, changes: [list(2, 'Legal')] })
  })

  it('drops the line that a crash tore', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')], now)
    appendFileSync(`${file}.journal`, '[{"collection":"lists","id":2,"row":{"id":2,"na')
    expect(readDataFile(file)?.changes).toEqual([list(1, 'Sales')])
  })

  it('ignores a journal that the snapshot already holds', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')], now)
    const old = readFileSync(`${file}.journal`, 'utf8')
    await journal.restart(world([], { ...base, seed: 7 }))
    writeFileSync(`${file}.journal`, old)
    expect(readDataFile(file)?.changes).toEqual([])
  })

  it('is refused in one line that names the place when it is damaged', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')], now)
    writeFileSync(`${file}.journal`, readFileSync(`${file}.journal`, 'utf8').replace('"lists"', 'lists'))
    expect(() => readDataFile(file)).toThrow(/^[^\n]+world\.json\.journal line 2 is damaged: [^\n]+$/)
    writeFileSync(file, '{"name": "something else"}')
    expect(() => readDataFile(file)).toThrow(/^[^\n]+world\.json is not a world of the mock server: [^\n]+$/)
    rmSync(file)
    expect(readDataFile(file)).toBeUndefined()
    expect(() => readDataFile(folder)).toThrow(DataFileError)
  })

  it('fails every commit after the first that could not be written', async () => {
    const journal = await openJournal()
    rmSync(folder, { recursive: true })
    await expect(journal.restart(world())).rejects.toThrow(/^The data file cannot be written: ENOENT/)
    await expect(journal.commit([list(1, 'Sales')], now)).rejects.toThrow(DataFileError)
    await expect(journal.commit([], now)).rejects.toThrow(DataFileError)
  })
})
