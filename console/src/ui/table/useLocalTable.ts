import { useEffect, useState } from 'react'
import { LocalTable } from '../../lib/tables/LocalTable.ts'
import type { PagedList } from '../../lib/tables/PagedList.ts'
import { useTableUrlSync } from './useTableUrlSync.ts'

export function useLocalTable<Row>(
  rows: readonly Row[],
  options: ConstructorParameters<typeof LocalTable<Row>>[1],
): PagedList<Row> {
  const [table] = useState(() => new LocalTable(rows, options))
  useTableUrlSync(table.list)
  useEffect(() => void table.show(rows), [table, rows])
  return table.list
}
