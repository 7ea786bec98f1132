import { TimeZone } from '@heed/contracts'
import { exitCodes, Stop } from '../io/exit.ts'

export function readZone(typed = 'UTC'): string {
  const read = TimeZone.safeParse(typed)
  if (read.success) return read.data
  throw new Stop(`--zone ${typed}: ${read.error.issues[0]?.message ?? 'unknown'}`, exitCodes.usage)
}
