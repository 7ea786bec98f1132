/** @module-tag property */
import {
  appendFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAwkwardText, createMultiByteName } from '@heed/contracts/test/letters'
import { limitRuns } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../Collection.ts'
import { createTemporaryName, deleteTemporaryFiles } from '../temporaryName.ts'
import { DataFileError } from './DataFileError.ts'
import { FileJournal } from './FileJournal.ts'
import type { JournalState } from './Journal.ts'
import { readDataFile } from './readDataFile.ts'

const base = { scenario: 'default', seed: 1, now: '2026-02-02T09:00:00.000Z', employees: 3, secret: 's' }
const list = (id: number, name: string): Change => ({ collection: 'lists', id, row: { id, name } })

const createState = (changes: Change[] = [], own = base): JournalState => ({
  base: own,
  changes: () => changes,
})
const createEmptyState = () => createState()

let folder = ''
let file = ''
let open: FileJournal[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heed-data-'))
  file = join(folder, 'world.json')
})
afterEach(async () => {
  await Promise.allSettled(open.map((journal) => journal.close(createState())))
  open = []
  rmSync(folder, { recursive: true, force: true })
})

async function openJournal(): Promise<FileJournal> {
  const stored = readDataFile(file) ?? { generation: 0, changes: [] }
  const journal = new FileJournal(file, stored.generation, () => undefined)
  open.push(journal)
  await journal.restart(createState(stored.changes))
  return journal
}

const letterings = fc.array(createAwkwardText({ maxLength: 12 }), { minLength: 1, maxLength: 6 })

describe('the data file', () => {
  it('keeps every letter of committed changes, and none of a torn last commit', async () => {
    await fc.assert(
      fc.asyncProperty(letterings, letterings, fc.nat(400), async (kept, torn, at) => {
        rmSync(folder, { recursive: true, force: true })
        mkdirSync(folder)
        const journal = await openJournal()
        const first = kept.map((name, id) => list(id, name))
        for (const change of first) await journal.commit([change], createEmptyState)
        const written = readFileSync(`${file}.journal`)
        const last = torn.map((name, id) => list(id, name))
        await journal.commit(last, createEmptyState)
        const all = readFileSync(`${file}.journal`)
        truncateSync(`${file}.journal`, Math.min(all.length, written.length + at))
        const isTorn = written.length + at < all.length
        expect(readDataFile(file)?.changes).toEqual(isTorn ? first : [...first, ...last])
        await journal.restart(createState(last))
        expect(readDataFile(file)?.changes).toEqual(last)
      }),
      { numRuns: limitRuns(40) },
    )
  })

  it('keeps every letter of a snapshot written in several parts', async () => {
    const many = Array.from({ length: 20_000 }, (_, id) => list(id, createMultiByteName(id)))
    const journal = await openJournal()
    await journal.restart(createState(many))
    expect(readDataFile(file)?.changes).toEqual(many)
  })

  it.each(['', '.journal'])('with invalid UTF-8 is rejected instead of misread (%s)', async (ending) => {
    const journal = await openJournal()
    await journal.restart(createState([list(1, 'Þór')]))
    await journal.commit([list(1, 'Þór')], createEmptyState)
    const bytes = readFileSync(`${file}${ending}`)
    bytes[bytes.indexOf('Þ') + 1] = 0x20
    writeFileSync(`${file}${ending}`, bytes)
    expect(() => readDataFile(file)).toThrow(`${file}${ending} is damaged: it isn't UTF-8`)
  })

  it('contains a change as soon as its commit resolves', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')], createEmptyState)
    expect(readDataFile(file)?.changes).toEqual([list(1, 'Sales')])
  })

  it('keeps the order of parallel commits', async () => {
    const journal = await openJournal()
    const names = Array.from({ length: 50 }, (_, index) => `name ${index}`)
    await Promise.all(names.map((name) => journal.commit([list(1, name)], createEmptyState)))
    expect(readDataFile(file)?.changes.map(({ row }) => row)).toEqual(names.map((name) => ({ id: 1, name })))
  })

  it('makes a commit without changes wait for earlier changes', async () => {
    const journal = await openJournal()
    let kept = false
    const change = journal.commit([list(1, 'Sales')], createEmptyState).then(() => {
      kept = true
    })
    await journal.commit([], createEmptyState)
    expect(kept).toBe(true)
    await change
  })

  it('becomes a snapshot of the world when closed', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales'), list(2, 'Legal')], createEmptyState)
    await journal.close(createState([list(1, 'Sales'), list(2, 'Legal')]))
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      version: 3,
      generation: 2,
      base,
      changes: [list(1, 'Sales'), list(2, 'Legal')],
    })
    expect(readFileSync(`${file}.journal`, 'utf8')).toBe('{"version":3,"generation":2}\n')
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('is accessible only to its owner and never written through a symbolic link', async () => {
    const foreign = join(folder, 'foreign')
    writeFileSync(foreign, 'mine')
    for (const name of ['world.json', 'world.json.journal', 'world.json.tmp'])
      symlinkSync(foreign, join(folder, name))
    rmSync(file)
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')], createEmptyState)
    for (const path of [file, `${file}.journal`]) {
      expect([lstatSync(path).isSymbolicLink(), lstatSync(path).mode & 0o777]).toEqual([false, 0o600])
    }
    expect(readFileSync(foreign, 'utf8')).toBe('mine')
    // Temporary names are unpredictable, so that no one can plant a link there.
    expect(new Set([1, 2, 3].map(() => createTemporaryName(file))).size).toBe(3)
  })

  it('is cleaned of its own unfinished files after a crash, and of nothing else', async () => {
    const halves = [createTemporaryName(file), createTemporaryName(`${file}.journal`)]
    const others = [createTemporaryName(join(folder, 'other.json')), `${file}.tmp`, `${file}.old.tmp`]
    for (const path of [...halves, ...others]) writeFileSync(path, '')
    deleteTemporaryFiles(file)
    expect([...halves, ...others].map(existsSync)).toEqual([false, false, true, true, true])
  })

  it('becomes a snapshot when the journal grows large, followed by later changes', async () => {
    const journal = await openJournal()
    const large = list(1, 'x'.repeat(33 * 1024 * 1024))
    await journal.commit([large], createEmptyState)
    await Promise.all([
      journal.commit([list(1, 'Sales')], () => createState([list(1, 'Sales')])),
      journal.commit([list(2, 'Legal')], createEmptyState),
    ])
    expect(readDataFile(file)).toEqual({
      generation: 2,
      base,
      changes: [list(1, 'Sales'), list(2, 'Legal')],
    })
  })

  it('contains only later changes after a reset', async () => {
    const journal = await openJournal()
    const before = journal.commit([list(1, 'Sales')], createEmptyState)
    const reset = journal.restart(createState([], { ...base, seed: 7 }))
    await Promise.all([before, reset, journal.commit([list(2, 'Legal')], createEmptyState)])
    expect(readDataFile(file)).toMatchObject({ base: { seed: 7 }, changes: [list(2, 'Legal')] })
  })

  it('ignores a journal line torn by a crash', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')], createEmptyState)
    appendFileSync(`${file}.journal`, '[{"collection":"lists","id":2,"row":{"id":2,"na')
    expect(readDataFile(file)?.changes).toEqual([list(1, 'Sales')])
  })

  it('ignores a journal that the snapshot already includes', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')], createEmptyState)
    const old = readFileSync(`${file}.journal`, 'utf8')
    await journal.restart(createState([], { ...base, seed: 7 }))
    writeFileSync(`${file}.journal`, old)
    expect(readDataFile(file)?.changes).toEqual([])
  })

  it('is rejected in one line that names the damaged place', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')], createEmptyState)
    writeFileSync(`${file}.journal`, readFileSync(`${file}.journal`, 'utf8').replace('"lists"', 'lists'))
    expect(() => readDataFile(file)).toThrow(/^[^\n]+world\.json\.journal line 2 is damaged: [^\n]+$/)
    writeFileSync(file, '{"name": "something else"}')
    expect(() => readDataFile(file)).toThrow(/^[^\n]+world\.json isn't a mock server world: [^\n]+$/)
    rmSync(file)
    expect(readDataFile(file)).toBeUndefined()
    expect(() => readDataFile(folder)).toThrow(DataFileError)
  })

  it('states its version and can also be read in older ones', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')], createEmptyState)
    const texts = ['', '.journal'].map((ending) => readFileSync(`${file}${ending}`, 'utf8'))
    expect(texts.map((text) => /"version": ?(\d+)/.exec(text)?.[1])).toEqual(['3', '3'])
    for (const version of ['"version":2,', '"version":1,', '']) {
      for (const [at, ending] of ['', '.journal'].entries())
        writeFileSync(`${file}${ending}`, (texts[at] ?? '').replace(/"version": ?3,/, version))
      expect(readDataFile(file)?.changes).toEqual([list(1, 'Sales')])
    }
  })

  it.each([['4'], ['0'], ['1.5'], ['"3"'], ['null']])(
    'with format version %s is rejected with a message naming it',
    async (version) => {
      const journal = await openJournal()
      await journal.commit([list(1, 'Sales')], createEmptyState)
      for (const ending of ['.journal', '']) {
        const text = readFileSync(`${file}${ending}`, 'utf8')
        writeFileSync(`${file}${ending}`, text.replace(/"version": ?3/, `"version":${version}`))
        const said = `The file has format version ${version}, and this server reads 1 to 3. Use the server that wrote it`
        expect(() => readDataFile(file)).toThrow(said)
      }
    },
  )

  it('fails every commit after a failed write', async () => {
    const journal = await openJournal()
    rmSync(folder, { recursive: true })
    await expect(journal.restart(createState())).rejects.toThrow(/^Couldn't write the data file: ENOENT/)
    await expect(journal.commit([list(1, 'Sales')], createEmptyState)).rejects.toThrow(DataFileError)
    await expect(journal.commit([], createEmptyState)).rejects.toThrow(DataFileError)
  })
})
