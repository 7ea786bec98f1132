import { importBytesFull, importRecordsMax } from '../../entities/limits.ts'
import { hashAddress } from './addressIndex.ts'

/** Records of one lane in file order, to be sent in one call. */
export type Batch<T> = { lane: number; records: T[] }

export type Lanes<T> = {
  /** The batch that this record filled, or null. */
  push(record: T): Batch<T> | null
  /** What is left over, at most one batch per lane. */
  flush(): Batch<T>[]
}

/**
 * The lane of a person, by the `hashAddress` of the address. All lines of one person go to the same lane: as long as
 * each lane sends one batch after the other, the last name in the file wins whatever the lanes do side by side.
 */
export const laneOf = (hash: number, lanes: number): number => hash % lanes

/** A letter of JavaScript has at most so many bytes; the names of a record's fields and what stands around its texts. */
const [bytesOfLetter, aroundRecord] = [3, 100]

const bytesOf = ({ line, email }: { email: string; line?: string }): number =>
  bytesOfLetter * (line ?? email).length + aroundRecord

/** Cuts records into batches of `size` in `lanes` lanes, and of fewer where their lines are long: a call takes only so many bytes. */
export function createLanes<T extends { email: string; line?: string }>({
  lanes,
  size,
}: {
  lanes: number
  size: number
}): Lanes<T> {
  const waiting = Array.from({ length: lanes }, () => ({ records: [] as T[], bytes: 0 }))

  function take(lane: number): Batch<T> {
    const records = waiting[lane]?.records ?? []
    waiting[lane] = { records: [], bytes: 0 }
    return { lane, records }
  }

  return {
    push(record) {
      const lane = laneOf(hashAddress(record.email), lanes)
      const filling = waiting[lane]
      if (!filling) return null
      filling.records.push(record)
      filling.bytes += bytesOf(record)
      return filling.records.length >= size || filling.bytes >= importBytesFull ? take(lane) : null
    },
    flush: () => waiting.map((_, lane) => take(lane)).filter(({ records }) => records.length > 0),
  }
}

/** One batch in file order where a call takes them all: the server then saves everyone or no one. */
export function joinBatches<T extends { email: string; line?: string; lineNumber: number }>(
  batches: Batch<T>[],
): Batch<T>[] {
  const count = batches.reduce((sum, { records }) => sum + records.length, 0)
  if (batches.length < 2 || count > importRecordsMax) return batches
  const records = batches.flatMap((batch) => batch.records)
  const bytes = records.reduce((sum, record) => sum + bytesOf(record), 0)
  if (bytes > importBytesFull) return batches
  return [{ lane: 0, records: records.sort((one, other) => one.lineNumber - other.lineNumber) }]
}
