import Checkbox from '@mui/material/Checkbox'
import type { ReactTable } from '@tanstack/react-table'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ActionMenu } from '../ActionMenu.tsx'
import type { Action } from '../action.ts'
import type { features, RowData } from './columns.ts'
import { BodyRow } from './parts.ts'
import type { TableSelection } from './types.ts'

type Props<Row extends RowData> = {
  table: ReactTable<typeof features, Row>
  rowName: (row: Row) => string
  rowHref: ((row: Row) => string | undefined) | undefined
  rowMenu: ((row: Row) => readonly Action[]) | undefined
  selection: TableSelection | undefined
}

export function Rows<Row extends RowData>({ table, rowName, rowHref, rowMenu, selection }: Props<Row>) {
  const { t } = useTranslation()
  return table.getRowModel().rows.map((row) => {
    const name = rowName(row.original)
    const href = rowHref?.(row.original)
    const isChosen = selection?.selected.has(row.id) ?? false
    return (
      <BodyRow key={row.id} chosen={isChosen} linked={href !== undefined}>
        {selection && (
          <td data-slot="check">
            <Checkbox
              size="small"
              edge="start"
              checked={isChosen}
              onChange={() => selection.onToggle(row.id)}
              slotProps={{ input: { 'aria-label': t('ui.selectRow', { name }) } }}
            />
          </td>
        )}
        {row.getAllCells().map((cell, index) => {
          const meta = cell.column.columnDef.meta ?? {}
          const content = <table.FlexRender cell={cell} />
          return (
            <td key={cell.id} data-priority={meta.priority} data-align={meta.align}>
              {index === 0 && href !== undefined ? (
                <Link to={href} data-row-link>
                  {content}
                </Link>
              ) : (
                content
              )}
            </td>
          )
        })}
        {rowMenu && (
          <td data-slot="menu" data-align="right">
            <ActionMenu actions={rowMenu(row.original)} name={name} />
          </td>
        )}
      </BodyRow>
    )
  })
}
