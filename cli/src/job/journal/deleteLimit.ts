import { exitCodes, Stop } from '../../io/exit.ts'
import { thousands } from '../../io/words.ts'

interface Deleting {
  what(count: number): string
  nothing: string
}

export function toDeleteLimitStop(
  count: number,
  maxDelete: number,
  { what, nothing }: Deleting,
): Stop | undefined {
  if (count <= maxDelete) return undefined
  return new Stop(
    `${nothing}: ${what(count)} would be affected, more than --max-delete ${thousands(maxDelete)}.`,
    exitCodes.safetyLimit,
    `To continue anyway, add --max-delete ${count}`,
  )
}

export function enforceDeleteLimit(count: number, maxDelete: number, deleting: Deleting): void {
  const stop = toDeleteLimitStop(count, maxDelete, deleting)
  if (stop) throw stop
}
