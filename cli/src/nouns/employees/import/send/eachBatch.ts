import { foldName } from '@heed/contracts'
import type { ImportEncoding } from '@heed/contracts/rules/import/bytes/encoding'
import type { ByteSink } from '@heed/contracts/rules/import/lines/byteReader'
import type { RejectedLine } from '@heed/contracts/rules/import/lines/lines'
import { readLines } from '../../../../job/reading.ts'
import type { Source } from '../../../../job/source.ts'
import type { BatchPlace } from '../journal/journal.ts'
import type { ReadState } from '../read/check.ts'
import { type BatchLayout, createBatchSplitter, type ReadyBatch } from '../read/cutter.ts'

/** Detects changed batches: addresses determine the lane, so changed addresses change the line numbers. */
function hashLineNumbers(lineNumbers: Uint32Array): number {
  let hash = 0
  for (const lineNumber of lineNumbers) hash = (Math.imul(hash, 31) + lineNumber) >>> 0
  return hash
}

export function createPlaceAssigner(
  lanes: number,
): (batch: Pick<ReadyBatch, 'lane' | 'lineNumbers'>) => BatchPlace {
  const nextSequences = new Array<number>(lanes).fill(0)
  return ({ lane, lineNumbers }) => {
    const seq = nextSequences[lane] ?? 0
    nextSequences[lane] = seq + 1
    const [firstLine = 0] = lineNumbers
    return { lane, seq, firstLine, lastLine: lineNumbers.at(-1) ?? 0, hash: hashLineNumbers(lineNumbers) }
  }
}

export interface FileToSplit {
  source: Source
  encoding: ImportEncoding
  size: BatchLayout
  readState: ReadState
}

interface SplitRequest extends FileToSplit {
  refused(line: RejectedLine): void
  leftOut?(): void
  take(batch: ReadyBatch): void
  waitForRoom(): Promise<boolean>
}

export async function forEachBatch({
  source,
  encoding,
  size,
  readState,
  refused,
  leftOut = () => undefined,
  take,
  waitForRoom,
}: SplitRequest): Promise<void> {
  const { people, tally, isWhole } = readState
  const cutter = createBatchSplitter(people, size)
  const spelling = createSpellingUnifier()
  let wantsMore = true
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
      readState.counts = counts
      for (const fullBatch of cutter.filled()) take(fullBatch)
      wantsMore = await waitForRoom()
      return wantsMore
    },
    source,
  )
  readState.isWhole ||= isRead
  if (wantsMore) for (const rest of cutter.flush()) take(rest)
}

/** Uses the first spelling in the file for every list; otherwise a new list's spelling would depend on timing. */
function createSpellingUnifier(): (listName: string) => string {
  const knownNames = new Map<string, string>()
  const firstLists = new Map<string, string>()
  return (listName) => {
    const seenName = knownNames.get(listName)
    if (seenName !== undefined) return seenName
    // Copied, because a slice of the chunk would keep the whole chunk in memory.
    const ownName = Buffer.from(listName).toString()
    const key = foldName(ownName)
    const spelling = firstLists.get(key) ?? ownName
    firstLists.set(key, spelling)
    knownNames.set(ownName, spelling)
    return spelling
  }
}
