import { observer } from 'mobx-react-lite'
import type { ComponentProps, ReactNode } from 'react'
import type { PagedList } from '../../lib/tables/PagedList.ts'
import { getRowCount, toTableProps } from '../../lib/tables/tableProps.ts'
import { Section } from '../../ui/panels/Section.tsx'
import type { RowData } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { NoResults } from '../../ui/table/NoResults.tsx'
import { useTableUrlSync } from '../../ui/table/useTableUrlSync.ts'
import { ExportButton } from '../files/ExportButton.tsx'
import { TableTools } from './TableTools.tsx'

type ListTableProps = ReturnType<typeof toTableProps>

type Props<Row extends RowData, Filters> = Omit<
  ComponentProps<typeof DataTable<Row>>,
  keyof ListTableProps | 'label' | 'empty'
> & {
  title: string
  list: PagedList<Row, Filters>
  searchLabel?: string
  fileName: string
  onSave: (rows: readonly Row[]) => void
  before?: ReactNode
  after?: ReactNode
  filters?: ReactNode
  emptyState: ReactNode
}

export const ListSection = observer(function ListSection<Row extends RowData, Filters>(
  props: Props<Row, Filters>,
) {
  const {
    title,
    list,
    searchLabel,
    fileName,
    onSave,
    before: leadingContent,
    after: trailingContent,
    filters,
    emptyState,
    ...table
  } = props
  const file = { fileName, onDownload: async () => onSave(await list.fetchAll()) }
  useTableUrlSync(list)
  return (
    <Section
      title={title}
      count={getRowCount(list)}
      filters={filters}
      tools={
        <>
          {leadingContent}
          {searchLabel === undefined ? (
            <ExportButton {...file} total={list.total} />
          ) : (
            <TableTools {...file} list={list} searchLabel={searchLabel} />
          )}
          {trailingContent}
        </>
      }
    >
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
    </Section>
  )
})
