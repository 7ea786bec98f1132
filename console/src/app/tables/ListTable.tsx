import { observer } from 'mobx-react-lite'
import type { ComponentProps, ReactNode } from 'react'
import type { PagedList } from '../../lib/tables/PagedList.ts'
import { toTableProps } from '../../lib/tables/tableProps.ts'
import type { RowData } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { NoResults } from '../../ui/table/NoResults.tsx'
import { useTableUrlSync } from '../../ui/table/useTableUrlSync.ts'

export type ListTableProps<Row extends RowData, Filters> = Omit<
  ComponentProps<typeof DataTable<Row>>,
  keyof ReturnType<typeof toTableProps> | 'label' | 'empty'
> & {
  title: string
  list: PagedList<Row, Filters>
  emptyState: ReactNode
}

export const ListTable = observer(function ListTable<Row extends RowData, Filters>(
  props: ListTableProps<Row, Filters>,
) {
  const { title, list, emptyState, ...table } = props
  useTableUrlSync(list)
  return (
    <DataTable
      {...toTableProps(list)}
      {...table}
      label={title}
      empty={
        list.search.trim() ? (
          <NoResults search={list.search} onClear={() => list.setSearch('')} />
        ) : (
          emptyState
        )
      }
    />
  )
})
