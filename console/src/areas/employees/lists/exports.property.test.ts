/** @module-tag property */
import { escapeFormulas, normalizeName } from '@heed/contracts'
import { joinCellItems } from '@heed/contracts/rules/import/columns/columns'
import { toImportChanges } from '@heed/contracts/rules/import/outcomes/changes'
import { createAwkwardText } from '@heed/contracts/test/letters'
import { parseCsvRows, resaveSheet } from '@heed/contracts/test/spreadsheet'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCsvBlob } from '../../../lib/files/download.ts'
import { toPeopleLines } from '../../../parts/people/exportPeople.ts'
import { readImportFile } from '../../../parts/people/import/file/readImportFile.ts'
import { toListCsvLines } from './exports.ts'

const cells = fc.array(fc.tuple(createAwkwardText({ maxLength: 8 }), createAwkwardText({ maxLength: 8 })), {
  minLength: 1,
  maxLength: 6,
})
const created = '2026-01-02T03:04:05.000Z'

/** Skips the byte order mark. */
async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(3))
}

/** Names as the server stores them, without line breaks. */
const namesArbitrary = createAwkwardText({ maxLength: 8 })
  .map((text) => normalizeName(text.replace(/[\r\n]/g, '')))
  .filter((text) => text !== '')
const staff = fc.array(
  fc.record({
    name: fc.oneof(fc.constant(''), namesArbitrary),
    lists: fc.uniqueArray(namesArbitrary, { maxLength: 3 }),
    tags: fc.uniqueArray(namesArbitrary, { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 6 },
)

const resaveFile = async (file: Blob, separator: string): Promise<Blob> =>
  createCsvBlob(resaveSheet(await readText(file), separator))

const savers: Record<string, (file: Blob) => Promise<Blob>> = {
  'as it is': async (file) => file,
  'saved with commas': (file) => resaveFile(file, ','),
  'saved with semicolons': (file) => resaveFile(file, ';'),
}

test.each(Object.keys(savers))('re-importing users.csv changes nothing, %s', (saver) =>
  fc.assert(
    fc.asyncProperty(staff, async (all) => {
      const people = all.map(({ name, lists, tags }, at) => ({
        userId: at,
        email: `p${at}@example.is`,
        name,
        lists: lists.map((list, id) => ({ id, name: list })),
        combinedTags: tags,
        lastActive: created,
      }))
      const { signal } = new AbortController()
      const reading = { encoding: 'utf-8' as const, signal, onProgress: () => undefined }
      const { book, outcome } = await readImportFile(
        (await savers[saver]?.(createCsvBlob(toPeopleLines(people)))) ?? new Blob(),
        reading,
      )
      if (outcome.kind === 'refused') throw new Error(outcome.message)
      const { batches, totals } = outcome.facts
      for (const at of batches.keys()) {
        book.recordAnswer(at, 'preview', { newEmails: [], updatedEmails: [], newLists: [], refused: [] })
      }
      expect(totals).toMatchObject({ lines: people.length, repeated: 0, invalid: 0, pending: people.length })
      const found = book.people('unchanged', 0, people.length)
      expect(found.map(({ email }) => email)).toEqual(people.map(({ email }) => email))
      expect(found.map((said, at) => toImportChanges(people[at] ?? { name: '', lists: [] }, said))).toEqual(
        people.map(() => []),
      )
      // Every exported row must be found again: a subset isn't enough.
      expect(found.map(({ name, lists, tags }) => ({ name, lists, tags }))).toEqual(all)
    }),
  ),
)

test('users.csv contains every character of every name, list and tag', () =>
  fc.assert(
    fc.asyncProperty(cells, async (all) => {
      const people = all.map(([name, other], at) => ({
        userId: at,
        email: `p${at}@example.is`,
        name,
        lists: [{ id: 1, name: other }],
        combinedTags: [other],
        lastActive: null,
      }))
      const [, ...rows] = parseCsvRows(await readText(createCsvBlob(toPeopleLines(people))))
      const safe = all.map(([name, other], at) => [
        `p${at}@example.is`,
        ...[name, joinCellItems([other]), joinCellItems([other])].map(escapeFormulas),
        '',
      ])
      expect(rows).toEqual(safe)
    }),
  ))

test('lists.csv contains every character of every list name', () =>
  fc.assert(
    fc.asyncProperty(cells, async (all) => {
      const lists = all.map(([name], id) => ({ id, name, created, usersCount: id, source: null }))
      const [, ...rows] = parseCsvRows(await readText(createCsvBlob(toListCsvLines(lists))))
      expect(rows).toEqual(
        all.map(([name], id) => [escapeFormulas(name), String(id), '2026-01-02 03:04:05', '']),
      )
    }),
  ))
