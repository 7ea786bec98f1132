import { createHash } from 'node:crypto'
import { type AddressIndex, createAddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { type ImportEncoding, looksWronglyDecoded } from '@heed/contracts/rules/import/encoding'
import type { ImportCounts } from '@heed/contracts/rules/import/lines'
import { createTally, type ImportTally } from '@heed/contracts/rules/import/tally'
import type { CutSize } from './cutter.ts'
import { wrongEncoding } from './detect.ts'
import { createKeeper, type Kept } from './kept.ts'
import { readLines } from './reading.ts'
import type { Refusals } from './refusals.ts'
import type { Source } from './source.ts'

/** What the first reading of the whole file found; nothing is sent before it is over. */
export interface Checked {
  counts: Readonly<ImportCounts>
  tally: ImportTally
  /** Everyone in the file. */
  people: AddressIndex
  sha256: string
  /** Its batches, null where they would not fit into memory. */
  kept: Kept | null
}

interface CheckOptions {
  source: Source
  encoding: ImportEncoding
  /** Whether letters that are not of the encoding are let through. */
  trusted: boolean
  refusals: Refusals
  /** How it is going to be cut. */
  size: CutSize
  /** Bytes read so far; answers false to stop. */
  onRead(bytes: number): boolean
}

/** A fair guess: an index that need not grow spares time and a fifth of its memory. */
const bytesOfLine = 60

/** Checks every line, finds repeated addresses and cuts batches; memory is 15 bytes a person and the batches' limit. Null = stopped. */
export async function checkFile(options: CheckOptions): Promise<Checked | null> {
  const { source, encoding, trusted, refusals, size, onRead } = options
  const people = createAddressIndex(source.size / bytesOfLine)
  const tally = createTally(people)
  const keeper = createKeeper(people, size, source.size)
  const hash = createHash('sha256')
  const counts = await readLines(
    source.chunks(),
    encoding,
    {
      record(record) {
        tally.read(record)
        keeper.push(record)
      },
      refused: (line) => refusals.add(line),
    },
    {
      bytes: (chunk) => void hash.update(chunk),
      text(piece) {
        if (trusted || encoding !== 'utf-8') return
        const wrong = looksWronglyDecoded(piece, encoding)
        if (wrong) throw wrongEncoding(wrong, encoding)
      },
      async after(read) {
        await refusals.flush()
        return onRead(read)
      },
    },
  )
  return counts && { counts, tally, people, sha256: hash.digest('hex'), kept: keeper.end() }
}
