import type { RowProblem } from '@heed/contracts/rules/rows/columns'
import { HeadingsError, RowsError } from '@heed/contracts/rules/rows/fault'
import { exitCodes, Stop } from '../io/exit.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { formatThousands } from '../io/words.ts'

const maxListed = 10

export function throwOnProblems(name: string, problems: readonly RowProblem[]): void {
  if (problems.length === 0) return
  const lines = problems.map(({ line, field, rule }) => `line ${line}: ${field ? `${field}: ` : ''}${rule}`)
  throw new Stop(
    `${sanitizeText(name)} contains invalid lines. Nothing was done.`,
    exitCodes.failed,
    ...lines.slice(0, maxListed).map(sanitizeText),
    ...(lines.length > maxListed ? [`and ${formatThousands(lines.length - maxListed)} more`] : []),
  )
}

function toStop(fault: RowsError): Stop {
  const helpHint = fault instanceof HeadingsError ? ['See the file formats: heed help files'] : []
  return new Stop(sanitizeText(fault.message), exitCodes.failed, ...fault.next.map(sanitizeText), ...helpHint)
}

export function readOrStop<Result>(readInput: () => Result): Result {
  try {
    return readInput()
  } catch (error) {
    throw error instanceof RowsError ? toStop(error) : error
  }
}
