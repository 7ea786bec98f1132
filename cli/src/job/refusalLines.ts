import type { RowProblem, RowWord } from '@heed/contracts/rules/rows/columns'
import { type Column, renderTable } from '../io/print/table.ts'
import type { Sink } from '../io/terminal/streams.ts'
import { formatCount } from '../io/words.ts'

const maxShownRefusals = 50

const getRefusalColumns = (word: RowWord): readonly Column[] => [
  { key: 'line', title: word, align: 'right' },
  { key: 'name', title: 'company' },
  { key: 'field', title: 'column' },
  { key: 'reason', title: 'reason' },
]

export function formatRefusalLines(rowProblems: readonly RowProblem[], word: RowWord, sink: Sink): string[] {
  const shownRows = rowProblems.slice(0, maxShownRefusals).map(({ line, name = '', field, rule }) => ({
    line,
    name,
    field,
    reason: rule,
  }))
  const lines = renderTable(getRefusalColumns(word), shownRows, { ...sink, columns: sink.columns - 2 })
    .trimEnd()
    .split('\n')
  const hiddenCount = rowProblems.length - shownRows.length
  return hiddenCount > 0
    ? [...lines, `and ${formatCount(hiddenCount, 'more', 'more')}. To save all results, add --result FILE`]
    : lines
}
