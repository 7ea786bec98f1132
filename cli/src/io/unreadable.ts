import { exitCodes, Stop } from './exit.ts'
import { harmless } from './width.ts'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no file',
  EACCES: 'You may not read',
  ELOOP: 'Links lead in a circle from',
}

export const unreadable = (path: string, { code = '' }: NodeJS.ErrnoException): Stop =>
  new Stop(`${reasons[code] ?? 'Could not read'} ${harmless(path)}`, exitCodes.usage)
