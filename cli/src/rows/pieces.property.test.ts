/** @module-tag property */
import { isUtf8 } from 'node:buffer'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ColumnSpec } from '@heed/contracts/rules/rows/columns'
import { readRows as readWhole } from '@heed/contracts/rules/rows/read'
import {
  chunkBytes,
  chunkSizes,
  createAwkwardText,
  createLetterText,
  createMultiByteName,
  readReusedChunks,
  splitIntoChunks,
} from '@heed/contracts/test/letters'
import { limitRuns } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeTempFolder } from '../../test/heed.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { openFileOrStdin, type Source } from '../job/source.ts'
import { readRows } from './read.ts'

const columns: ColumnSpec[] = ['name', 'note'].map((key) => ({ key, type: 'text', help: '', examples: [] }))

/** A file that is read in pieces of these sizes; every read reuses the same memory. */
const createChunkedSource = (text: string | Uint8Array, taken: readonly number[]): Source => {
  const bytes = Buffer.from(text)
  return {
    name: 'rows.csv',
    typed: 'rows.csv',
    identity: '/rows.csv',
    size: bytes.length,
    head: async () => bytes,
    async *chunks() {
      yield* readReusedChunks(bytes, taken)
    },
    close: async () => {},
  }
}

const quoteCell = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
/** Normalizes line ends and trims, like the reader. */
const normalizeCell = (cell: string): string => cell.replace(/\r\n?/g, '\n').trim()
const toCells = (name: string, note: string) => ({
  ...(name === '' ? {} : { name }),
  ...(note === '' ? {} : { note }),
})
const isRow = (cells: object): boolean => Object.keys(cells).length > 0

const anyTable = (cell: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 })
const anyByteOrderMark = fc.constantFrom('', '\ufeff')

describe('a file read in arbitrary pieces', () => {
  it('returns quoted cells unchanged', () =>
    fc.assert(
      fc.asyncProperty(
        anyTable(createAwkwardText({ maxLength: 8 })),
        chunkSizes,
        anyByteOrderMark,
        async (rows, taken, begin) => {
          const lines = rows.map((cells) => cells.map(quoteCell).join(','))
          const text = `${begin}name,note\r\n${lines.join('\r\n')}\r\n`
          const found = await readRows(createChunkedSource(text, taken), columns)
          const expected = rows
            .map(([name, note]) => toCells(normalizeCell(name), normalizeCell(note)))
            .filter(isRow)
          expect(found.rows.map(({ cells }) => cells)).toEqual(expected)
          expect(found.problems).toEqual([])
        },
      ),
    ))

  it('returns unquoted cells unchanged', () =>
    fc.assert(
      fc.asyncProperty(
        anyTable(createLetterText({ maxLength: 8 })),
        chunkSizes,
        anyByteOrderMark,
        async (rows, taken, begin) => {
          const text = `${begin}name;note\n${rows.map((cells) => cells.join(';')).join('\n')}`
          const { rows: found } = await readRows(createChunkedSource(text, taken), columns)
          const expected = rows.map(([name, note]) => toCells(name.trim(), note.trim())).filter(isRow)
          expect(found.map(({ cells }) => cells)).toEqual(expected)
        },
      ),
    ))

  it.each(['one document', 'lines'])('returns the values from JSON in %s', (form) =>
    fc.assert(
      fc.asyncProperty(
        anyTable(createAwkwardText({ maxLength: 8 })),
        chunkSizes,
        anyByteOrderMark,
        async (rows, taken, begin) => {
          const values = rows.map(([name, note]) => ({ name, note }))
          const text =
            form === 'lines'
              ? values.map((value) => JSON.stringify(value)).join('\n')
              : JSON.stringify(values)
          const { rows: found } = await readRows(createChunkedSource(`${begin}${text}`, taken), columns)
          expect(found.map(({ cells }) => cells)).toEqual(
            rows.map(([name, note]) => toCells(name.trim(), note.trim())),
          )
        },
      ),
    ),
  )

  it('is rejected with the exact line if its encoding is wrong', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          createLetterText({ maxLength: 8 }).map((text) => `${text}\ufffd`),
          { maxLength: 8 },
        ),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.constantFrom([0xff], [0xe7, 0x8e], [0xf0, 0x9f, 0x98], [0xc3]),
        createLetterText({ maxLength: 8 }),
        chunkSizes,
        async (before, end, damage, behind, taken) => {
          const text = ['name', ...before, ''].join(end)
          const bytes = Buffer.concat([
            Buffer.from(text),
            Buffer.from(damage),
            Buffer.from(`${end}${behind}`),
          ])
          await expect(readRows(createChunkedSource(bytes, taken), columns)).rejects.toThrow(
            `rows.csv line ${before.length + 2} isn't UTF-8.`,
          )
        },
      ),
    ))
})

const names = Array.from({ length: 5000 }, (_, at) => createMultiByteName(at))

async function readNames(source: Source) {
  try {
    return (await readRows(source, columns)).rows.map(({ cells }) => cells.name)
  } finally {
    await source.close()
  }
}

it('names split between pieces of a file or of standard input are read correctly', async () => {
  let across = 0
  for (let shift = 1; shift <= 8; shift++) {
    const bytes = Buffer.from(['name', 'x'.repeat(shift), ...names].join('\n'))
    if (!isUtf8(bytes.subarray(0, chunkBytes))) across++
    const path = join(await makeTempFolder(), 'rows.csv')
    await writeFile(path, bytes)
    const piped = Readable.from(splitIntoChunks(bytes, [chunkBytes - 1, 1021]))
    for (const source of [
      await openFileOrStdin(path, Readable.from([])),
      await openFileOrStdin('-', piped),
    ]) {
      expect(await readNames(source)).toEqual(['x'.repeat(shift), ...names])
    }
  }
  expect(across).toBeGreaterThan(1)
})

const piece = fc.oneof(
  fc.constantFrom(
    'name',
    'note',
    ',',
    ';',
    '\t',
    '"',
    '""',
    '\n',
    '\r\n',
    '\r',
    '{"name":"',
    '"}',
    '[',
    ']',
    '\ufeff',
  ),
  createLetterText({ maxLength: 6 }),
)
const heading = fc.constantFrom(
  '',
  'name,note\n',
  'Name;"Note"\r\n',
  'note\tname\r',
  '\ufeffname\n',
  '[{"name":',
)
const damage = fc.constantFrom([], [], [], [0xff], [0xc3], [0x00], [0xe7, 0x8e])

it('any file gives the same result when read whole, as in a browser', () =>
  fc.assert(
    fc.asyncProperty(
      heading,
      fc.array(piece, { maxLength: 30 }),
      damage,
      chunkSizes,
      async (first, rest, wrong, taken) => {
        const bytes = Buffer.concat([Buffer.from(`${first}${rest.join('')}`), Buffer.from(wrong)])
        const summary = ({ word, rows, problems }: Awaited<ReturnType<typeof readWhole>>) => ({
          word,
          rows,
          problems,
        })
        const why = (error: unknown) => ({ refused: sanitizeText((error as Error).message) })
        const here = await readRows(createChunkedSource(bytes, taken), columns).then(summary, why)
        expect(await readWhole(new Uint8Array(bytes), columns, 'rows.csv').then(summary, why)).toEqual(here)
      },
    ),
    { numRuns: limitRuns(400) },
  ))
