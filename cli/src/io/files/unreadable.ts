import { exitCodes, Stop } from '../exit.ts'
import { sanitizeText } from '../terminal/width.ts'

const reasonTexts: Readonly<Record<string, string>> = {
  ENOENT: 'File not found:',
  EACCES: 'No permission to read',
  ELOOP: 'Circular links at',
}

export const createUnreadableStop = (path: string, { code = '' }: NodeJS.ErrnoException): Stop =>
  new Stop(`${reasonTexts[code] ?? "Couldn't read"} ${sanitizeText(path)}`, exitCodes.usage)
