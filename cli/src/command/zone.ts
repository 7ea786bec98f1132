import { TimeZone } from '@heed/contracts'
import { exitCodes, Stop } from '../io/exit.ts'

export function readZone(name = 'UTC'): string {
  const read = TimeZone.safeParse(name)
  if (read.success) return read.data
  throw new Stop(`--zone ${name}: ${read.error.issues[0]?.message ?? 'unknown'}`, exitCodes.usage)
}
