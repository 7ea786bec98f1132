import type { RowProblem } from '@heed/contracts/rules/rows/columns'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount, formatThousands } from '../../../io/words.ts'
import { mergeLineProblems } from '../../../job/rowProblems.ts'

type ApiRowState = 'done' | 'planned' | 'failed' | 'unknown' | 'refused' | 'left'

export type ApiRow = {
  line: number
  name: string
  state: ApiRowState
  reason: string | null
  /** The response, without secrets; a file's path for files. */
  answer: unknown
}

export const apiRowKeys = ['line', 'name', 'state', 'reason', 'answer'] as const

export const toRefusedApiRows = (problems: readonly RowProblem[]): ApiRow[] =>
  mergeLineProblems(problems).map(({ line, name, text }) => ({
    line,
    name,
    state: 'refused',
    reason: text,
    answer: null,
  }))

export function countApiRows(rows: readonly ApiRow[]) {
  const count = (...states: readonly ApiRowState[]) =>
    rows.filter(({ state }) => states.includes(state)).length
  return {
    done: count('done', 'planned'),
    failed: count('failed', 'unknown'),
    refused: count('refused'),
    left: count('left'),
  }
}

export const toApiDocument = (
  facts: { run: string | null; operation: string; input: string },
  rows: readonly ApiRow[],
) => ({ ...facts, ...countApiRows(rows), rows })

export const toResultRows = (rows: readonly ApiRow[]) =>
  rows.map(({ answer, ...row }) => ({ ...row, answer: answer === null ? null : JSON.stringify(answer) }))

export function formatApiCounts(
  operation: string,
  { done, failed, refused, left }: ReturnType<typeof countApiRows>,
  verb: 'made' | 'would be made',
): string {
  const others = [
    [failed, 'failed'],
    [refused, 'rejected'],
    [left, 'not tried'],
  ] as const
  return [
    `${sanitizeText(operation)}: ${formatCount(done, 'call')} ${verb}`,
    ...others.flatMap(([count, word]) => (count > 0 ? [`${formatThousands(count)} ${word}`] : [])),
  ].join(', ')
}
