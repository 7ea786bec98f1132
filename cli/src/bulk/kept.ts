import type { AddressIndex } from '@heed/contracts/rules/import/addressIndex'
import type { ReadRecord } from '@heed/contracts/rules/import/lines'
import { type CutSize, createCutter, type ReadyBatch } from './cutter.ts'

/** Batches that were cut while the file was checked: it need not be read again to be sent. */
export interface Kept {
  size: CutSize
  batches: ReadyBatch[]
}

interface Keeper {
  push(record: ReadRecord): void
  /** Null when the file is too large to keep. */
  end(): Kept | null
}

/** Memory for batches that are cut before they may be sent: those of some 300,000 people. */
const mostKept = 48 * 1024 * 1024
/** A batch keeps its lines both as they are sent and as they stand in the file: a guess that spares a vain attempt. */
const growth = 2.5

/** Cuts batches as long as they fit into `most` bytes; a file of `fileSize` bytes that never would is not begun. */
export function createKeeper(people: AddressIndex, size: CutSize, fileSize: number, most = mostKept): Keeper {
  let cutter = fileSize * growth > most ? null : createCutter(people, size)
  let batches: ReadyBatch[] = []
  let bytes = 0

  function keep(batch: ReadyBatch): void {
    batches.push(batch)
    bytes += batch.bytes
    if (bytes <= most) return
    cutter = null
    batches = []
  }

  return {
    push(record) {
      const full = cutter?.push(record)
      if (full) keep(full)
    },
    end() {
      for (const rest of cutter?.flush() ?? []) keep(rest)
      return cutter && { size, batches }
    },
  }
}
