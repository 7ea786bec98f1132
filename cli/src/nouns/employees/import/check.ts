import { isAscii } from 'node:buffer'
import { createHash } from 'node:crypto'
import { type AddressIndex, createAddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { type LentBytes, readNow } from '@heed/contracts/rules/import/bytes'
import type { Headings } from '@heed/contracts/rules/import/columns'
import { decoderFor, type ImportEncoding, looksWronglyDecoded } from '@heed/contracts/rules/import/encoding'
import { carriage, feed } from '@heed/contracts/rules/import/letters'
import type { ImportCounts } from '@heed/contracts/rules/import/lines'
import { createTally, type ImportTally } from '@heed/contracts/rules/import/tally'
import { readLines } from '../../../job/reading.ts'
import type { Source } from '../../../job/source.ts'
import { hiding, wrongEncoding } from './detect.ts'
import type { Refusals } from './refusals.ts'

/** What a look at every byte of the file tells, before anything is sent. */
export interface Looked {
  sha256: string
  /** How many lines it has, give or take those with a line end inside quotes. */
  lines: number
  isBlank: boolean
}

interface LookOptions {
  source: Source
  encoding: ImportEncoding
  /** Whether letters that are not of the encoding are let through. */
  trusted: boolean
  /** Damage in a column that isn't imported is not shown. */
  headings?: Headings | null
  /** Bytes read so far; answers false to stop. */
  onRead(bytes: number): boolean
}

function count(bytes: LentBytes, wanted: number): number {
  let found = 0
  for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 1)) found++
  return found
}

/** Reads the whole file once, which takes a tenth of reading its lines. Stops on a wrong encoding; null = stopped. */
export async function lookThrough({
  source,
  encoding,
  trusted,
  headings = null,
  onRead,
}: LookOptions): Promise<Looked | null> {
  const hash = createHash('sha256')
  const decoder = decoderFor(encoding)
  const ends = { [feed]: 0, [carriage]: 0 }
  let isBlank = true
  let wasPlain = true
  let isEnded = true
  let read = 0
  for await (const chunk of source.chunks()) {
    hash.update(readNow(chunk))
    ends[feed] += count(chunk, feed)
    ends[carriage] += count(chunk, carriage)
    // Plain letters are the same in each encoding; behind others they may cut off the last of those.
    const isPlain = isAscii(readNow(chunk))
    const isDoubtful = !trusted && encoding === 'utf-8' && !(isPlain && wasPlain)
    wasPlain = isPlain
    if (isDoubtful || isBlank) {
      const text = decoder.write(chunk)
      isBlank &&= text.trim() === ''
      const wrong = isDoubtful ? hiding(looksWronglyDecoded(text, encoding, chunk), headings) : null
      if (wrong) throw wrongEncoding(wrong, encoding)
    }
    const last = chunk[chunk.length - 1]
    isEnded = last === feed || last === carriage
    read += chunk.length
    if (!onRead(read)) return null
  }
  const lines = Math.max(ends[feed], ends[carriage]) + (isEnded ? 0 : 1)
  return { sha256: hash.digest('hex'), lines, isBlank }
}

/** Everything that was read of the lines of a file so far; memory is 15 bytes a person. */
export interface Reading {
  people: AddressIndex
  tally: ImportTally
  counts: Readonly<ImportCounts>
  /** Whether that is the whole file. */
  isWhole: boolean
}

/** Nothing of a file of about so many lines: an index that need not grow spares time and a fifth of its memory. */
export function beginReading(lines: number): Reading {
  const people = createAddressIndex(lines)
  return {
    people,
    tally: createTally(people),
    counts: { lines: 0, empty: 0, records: 0, refused: 0 },
    isWhole: false,
  }
}

interface CheckOptions extends Omit<LookOptions, 'trusted' | 'headings'> {
  reading: Reading
  refusals: Refusals
}

/** Reads every line before any is sent, where that has to be known first. Answers false when it was stopped. */
export async function checkFile({
  source,
  encoding,
  reading,
  refusals,
  onRead,
}: CheckOptions): Promise<boolean> {
  const sink = {
    record: reading.tally.read,
    plain: reading.tally.readPlain,
    refused: refusals.add,
  }
  reading.isWhole = await readLines(
    source.chunks(),
    encoding,
    sink,
    async (read, counts) => {
      reading.counts = counts
      await refusals.flush()
      return onRead(read)
    },
    source,
  )
  return reading.isWhole
}
