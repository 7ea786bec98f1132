import { dirname } from 'node:path'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'

export class DamagedRunError extends Stop {}

const createDamagedRunError = (path: string, line: number): DamagedRunError =>
  new DamagedRunError(
    `Line ${line} of ${sanitizeText(path)} is damaged, so this run can't be shown, resumed, retried or undone. Nothing was changed.`,
    exitCodes.failed,
    'Restore the file from a backup and run the command again, or undo the changes by hand.',
    `Other runs aren't affected. To discard this run, delete its folder: ${sanitizeText(dirname(path))}`,
  )

type Json = Readonly<Record<string, unknown>>

export function parseRunLine<T>(
  text: string,
  path: string,
  line: number,
  isValid: (value: Json) => boolean = () => true,
): T {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && isValid(value as Json)) {
      return value as T
    }
  } catch {
    // Invalid JSON is reported below.
  }
  throw createDamagedRunError(path, line)
}
