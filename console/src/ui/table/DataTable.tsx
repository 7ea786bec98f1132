import { useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pageSizes } from '../../lib/tableAddress.ts'
import { type Action, offered } from '../action.ts'
import { ErrorState } from '../ErrorState.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { type Columns, features, placesOf, type RowData } from './columns.ts'
import { HeadRow } from './HeadRow.tsx'
import { LoadingLine } from './LoadingLine.ts'
import { Pager } from './Pager.tsx'
import { Card, Sheet } from './parts.ts'
import { Filler, Rows } from './Rows.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { said } from './said.ts'
import type { Across, Paging, RowDetail, TableSelection } from './types.ts'

/** More rows than a screen shows would only cost time. */
const MOST_SKELETONS = 20

type Props<Row extends RowData> = {
  /** What the table holds, for those who cannot see it. */
  label: string
  /** From `columnsOf<Row>()`; kept outside the component or memoised. */
  columns: Columns<Row>
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** The row in words, such as the person's name; names its checkbox and its menu. */
  rowName: (row: Row) => string
  /** An EmptyState. */
  empty: ReactNode
  loading?: boolean
  error?: string | undefined
  onRetry?: (() => void) | undefined
  order?: string | undefined
  onOrder?: ((order: string) => void) | undefined
  paging?: Paging | undefined
  sizes?: readonly number[]
  /** No pager at this many rows or fewer. */
  pagerHiddenUpTo?: number
  /** Rows that stand there while the first are on their way, where nothing is paged. */
  skeletons?: number
  /** So many numbers of pages stand in the pager, around the one that is seen. */
  pageButtons?: number
  /** The first column becomes a link that covers the whole row. */
  rowHref?: ((row: Row) => string | undefined) | undefined
  rowMenu?: ((row: Row) => readonly Action[]) | undefined
  /** For a row that has nothing to say in some columns, and something instead of them. */
  rowAcross?: ((row: Row) => Across | undefined) | undefined
  /** What opens below a row; which rows are open comes from `useExpanded` or the address. */
  rowDetail?: RowDetail<Row> | undefined
  selection?: TableSelection | undefined
  bulkActions?: readonly Action[]
  dense?: boolean
  /** A row of a phone stays at two lines: names are short there, and their figures few. */
  calm?: boolean
}

/** A list with its four faces: loading, empty, error, full. The server pages and sorts. */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    rowName,
    empty,
    loading = false,
    error,
    onRetry,
    order,
    onOrder,
  } = props
  const {
    paging,
    sizes = pageSizes,
    pagerHiddenUpTo,
    skeletons = 5,
    pageButtons,
    rowHref,
    rowMenu,
    rowDetail,
    rowAcross,
    dense = false,
    calm = false,
  } = props
  const bulkActions = offered(props.bulkActions ?? [])
  // Nobody chooses rows with which nothing can be done.
  const selection = bulkActions.length > 0 ? props.selection : undefined
  const { t } = useTranslation()
  const table = useTable({ features, columns, data: rows, getRowId: rowId })
  const ids = rows.map(rowId)
  const isFirst = loading && rows.length === 0
  const hasPager = paging !== undefined && paging.total > (pagerHiddenUpTo ?? Math.min(...sizes))
  const headers = table.getHeaderGroups().flatMap((group) => group.headers)
  const places = placesOf(headers.map(({ column }) => column.columnDef.meta ?? {}))
  const hasMenu = rowMenu !== undefined
  const hasDetail = rowDetail !== undefined
  const extra = [selection, rowMenu, rowDetail].filter((part) => part !== undefined).length
  const here = ids.filter((id) => selection?.selected.has(id)).length
  const columnCount = headers.length + extra
  const missing = hasPager && paging.page > 0 ? Math.max(0, paging.size - rows.length) : 0

  if (error !== undefined && !loading) {
    return (
      <Card>
        <ErrorState title={t('ui.notLoadedOf', { name: label })} text={error} onRetry={onRetry} />
      </Card>
    )
  }
  if (!loading && rows.length === 0) return <Card>{empty}</Card>
  return (
    <Card>
      {selection && selection.count > 0 && (
        <SelectionBar selection={selection} here={here} actions={bulkActions} />
      )}
      <Sheet
        {...said.table}
        aria-label={label}
        aria-busy={loading}
        data-calm={calm || undefined}
        dense={dense}
        dim={loading && !isFirst}
      >
        <HeadRow
          {...{ table, order, onOrder, selection, ids, hasMenu, hasDetail }}
          hasMore={!hasDetail && places.includes('below')}
        />
        <tbody {...said.rowgroup}>
          {isFirst ? (
            <SkeletonRows
              count={Math.min(paging?.size ?? skeletons, MOST_SKELETONS)}
              hasSelection={selection !== undefined}
              {...{ headers, places, hasMenu, hasDetail }}
            />
          ) : (
            <Rows
              {...{ table, rowName, rowHref, rowMenu, rowDetail, rowAcross, selection, places, columnCount }}
            />
          )}
          {/* The last page keeps the height of a full one, so that the pager stays under the pointer. */}
          <Filler rows={missing} columns={columnCount} />
        </tbody>
      </Sheet>
      {loading && !isFirst && <LoadingLine aria-hidden />}
      <VisuallyHidden role="status">{loading ? t('ui.loading') : ''}</VisuallyHidden>
      {hasPager && <Pager paging={paging} sizes={sizes} label={label} buttons={pageButtons} />}
    </Card>
  )
}
