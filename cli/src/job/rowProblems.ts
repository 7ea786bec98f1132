import type { RowProblem } from '@heed/contracts/rules/rows/columns'
import { groupBy } from '../io/grouped.ts'

export interface LineProblems {
  line: number
  name: string
  field: string | null
  reason: string
  text: string
}

const formatReason = ({ field, rule }: RowProblem): string => (field ? `${field}: ${rule}` : rule)

/** Returns one item per line, with all of its problems; `field` lists the columns concerned. */
export function mergeLineProblems(rowProblems: readonly RowProblem[]): LineProblems[] {
  return [...groupBy(rowProblems, ({ line }) => line)].map(([line, problems]) => {
    const [onlyProblem, ...otherProblems] = problems
    const fields = [...new Set(problems.map(({ field }) => field).filter(Boolean))]
    const text = problems.map(formatReason).join('; ')
    return {
      line,
      name: problems.find(({ name }) => name)?.name ?? '',
      field: fields.length > 0 ? fields.join(', ') : null,
      reason: onlyProblem && otherProblems.length === 0 ? onlyProblem.rule : text,
      text,
    }
  })
}
