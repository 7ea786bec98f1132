import { importMegabytesMax } from '@heed/contracts'
import { createAddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { createByteReader } from '@heed/contracts/rules/import/lines/byteReader'
import { expect, it } from 'vitest'
import { createBatchSplitter } from './cutter.ts'

const lines = Array.from({ length: 3000 }, (_, at) => {
  const name = ['', 'Anna', "O'Brien (IT) <x>", ' Jon '][at % 4]
  const list = ['', 'Sala', 'R&D / 5', 'IT'][Math.floor(at / 4) % 4]
  return `p${at % 2900}@x.is,${name},${list}\n`
})

/** Cuts all lines into batches, as bytes or as text; the index has room for `expected` people without growing. */
function splitIntoBatches(inPlace: boolean, expected: number, { from = lines, batch = 7 } = {}) {
  const people = createAddressIndex(expected)
  const cutter = createBatchSplitter(people, { lanes: 3, batch })
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
  reader.write(Buffer.from(from.join('')))
  reader.end()
  return { people, batches: [...cutter.filled(), ...cutter.flush()] }
}

const decodeBatches = ({ people, batches }: ReturnType<typeof splitIntoBatches>) =>
  batches.map((batch) => ({
    lane: batch.lane,
    records: Buffer.from(batch.records).toString(),
    lineNumbers: [...batch.lineNumbers],
    emails: batch.emails(),
    lines: batch.emails().map((_, at) => batch.lineAt(at)),
    places: [...batch.places()],
    known: batch.emails().map(people.find),
  }))

it.each([0, 5000])('cuts the same batches from lines as from records, with an index for %i', (expected) => {
  const batches = decodeBatches(splitIntoBatches(true, expected))
  expect(batches).toEqual(decodeBatches(splitIntoBatches(false, expected)))
  expect(batches.flatMap(({ emails }) => emails)).toHaveLength(lines.length)
  for (const { places, known } of batches) expect(places).toEqual(known)
})

it('reuses the memory of batches that were given back', () => {
  const people = createAddressIndex(5000)
  const cutter = createBatchSplitter(people, { lanes: 3, batch: 7 })
  const memories = new Set<ArrayBufferLike>()
  const batches: unknown[] = []
  const take = (ready: ReturnType<typeof cutter.filled>) => {
    for (const batch of ready) {
      memories.add(batch.lineNumbers.buffer)
      batches.push(...decodeBatches({ people, batches: [batch] }))
      batch.release()
    }
  }
  const reader = createByteReader('utf-8', {
    record(record) {
      people.add(record.email)
      cutter.push(record)
      take(cutter.filled())
    },
    refused() {
      throw new Error('a line is refused')
    },
    plain(line) {
      people.addBytes(line.bytes, line.from, line.emailTo)
      cutter.pushPlain(line)
      take(cutter.filled())
    },
  })
  reader.write(Buffer.from(lines.join('')))
  reader.end()
  take(cutter.flush())
  expect(batches).toEqual(decodeBatches(splitIntoBatches(false, 5000)))
  // One batch per lane, and the batch that is being read.
  expect(memories.size).toBeLessThanOrEqual(4)
})

it('keeps a batch of long lines below the maximum size of a call', () => {
  const from = Array.from(
    { length: 3000 },
    (_, at) => `p${at}@x.is,Anna,IT${`,${'Þ'.repeat(50)}`.repeat(40)}\n`,
  )
  const [inPlace, asText] = [true, false].map((isPlain) => {
    const { batches } = splitIntoBatches(isPlain, 5000, { from, batch: 1000 })
    return batches.map(
      ({ lane, lineNumbers, records }) => [lane, lineNumbers.length, records.length] as const,
    )
  })
  expect(inPlace).toEqual(asText)
  expect(inPlace?.reduce((sum, [, count]) => sum + count, 0)).toBe(from.length)
  const sizes = inPlace?.map(([, , bytes]) => bytes) ?? []
  expect(Math.max(...sizes)).toBeLessThan(importMegabytesMax * 1024 * 1024)
})
