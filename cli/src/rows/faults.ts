import type { RowProblem } from '@heed/contracts/rules/rows/columns'
import { HeadingsError, RowsError } from '@heed/contracts/rules/rows/fault'
import { exitCodes, Stop } from '../io/exit.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { thousands } from '../io/words.ts'

const shown = 10

export function refuseFaults(name: string, problems: readonly RowProblem[]): void {
  if (problems.length === 0) return
  const lines = problems.map(({ line, field, rule }) => `line ${line}: ${field ? `${field}: ` : ''}${rule}`)
  throw new Stop(
    `${sanitizeText(name)} couldn't be read completely. Nothing was done.`,
    exitCodes.failed,
    ...lines.slice(0, shown).map(sanitizeText),
    ...(lines.length > shown ? [`and ${thousands(lines.length - shown)} more`] : []),
  )
}

function toStop(fault: RowsError): Stop {
  const see = fault instanceof HeadingsError ? ['See the file formats: heed help files'] : []
  return new Stop(sanitizeText(fault.message), exitCodes.failed, ...fault.next.map(sanitizeText), ...see)
}

export function readOrStop<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw error instanceof RowsError ? toStop(error) : error
  }
}
