import { keyframes, styled } from '@mui/material/styles'
import { useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pageSizes } from '../../lib/tables/tableAddress.ts'
import { type ResultsQuery, useResultsAnnouncement } from '../announcer/useResultsAnnouncement.ts'
import { type Action, getVisibleActions } from '../buttons/action.ts'
import { ErrorState } from '../states/ErrorState.tsx'
import { useRememberedCount } from '../useRememberedCount.ts'
import { assignSlots, type Columns, type RowData, tableFeatureSet } from './columns.ts'
import { countSkeletons } from './countSkeletons.ts'
import { HeaderRow } from './HeaderRow.tsx'
import { Pager, PagerPlace } from './Pager.tsx'
import { TableCard, TableRoot } from './parts.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { FillerRow, TableRows } from './TableRows.tsx'
import { tableRoles } from './tableRoles.ts'
import type { Paging, RowDetail, SpanningCell, TableSelection } from './types.ts'

const slideAcross = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
})

/** MUI's progress bar would add a tenth to the table's code. */
const LoadingLine = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 12,
  top: 0,
  height: 2,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.soft.primary,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    width: '40%',
    backgroundColor: theme.vars.palette.primary.main,
    animation: `${slideAcross} 1.6s ease-in-out infinite`,
  },
}))

type Props<Row extends RowData> = {
  label: string
  /** Must not change between renders: define the columns outside the component, or memoize them. */
  columns: Columns<Row>
  rows: readonly Row[]
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  empty: ReactNode
  loading?: boolean
  query?: ResultsQuery | undefined
  error?: string | undefined
  onRetry?: (() => void) | undefined
  order?: string | undefined
  onOrder?: ((order: string) => void) | undefined
  paging?: Paging | undefined
  /** Unique among all pages' tables: next time, skeletons take the place of as many rows. */
  memory?: string | undefined
  sizes?: readonly number[]
  pagerHiddenUpTo?: number
  skeletons?: number
  pageButtons?: number
  rowHref?: ((row: Row) => string | undefined) | undefined
  rowMenu?: ((row: Row) => readonly Action[]) | undefined
  /** Replaces several cells with one text, for rows without figures. */
  rowAcross?: ((row: Row) => SpanningCell | undefined) | undefined
  rowDetail?: RowDetail<Row> | undefined
  selection?: TableSelection | undefined
  bulkActions?: readonly Action[]
  dense?: boolean
  /** For short names and figures: rows have two lines even on phones. */
  calm?: boolean
}

export function DataTable<Row extends RowData>(props: Props<Row>) {
  const { label, columns, rows, rowId, rowName, empty, loading = false, query, error, onRetry } = props
  const {
    order,
    onOrder,
    paging,
    memory,
    sizes = pageSizes,
    pagerHiddenUpTo,
    skeletons = 5,
    pageButtons,
  } = props
  const { rowHref, rowMenu, rowDetail, rowAcross: getSpanningCell, dense = false, calm = false } = props
  const bulkActions = getVisibleActions(props.bulkActions ?? [])
  const selection = bulkActions.length > 0 ? props.selection : undefined
  const { t } = useTranslation()
  const isAnswered = !loading && error === undefined
  const rowCount = paging?.total ?? rows.length
  const expectedRowCount = useRememberedCount(memory, isAnswered ? rowCount : undefined)
  useResultsAnnouncement(query, { count: isAnswered ? rowCount : undefined })
  const table = useTable({ features: tableFeatureSet, columns, data: rows, getRowId: rowId })
  const ids = rows.map(rowId)
  const isFirst = loading && rows.length === 0
  const maxUnpagedRows = pagerHiddenUpTo ?? Math.min(...sizes)
  const hasPager = paging !== undefined && paging.total > maxUnpagedRows
  const headers = table.getHeaderGroups().flatMap((group) => group.headers)
  const places = assignSlots(headers.map(({ column }) => column.columnDef.meta ?? {}))
  const hasMenu = rowMenu !== undefined
  const hasDetail = rowDetail !== undefined
  const extra = [selection, rowMenu, rowDetail].filter((part) => part !== undefined).length
  const visibleSelectedCount = ids.filter((id) => selection?.selected.has(id)).length
  const columnCount = headers.length + extra
  const missingRowCount = hasPager && paging.page > 0 ? Math.max(0, paging.size - rows.length) : 0

  if (error !== undefined && !loading) {
    return (
      <TableCard>
        <ErrorState title={t('ui.notLoadedOf', { name: label })} text={error} onRetry={onRetry} />
      </TableCard>
    )
  }
  if (!loading && rows.length === 0) return <TableCard>{empty}</TableCard>
  return (
    <TableCard>
      {selection && selection.count > 0 && (
        <SelectionBar selection={selection} rowsOnPage={visibleSelectedCount} actions={bulkActions} />
      )}
      <TableRoot
        {...tableRoles.table}
        aria-label={label}
        aria-busy={loading}
        data-calm={calm || undefined}
        dense={dense}
        dim={loading && !isFirst}
      >
        <HeaderRow
          {...{ table, order, onOrder, selection, ids, hasMenu, hasDetail }}
          hasMore={!hasDetail && places.includes('below')}
        />
        <tbody {...tableRoles.rowgroup}>
          {isFirst ? (
            <SkeletonRows
              count={countSkeletons(expectedRowCount, paging, skeletons)}
              hasSelection={selection !== undefined}
              {...{ headers, places, hasMenu, hasDetail }}
            />
          ) : (
            <TableRows
              {...{
                table,
                rowName,
                rowHref,
                rowMenu,
                rowDetail,
                rowAcross: getSpanningCell,
                selection,
                places,
                columnCount,
              }}
            />
          )}
          {/* Makes the last page as high as a full page, so that the pager doesn't move. */}
          <FillerRow rows={missingRowCount} columns={columnCount} />
        </tbody>
      </TableRoot>
      {loading && !isFirst && <LoadingLine aria-hidden />}
      {isFirst && paging && (expectedRowCount ?? 0) > maxUnpagedRows && <PagerPlace />}
      {hasPager && <Pager paging={paging} sizes={sizes} label={label} buttons={pageButtons} />}
    </TableCard>
  )
}
