import { importBytesFull } from '../../entities/limits.ts'
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
      filling.bytes += bytesOfLetter * (record.line ?? record.email).length + aroundRecord
      return filling.records.length >= size || filling.bytes >= importBytesFull ? take(lane) : null
    },
    flush: () => waiting.map((_, lane) => take(lane)).filter(({ records }) => records.length > 0),
  }
}
