import ExpandMore from 'virtual:icon/ExpandMore'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import type { ReactTable, Row as TableRow } from '@tanstack/react-table'
import { useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ActionMenu } from '../buttons/ActionMenu.tsx'
import type { Action } from '../buttons/action.ts'
import { ExpandButton } from '../buttons/ExpandButton.tsx'
import { type CellSlot, isCompact, type RowData, type tableFeatureSet } from './columns.ts'
import { DetailRow } from './DetailRow.tsx'
import { BodyRow } from './parts.ts'
import { tableRoles } from './tableRoles.ts'
import type { RowDetail, SpanningCell, TableSelection } from './types.ts'

type SharedRowProps<Row extends RowData> = {
  table: ReactTable<typeof tableFeatureSet, Row>
  rowName: (row: Row) => string
  rowHref: ((row: Row) => string | undefined) | undefined
  rowMenu: ((row: Row) => readonly Action[]) | undefined
  rowDetail: RowDetail<Row> | undefined
  rowAcross: ((row: Row) => SpanningCell | undefined) | undefined
  selection: TableSelection | undefined
  places: readonly CellSlot[]
  columnCount: number
}

const INITIAL_ROW_COUNT = 10

/** Rows below the first screen render later; a filler reserves their height. */
export function TableRows<Row extends RowData>(props: SharedRowProps<Row>) {
  const { rows } = props.table.getRowModel()
  const isFullyRendered = useDeferredValue<boolean>(true, rows.length <= INITIAL_ROW_COUNT)
  const renderedRows = isFullyRendered ? rows : rows.slice(0, INITIAL_ROW_COUNT)
  return (
    <>
      {renderedRows.map((row) => (
        <DataRow key={row.id} {...props} row={row} />
      ))}
      <FillerRow rows={rows.length - renderedRows.length} columns={props.columnCount} />
    </>
  )
}

export function FillerRow({ rows, columns }: { rows: number; columns: number }) {
  if (rows <= 0) return null
  return (
    <tr aria-hidden>
      <td
        colSpan={columns}
        data-slot="filler"
        style={{ height: `calc(${String(rows)} * var(--heed-row))`, padding: 0 }}
      />
    </tr>
  )
}

type Props<Row extends RowData> = SharedRowProps<Row> & { row: TableRow<typeof tableFeatureSet, Row> }

function DataRow<Row extends RowData>(props: Props<Row>) {
  const {
    table,
    row,
    rowName,
    rowHref,
    rowMenu,
    rowDetail,
    rowAcross: getSpanningCell,
    selection,
    places,
    columnCount,
  } = props
  const { t } = useTranslation()
  const [showsMore, setShowsMore] = useState(false)
  const detailId = useId()
  const isOpen = rowDetail ? rowDetail.isOpen(row.id) : showsMore
  const name = rowName(row.original)
  const href = rowHref?.(row.original)
  const isChosen = selection?.selected.has(row.id) ?? false
  return (
    <>
      <BodyRow
        {...tableRoles.row}
        chosen={isChosen}
        linked={href !== undefined}
        data-open={isOpen || undefined}
      >
        {selection && (
          <td {...tableRoles.cell} data-slot="check">
            <Checkbox
              size="small"
              checked={isChosen}
              onChange={() => selection.onToggle(row.id)}
              slotProps={{ input: { 'aria-label': t('ui.selectRow', { name }) } }}
            />
          </td>
        )}
        {rowDetail && (
          <td {...tableRoles.cell} data-slot="detail">
            <ExpandButton
              name={name}
              isOpen={isOpen}
              onToggle={() => rowDetail.toggle(row.id)}
              controls={detailId}
            />
          </td>
        )}
        <RowCells {...{ table, row, places, href }} spanningCell={getSpanningCell?.(row.original)} />
        {!rowDetail && places.includes('below') && (
          <ExpandCell name={name} isOpen={isOpen} onToggle={() => setShowsMore(!isOpen)} />
        )}
        {rowMenu && (
          <td {...tableRoles.cell} data-slot="menu" data-align="right">
            <ActionMenu actions={rowMenu(row.original)} name={name} />
          </td>
        )}
      </BodyRow>
      {rowDetail && isOpen && (
        <DetailRow id={detailId} name={name} columns={columnCount}>
          {rowDetail.show(row.original)}
        </DetailRow>
      )}
    </>
  )
}

type RowCellsProps<Row extends RowData> = Pick<Props<Row>, 'table' | 'row' | 'places'> & {
  href: string | undefined
  spanningCell: SpanningCell | undefined
}

function RowCells<Row extends RowData>({ table, row, places, href, spanningCell }: RowCellsProps<Row>) {
  return row.getAllCells().map((cell, index) => {
    const meta = cell.column.columnDef.meta ?? {}
    const { align, selfEvident: isSelfEvident } = meta
    const { header } = cell.column.columnDef
    const spanIndex = spanningCell?.columns.indexOf(cell.column.id) ?? -1
    if (spanningCell && spanIndex > 0) return null
    if (spanningCell && spanIndex === 0) {
      return (
        <td
          {...tableRoles.cell}
          key={cell.id}
          colSpan={spanningCell.columns.length}
          data-place={places
            .slice(index, index + spanningCell.columns.length)
            .find((slot) => slot !== 'below')}
          data-across
          data-evident
        >
          {spanningCell.content}
        </td>
      )
    }
    const content = <table.FlexRender cell={cell} />
    const isRowHeader = index === 0
    const Cell = isRowHeader ? 'th' : 'td'
    return (
      <Cell
        {...(isRowHeader ? { ...tableRoles.rowheader, scope: 'row' } : tableRoles.cell)}
        key={cell.id}
        data-place={places[index]}
        data-align={align}
        data-label={typeof header === 'string' ? header : undefined}
        data-evident={isSelfEvident}
        data-brief={isCompact(meta) || undefined}
      >
        {isRowHeader && href !== undefined ? (
          <Link to={href} data-row-link>
            {content}
          </Link>
        ) : (
          content
        )}
      </Cell>
    )
  })
}

type ExpandCellProps = { name: string; isOpen: boolean; onToggle: () => void }

function ExpandCell({ name, isOpen, onToggle }: ExpandCellProps) {
  const { t } = useTranslation()
  return (
    <td {...tableRoles.cell} data-slot="more">
      <IconButton
        size="small"
        aria-label={t('ui.moreAbout', { name })}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <ExpandMore
          fontSize="small"
          sx={{ transition: 'transform 120ms', transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
      </IconButton>
    </td>
  )
}
