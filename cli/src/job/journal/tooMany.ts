import { exitCodes, Stop } from '../../io/exit.ts'
import { thousands } from '../../io/words.ts'

interface Deleting {
  /** So many of what, as '3 people'. */
  what(count: number): string
  /** As 'Nobody was removed'. */
  nothing: string
}

/** Why --max-delete stands in the way of so many; undefined where it does not. */
export function tooMany(count: number, maxDelete: number, { what, nothing }: Deleting): Stop | undefined {
  if (count <= maxDelete) return undefined
  return new Stop(
    `${nothing}: ${what(count)} would go, more than --max-delete ${thousands(maxDelete)}.`,
    exitCodes.safetyLimit,
    `If they are to go, add --max-delete ${count}`,
  )
}

/** Stops where they are more than --max-delete allows. */
export function refuseMany(count: number, maxDelete: number, deleting: Deleting): void {
  const stop = tooMany(count, maxDelete, deleting)
  if (stop) throw stop
}
