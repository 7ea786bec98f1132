import { foldedName } from '@heed/contracts'
import type { ImportEncoding } from '@heed/contracts/rules/import/bytes/encoding'
import type { ByteSink } from '@heed/contracts/rules/import/lines/byteReader'
import type { RefusedLine } from '@heed/contracts/rules/import/lines/lines'
import { readLines } from '../../../../job/reading.ts'
import type { Source } from '../../../../job/source.ts'
import type { BatchPlace } from '../journal/journal.ts'
import type { ReadState } from '../read/check.ts'
import { type CutSize, createCutter, type ReadyBatch } from '../read/cutter.ts'

/** Detects changed batches: addresses decide the lane, so changed addresses change the line numbers. */
function hashLineNumbers(lineNumbers: Uint32Array): number {
  let hash = 0
  for (const lineNumber of lineNumbers) hash = (Math.imul(hash, 31) + lineNumber) >>> 0
  return hash
}

export function createPlaces(lanes: number): (batch: Pick<ReadyBatch, 'lane' | 'lineNumbers'>) => BatchPlace {
  const next = new Array<number>(lanes).fill(0)
  return ({ lane, lineNumbers }) => {
    const seq = next[lane] ?? 0
    next[lane] = seq + 1
    const [firstLine = 0] = lineNumbers
    return { lane, seq, firstLine, lastLine: lineNumbers.at(-1) ?? 0, hash: hashLineNumbers(lineNumbers) }
  }
}

export interface FileToCut {
  source: Source
  encoding: ImportEncoding
  size: CutSize
  reading: ReadState
}

interface CutFile extends FileToCut {
  refused(line: RefusedLine): void
  leftOut?(): void
  take(batch: ReadyBatch): void
  room(): Promise<boolean>
}

export async function eachBatch({
  source,
  encoding,
  size,
  reading,
  refused,
  leftOut = () => undefined,
  take,
  room,
}: CutFile): Promise<void> {
  const { people, tally, isWhole } = reading
  const cutter = createCutter(people, size)
  const spelling = createSpellings()
  let wanted = true
  const sink: ByteSink = {
    record(record) {
      record.listName = spelling(record.listName)
      if (isWhole) people.find(record.email)
      else tally.read(record)
      cutter.push(record)
    },
    plain(line) {
      line.listName = spelling(line.listName)
      if (isWhole) people.findBytes(line.bytes, line.from, line.emailTo)
      else tally.readPlain(line)
      cutter.pushPlain(line)
    },
    refused,
    leftOut,
  }
  const isRead = await readLines(
    source.chunks(),
    encoding,
    sink,
    async (_, counts) => {
      reading.counts = counts
      for (const full of cutter.filled()) take(full)
      wanted = await room()
      return wanted
    },
    source,
  )
  reading.isWhole ||= isRead
  if (wanted) for (const rest of cutter.flush()) take(rest)
}

/** Uses the first spelling in the file for every list; otherwise a new list's spelling would depend on timing. */
function createSpellings(): (listName: string) => string {
  const known = new Map<string, string>()
  const first = new Map<string, string>()
  return (listName) => {
    const seen = known.get(listName)
    if (seen !== undefined) return seen
    // Copied, because a slice of the chunk would keep the whole chunk in memory.
    const own = Buffer.from(listName).toString()
    const key = foldedName(own)
    const spelling = first.get(key) ?? own
    first.set(key, spelling)
    known.set(own, spelling)
    return spelling
  }
}
