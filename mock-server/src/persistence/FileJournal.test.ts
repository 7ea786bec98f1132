import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../world/Collection.ts'
import { DataFileError } from './DataFileError.ts'
import { FileJournal } from './FileJournal.ts'
import { readDataFile } from './readDataFile.ts'

const base = { scenario: 'default', seed: 1, now: '2026-02-02T09:00:00.000Z', employees: 3 }
const list = (id: number, name: string): Change => ({ collection: 'lists', id, row: { id, name } })

let folder = ''
let file = ''
let open: FileJournal[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heed-data-'))
  file = join(folder, 'world.json')
})
afterEach(async () => {
  await Promise.allSettled(open.map((journal) => journal.close()))
  open = []
  rmSync(folder, { recursive: true, force: true })
})

async function openJournal(): Promise<FileJournal> {
  const stored = readDataFile(file) ?? { base, generation: 0, changes: [] }
  const journal = new FileJournal(file, stored, () => undefined)
  open.push(journal)
  await journal.start()
  return journal
}

describe('the data file', () => {
  it('holds a change as soon as its commit is answered', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')])
    expect(readDataFile(file)?.changes).toEqual([list(1, 'Sales')])
  })

  it('keeps the order of commits that are made at the same time', async () => {
    const journal = await openJournal()
    const names = Array.from({ length: 50 }, (_, index) => `name ${index}`)
    await Promise.all(names.map((name) => journal.commit([list(1, name)])))
    expect(readDataFile(file)?.changes.map(({ row }) => row)).toEqual(names.map((name) => ({ id: 1, name })))
  })

  it('lets a call that changed nothing wait for the changes it may have seen', async () => {
    const journal = await openJournal()
    let kept = false
    const change = journal.commit([list(1, 'Sales')]).then(() => {
      kept = true
    })
    await journal.commit([])
    expect(kept).toBe(true)
    await change
  })

  it('becomes a snapshot with the last state of each row when it is closed', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales'), list(2, 'Legal')])
    await journal.commit([{ collection: 'lists', id: 2, row: null }, list(1, 'Field sales')])
    await journal.close()
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      generation: 2,
      base,
      changes: [list(1, 'Field sales'), { collection: 'lists', id: 2, row: null }],
    })
    expect(readFileSync(`${file}.journal`, 'utf8')).toBe('{"generation":2}\n')
    expect(existsSync(`${file}.tmp`)).toBe(false)
  })

  it('begins anew on a reset, with nothing of before', async () => {
    const journal = await openJournal()
    const before = journal.commit([list(1, 'Sales')])
    const reset = journal.restart({ ...base, seed: 7 })
    await Promise.all([before, reset, journal.commit([list(2, 'Legal')])])
    expect(readDataFile(file)).toMatchObject({ base: { seed: 7 }, changes: [list(2, 'Legal')] })
  })

  it('drops the line that a crash tore', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')])
    appendFileSync(`${file}.journal`, '[{"collection":"lists","id":2,"row":{"id":2,"na')
    expect(readDataFile(file)?.changes).toEqual([list(1, 'Sales')])
  })

  it('ignores a journal that the snapshot already holds', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')])
    const old = readFileSync(`${file}.journal`, 'utf8')
    await journal.restart({ ...base, seed: 7 })
    writeFileSync(`${file}.journal`, old)
    expect(readDataFile(file)?.changes).toEqual([])
  })

  it('is refused in one line that names the place when it is damaged', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')])
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
    await expect(journal.restart(base)).rejects.toThrow(/^The data file cannot be written: ENOENT/)
    await expect(journal.commit([list(1, 'Sales')])).rejects.toThrow(DataFileError)
    await expect(journal.commit([])).rejects.toThrow(DataFileError)
  })
})
