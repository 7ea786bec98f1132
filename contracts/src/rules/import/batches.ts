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

/** Cuts records into batches of `size` in `lanes` lanes. */
export function createLanes<T extends { email: string }>({
  lanes,
  size,
}: {
  lanes: number
  size: number
}): Lanes<T> {
  const waiting: T[][] = Array.from({ length: lanes }, () => [])

  function take(lane: number): Batch<T> {
    const records = waiting[lane] ?? []
    waiting[lane] = []
    return { lane, records }
  }

  return {
    push(record) {
      const lane = laneOf(hashAddress(record.email), lanes)
      const length = waiting[lane]?.push(record) ?? 0
      return length >= size ? take(lane) : null
    },
    flush: () => waiting.map((_, lane) => take(lane)).filter(({ records }) => records.length > 0),
  }
}
