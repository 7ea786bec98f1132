import ArrowUpward from 'virtual:icon/ArrowUpward'
import Checkbox from '@mui/material/Checkbox'
import type { ReactTable } from '@tanstack/react-table'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { getReasonProps } from '../tooltipProps.ts'
import { parseSortDirection, type RowData, type tableFeatureSet, toggleSortOrder } from './columns.ts'
import { SortButton, TableHead } from './parts.ts'
import { tableRoles } from './tableRoles.ts'
import type { TableSelection } from './types.ts'

type Props<Row extends RowData> = {
  table: ReactTable<typeof tableFeatureSet, Row>
  order: string | undefined
  onOrder: ((order: string) => void) | undefined
  selection: TableSelection | undefined
  ids: readonly string[]
  hasDetail: boolean
  hasMore: boolean
  hasMenu: boolean
}

export function HeaderRow<Row extends RowData>(props: Props<Row>) {
  const { table, order, onOrder, selection, ids, hasDetail, hasMore, hasMenu } = props
  const { t } = useTranslation()
  const headers = table.getHeaderGroups().flatMap((group) => group.headers)
  const selectedCount = ids.filter((id) => selection?.selected.has(id)).length
  const hasSelection = selection !== undefined && selection.count > 0
  return (
    <TableHead {...tableRoles.rowgroup} data-chosen={hasSelection || undefined}>
      <tr {...tableRoles.row} data-label={t('ui.sortBy')}>
        {selection && (
          <th {...tableRoles.columnheader} scope="col" data-slot="check">
            <Checkbox
              size="small"
              disabled={ids.length === 0}
              checked={selectedCount > 0 && selectedCount === ids.length}
              indeterminate={selectedCount > 0 && selectedCount < ids.length}
              onChange={() => selection.onTogglePage(ids)}
              slotProps={{ input: { 'aria-label': t('ui.selectPage') } }}
            />
          </th>
        )}
        {hasDetail && (
          <th {...tableRoles.columnheader} scope="col" data-slot="detail">
            <VisuallyHidden>{t('ui.details')}</VisuallyHidden>
          </th>
        )}
        {headers.map((header) => {
          const meta = header.column.columnDef.meta ?? {}
          const direction = meta.order ? parseSortDirection(order, meta.order) : undefined
          const text = <table.FlexRender header={header} />
          return (
            <th
              {...tableRoles.columnheader}
              key={header.id}
              scope="col"
              data-align={meta.align}
              {...getReasonProps(meta.tip)}
              style={{ width: typeof meta.width === 'number' ? `${String(meta.width / 16)}rem` : meta.width }}
              aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
            >
              {hasSelection ? (
                <VisuallyHidden>{text}</VisuallyHidden>
              ) : meta.order && onOrder ? (
                <SortButton type="button" onClick={() => onOrder(toggleSortOrder(order, meta.order ?? ''))}>
                  {text}
                  <ArrowUpward aria-hidden />
                </SortButton>
              ) : (
                text
              )}
            </th>
          )
        })}
        {hasMore && <th aria-hidden data-slot="more" />}
        {hasMenu && (
          <th {...tableRoles.columnheader} scope="col" data-slot="menu">
            <VisuallyHidden>{t('ui.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </TableHead>
  )
}
