import { TimeZone } from '@heed/contracts'
import { exitCodes, Stop } from '../io/exit.ts'

export function parseTimeZone(name = 'UTC'): string {
  const parseResult = TimeZone.safeParse(name)
  if (parseResult.success) return parseResult.data
  throw new Stop(`--zone ${name}: ${parseResult.error.issues[0]?.message ?? 'unknown'}`, exitCodes.usage)
}
