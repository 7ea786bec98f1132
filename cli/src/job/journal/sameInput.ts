import { type ExitCode, exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { RunInput } from './types.ts'

interface ChangedInputTexts {
  code?: ExitCode
  hints: readonly string[]
}

export function requireSameInput(
  now: Pick<RunInput, 'sha256'> | null | undefined,
  before: Pick<RunInput, 'name' | 'sha256'>,
  { code = exitCodes.usage, hints }: ChangedInputTexts,
): void {
  if (now?.sha256 === before.sha256) return
  throw new Stop(`${sanitizeText(before.name)} has changed since the run was started.`, code, ...hints)
}
