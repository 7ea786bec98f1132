import { createTextFilter, operations } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import type { Column } from '../../io/print/table.ts'
import { formatCount } from '../../io/words.ts'

const columns: readonly Column[] = [
  { key: 'operation', title: 'call' },
  { key: 'method', title: 'method' },
  { key: 'path', title: 'path' },
  { key: 'who', title: 'allowed' },
  { key: 'summary', title: 'summary' },
]

export function listOperations({ quiet }: Context, filter = ''): TableOutcome {
  const matchesFilter = createTextFilter(filter)
  const rows = operations
    .map(({ operation, endpoint: { method, path, who, summary } }) => ({
      operation,
      method,
      path,
      who,
      summary,
    }))
    .filter((row) => matchesFilter(`${row.operation} ${row.path} ${row.summary}`))
  return {
    kind: 'table',
    columns,
    rows,
    empty: `No call contains "${filter}".`,
    ...(rows.length > 0 && !quiet
      ? { note: `${formatCount(rows.length, 'call')} · details: heed api --describe <call>` }
      : {}),
  }
}
