import { importBatchBytes, importRecordsMax } from '../../entities/limits.ts'
import { hashAddress } from './addressIndex.ts'

export type Batch<T> = { lane: number; records: T[] }

export type Lanes<T> = {
  push(record: T): Batch<T> | null
  flush(): Batch<T>[]
}

/** Sends all lines for an employee through one lane, so that the last name in the file wins. */
export const getLane = (hash: number, lanes: number): number => hash % lanes

const [bytesPerCharacter, aroundRecord] = [3, 100]

const estimateBytes = ({ line, email }: { email: string; line?: string }): number =>
  bytesPerCharacter * (line ?? email).length + aroundRecord

export function createLanes<T extends { email: string; line?: string }>({
  lanes,
  size,
}: {
  lanes: number
  size: number
}): Lanes<T> {
  const pendingBatches = Array.from({ length: lanes }, () => ({ records: [] as T[], bytes: 0 }))

  function takeBatch(lane: number): Batch<T> {
    const records = pendingBatches[lane]?.records ?? []
    pendingBatches[lane] = { records: [], bytes: 0 }
    return { lane, records }
  }

  return {
    push(record) {
      const lane = getLane(hashAddress(record.email), lanes)
      const pendingBatch = pendingBatches[lane]
      if (!pendingBatch) return null
      pendingBatch.records.push(record)
      pendingBatch.bytes += estimateBytes(record)
      return pendingBatch.records.length >= size || pendingBatch.bytes >= importBatchBytes
        ? takeBatch(lane)
        : null
    },
    flush: () => pendingBatches.map((_, lane) => takeBatch(lane)).filter(({ records }) => records.length > 0),
  }
}

export function joinBatches<T extends { email: string; line?: string; lineNumber: number }>(
  batches: Batch<T>[],
): Batch<T>[] {
  const count = batches.reduce((sum, { records }) => sum + records.length, 0)
  if (batches.length < 2 || count > importRecordsMax) return batches
  const records = batches.flatMap((batch) => batch.records)
  const bytes = records.reduce((sum, record) => sum + estimateBytes(record), 0)
  if (bytes > importBatchBytes) return batches
  return [{ lane: 0, records: records.sort((a, b) => a.lineNumber - b.lineNumber) }]
}
