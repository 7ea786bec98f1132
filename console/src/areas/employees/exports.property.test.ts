import { spreadsheetSafe } from '@heed/contracts'
import { awkward } from '@heed/contracts/test/letters'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvBlob } from '../../lib/download.ts'
import { listLines, peopleLines } from './exports.ts'

/** A file of cells as RFC 4180 has it: quotes around a cell, twice within it, and lines that end with CRLF. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const cells = fc.array(fc.tuple(awkward({ maxLength: 8 }), awkward({ maxLength: 8 })), {
  minLength: 1,
  maxLength: 6,
})
const created = '2026-01-02T03:04:05.000Z'

/** The text of a file behind its mark. */
async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(3))
}

test('users.csv has every letter of every name, list and tag', () =>
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
      const [, ...rows] = cellsOf(await textOf(csvBlob(peopleLines(people))))
      const safe = all.map(([name, other], at) => [
        `p${at}@example.is`,
        ...[name, other, other].map(spreadsheetSafe),
        '',
      ])
      expect(rows).toEqual(safe)
    }),
  ))

test('lists.csv has every letter of every name', () =>
  fc.assert(
    fc.asyncProperty(cells, async (all) => {
      const lists = all.map(([name], id) => ({ id, name, created, usersCount: id, source: null }))
      const [, ...rows] = cellsOf(await textOf(csvBlob(listLines(lists))))
      expect(rows).toEqual(all.map(([name], id) => [spreadsheetSafe(name), String(id), created, '']))
    }),
  ))
