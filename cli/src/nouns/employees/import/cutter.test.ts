import { createAddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { createByteReader } from '@heed/contracts/rules/import/byteReader'
import { expect, it } from 'vitest'
import { createCutter } from './cutter.ts'

const lines = Array.from({ length: 3000 }, (_, at) => {
  const name = ['', 'Anna', "O'Brien (IT) <x>", ' Jon '][at % 4]
  const list = ['', 'Sala', 'R&D / 5', 'IT'][Math.floor(at / 4) % 4]
  return `p${at % 2900}@x.is,${name},${list}\n`
})

/** All batches of the lines, read in place or as text; `expected` people fit into the index without growing. */
function cut(inPlace: boolean, expected: number) {
  const people = createAddressIndex(expected)
  const cutter = createCutter(people, { lanes: 3, batch: 7 })
  const reader = createByteReader('utf-8', {
    record(record) {
      people.add(record.email)
      cutter.push(record)
    },
    refused() {
      throw new Error('a line is refused')
    },
    ...(inPlace && {
      plain(line) {
        people.addBytes(line.bytes, line.from, line.emailTo)
        cutter.pushPlain(line)
      },
    }),
  })
  reader.write(Buffer.from(lines.join('')))
  reader.end()
  return [...cutter.filled(), ...cutter.flush()].map((batch) => ({
    lane: batch.lane,
    records: Buffer.from(batch.records).toString(),
    lineNumbers: [...batch.lineNumbers],
    emails: batch.emails(),
    lines: batch.emails().map((_, at) => batch.lineAt(at)),
    places: [...batch.places()],
    known: batch.emails().map(people.find),
  }))
}

it.each([0, 5000])('cuts lines read in place as it cuts their records, in an index for %i', (expected) => {
  const batches = cut(true, expected)
  expect(batches).toEqual(cut(false, expected))
  expect(batches.flatMap(({ emails }) => emails)).toHaveLength(lines.length)
  for (const { places, known } of batches) expect(places).toEqual(known)
})
