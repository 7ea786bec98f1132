import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { getRowCount } from '../../lib/tables/tableProps.ts'
import { Section } from '../../ui/panels/Section.tsx'
import type { RowData } from '../../ui/table/columns.ts'
import { ListSearch } from '../../ui/table/filters/ListSearch.tsx'
import { ExportButton } from '../files/ExportButton.tsx'
import { ListTable, type ListTableProps } from './ListTable.tsx'

type Props<Row extends RowData, Filters> = ListTableProps<Row, Filters> & {
  searchLabel?: string
  fileName: string
  onSave: (rows: readonly Row[]) => void
  before?: ReactNode
  after?: ReactNode
  filters?: ReactNode
}

export const ListSection = observer(function ListSection<Row extends RowData, Filters>(
  props: Props<Row, Filters>,
) {
  const {
    searchLabel,
    fileName,
    onSave,
    before: leadingContent,
    after: trailingContent,
    filters,
    ...table
  } = props
  const { title, list } = table
  const file = { fileName, onDownload: async () => onSave(await list.fetchAll()) }
  return (
    <Section
      title={title}
      count={getRowCount(list)}
      filters={filters}
      search={searchLabel !== undefined && <ListSearch list={list} label={searchLabel} />}
      tools={
        <>
          {leadingContent}
          <ExportButton {...file} total={list.total} />
          {trailingContent}
        </>
      }
    >
      <ListTable {...table} />
    </Section>
  )
})
