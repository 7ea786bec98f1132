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
import { createAwkwardText, wideName } from '@heed/contracts/test/letters'
import { runs } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../Collection.ts'
import { sweepTemporary, temporaryName } from '../temporaryName.ts'
import { DataFileError } from './DataFileError.ts'
import { FileJournal } from './FileJournal.ts'
import type { JournalState } from './Journal.ts'
import { readDataFile } from './readDataFile.ts'

const base = { scenario: 'default', seed: 1, now: '2026-02-02T09:00:00.000Z', employees: 3, secret: 's' }
const list = (id: number, name: string): Change => ({ collection: 'lists', id, row: { id, name } })

const world = (changes: Change[] = [], own = base): JournalState => ({ base: own, changes: () => changes })
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

const letterings = fc.array(createAwkwardText({ maxLength: 12 }), { minLength: 1, maxLength: 6 })

describe('the data file', () => {
  it('has every letter of what was kept, wherever a crash tore the last commit, and none of what was torn', async () => {
    await fc.assert(
      fc.asyncProperty(letterings, letterings, fc.nat(400), async (kept, torn, at) => {
        rmSync(folder, { recursive: true, force: true })
        mkdirSync(folder)
        const journal = await openJournal()
        const first = kept.map((name, id) => list(id, name))
        for (const change of first) await journal.commit([change], now)
        const written = readFileSync(`${file}.journal`)
        const last = torn.map((name, id) => list(id, name))
        await journal.commit(last, now)
        const all = readFileSync(`${file}.journal`)
        truncateSync(`${file}.journal`, Math.min(all.length, written.length + at))
        const isTorn = written.length + at < all.length
        expect(readDataFile(file)?.changes).toEqual(isTorn ? first : [...first, ...last])
        await journal.restart(world(last))
        expect(readDataFile(file)?.changes).toEqual(last)
      }),
      { numRuns: runs(40) },
    )
  })

  it('has every letter of a snapshot that is written in several parts', async () => {
    const many = Array.from({ length: 20_000 }, (_, id) => list(id, wideName(id)))
    const journal = await openJournal()
    await journal.restart(world(many))
    expect(readDataFile(file)?.changes).toEqual(many)
  })

  it.each(['', '.journal'])(
    'with bytes that are no letters is refused, not read as other names (%s)',
    async (ending) => {
      const journal = await openJournal()
      await journal.restart(world([list(1, 'Þór')]))
      await journal.commit([list(1, 'Þór')], now)
      const bytes = readFileSync(`${file}${ending}`)
      bytes[bytes.indexOf('Þ') + 1] = 0x20
      writeFileSync(`${file}${ending}`, bytes)
      expect(() => readDataFile(file)).toThrow(`${file}${ending} is damaged: it isn't UTF-8`)
    },
  )

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
      version: 2,
      generation: 2,
      base,
      changes: [list(1, 'Sales'), list(2, 'Legal')],
    })
    expect(readFileSync(`${file}.journal`, 'utf8')).toBe('{"version":2,"generation":2}\n')
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('is for its owner alone, and no link leads what is written elsewhere', async () => {
    const foreign = join(folder, 'foreign')
    writeFileSync(foreign, 'mine')
    for (const name of ['world.json', 'world.json.journal', 'world.json.tmp'])
      symlinkSync(foreign, join(folder, name))
    rmSync(file)
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')], now)
    for (const path of [file, `${file}.journal`]) {
      expect([lstatSync(path).isSymbolicLink(), lstatSync(path).mode & 0o777]).toEqual([false, 0o600])
    }
    expect(readFileSync(foreign, 'utf8')).toBe('mine')
    // Temporary names are unpredictable, so that no one can plant a link there.
    expect(new Set([1, 2, 3].map(() => temporaryName(file))).size).toBe(3)
  })

  it('loses what a crash left half written of it, and nothing else', async () => {
    const halves = [temporaryName(file), temporaryName(`${file}.journal`)]
    const others = [temporaryName(join(folder, 'other.json')), `${file}.tmp`, `${file}.old.tmp`]
    for (const path of [...halves, ...others]) writeFileSync(path, '')
    sweepTemporary(file)
    expect([...halves, ...others].map(existsSync)).toEqual([false, false, true, true, true])
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
    expect(() => readDataFile(file)).toThrow(/^[^\n]+world\.json isn't a mock server world: [^\n]+$/)
    rmSync(file)
    expect(readDataFile(file)).toBeUndefined()
    expect(() => readDataFile(folder)).toThrow(DataFileError)
  })

  it('says its version, and is read in it and in the one before', async () => {
    const journal = await openJournal()
    await journal.commit([list(1, 'Sales')], now)
    const texts = ['', '.journal'].map((ending) => readFileSync(`${file}${ending}`, 'utf8'))
    expect(texts.map((text) => /"version": ?(\d+)/.exec(text)?.[1])).toEqual(['2', '2'])
    for (const version of ['"version":1,', '']) {
      for (const [at, ending] of ['', '.journal'].entries())
        writeFileSync(`${file}${ending}`, (texts[at] ?? '').replace(/"version": ?2,/, version))
      expect(readDataFile(file)?.changes).toEqual([list(1, 'Sales')])
    }
  })

  it.each([['3'], ['0'], ['"2"'], ['null']])(
    'of format version %s is refused by its version',
    async (version) => {
      const journal = await openJournal()
      await journal.commit([list(1, 'Sales')], now)
      for (const ending of ['.journal', '']) {
        const text = readFileSync(`${file}${ending}`, 'utf8')
        writeFileSync(`${file}${ending}`, text.replace(/"version": ?2/, `"version":${version}`))
        const said = `The file has format version ${version}, and this server reads 1 and 2. Use the server that wrote it`
        expect(() => readDataFile(file)).toThrow(said)
      }
    },
  )

  it('fails every commit after the first that could not be written', async () => {
    const journal = await openJournal()
    rmSync(folder, { recursive: true })
    await expect(journal.restart(world())).rejects.toThrow(/^Couldn't write the data file: ENOENT/)
    await expect(journal.commit([list(1, 'Sales')], now)).rejects.toThrow(DataFileError)
    await expect(journal.commit([], now)).rejects.toThrow(DataFileError)
  })
})
