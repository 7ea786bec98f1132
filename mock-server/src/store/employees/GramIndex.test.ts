/** @module-tag property */
import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GramIndex } from './GramIndex.ts'
import { RowBytes } from './RowBytes.ts'

const createTextArbitrary = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'á', '伟'), minLength, maxLength })

test('the index finds and counts rows with a text of any length', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(createTextArbitrary(0, 12), createTextArbitrary(0, 6)), { maxLength: 80 }),
      createTextArbitrary(1, 5),
      (rows, needle) => {
        const read = new RowBytes(rows.map((row) => `${row.join('\n')}\n`).join(''), rows.length)
        const wanted = rows.flatMap((row, place) =>
          row.some((field) => field.includes(needle)) ? [place] : [],
        )
        for (const searched of [read, new GramIndex(read)]) {
          expect(searched.find(Buffer.from(needle)).toArray()).toEqual(wanted)
          expect(searched.count(Buffer.from(needle))).toBe(wanted.length)
        }
      },
    ),
  )
})

test('a block over 65,536 bytes is searched to its end', () => {
  const rows = Array.from({ length: 1000 }, (_, at) => `${'long '.repeat(20)}${at}\n`)
  const index = new GramIndex(new RowBytes(rows.join(''), rows.length))
  expect(index.find(Buffer.from('g 99')).toArray()).toEqual([
    99,
    ...Array.from({ length: 10 }, (_, at) => 990 + at),
  ])
  expect(index.count(Buffer.from('long'))).toBe(1000)
})
