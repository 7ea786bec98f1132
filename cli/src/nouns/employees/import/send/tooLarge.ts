import { exitCodes, Stop } from '../../../../io/exit.ts'
import { isApiError } from '../../../../io/network/explain.ts'
import { thousands } from '../../../../io/words.ts'
import type { ReadyBatch } from '../read/cutter.ts'

const bodyTooLarge = 413

export function namingTooLarge(error: unknown, { lineNumbers }: Pick<ReadyBatch, 'lineNumbers'>): unknown {
  if (!isApiError(error) || error.status !== bodyTooLarge) return error
  const [first = 0] = lineNumbers
  const last = lineNumbers.at(-1) ?? 0
  const [what, next] =
    first === last
      ? [`Line ${thousands(first)} is too large for one call`, 'Shorten it, and import the file again']
      : [
          `Lines ${thousands(first)} to ${thousands(last)} are too large for one call`,
          `Send fewer lines per call: --batch ${Math.max(1, Math.floor(lineNumbers.length / 2))}`,
        ]
  return new Stop(
    `${what}. The platform says: ${error.message}`,
    exitCodes.failed,
    `${next}; employees already saved won't be changed.`,
  )
}
