import Skeleton from '@mui/material/Skeleton'
import type { Header } from '@tanstack/react-table'
import { type CellSlot, isCompact, type RowData, type tableFeatureSet } from './columns.ts'

type Props<Row extends RowData> = {
  count: number
  headers: readonly Header<typeof tableFeatureSet, Row>[]
  places: readonly CellSlot[]
  hasSelection: boolean
  hasDetail: boolean
  hasMenu: boolean
}

const CELL_WIDTHS = ['72%', '54%', '63%', '48%', '80%']

export function SkeletonRows<Row extends RowData>({
  count,
  headers,
  places,
  hasSelection,
  hasDetail,
  hasMenu,
}: Props<Row>) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={`skeleton ${String(row)}`} aria-hidden>
      {hasSelection && (
        <td data-slot="check">
          <Skeleton variant="rectangular" width={16} height={16} sx={{ borderRadius: '3px' }} />
        </td>
      )}
      {hasDetail && <td data-slot="detail" />}
      {headers.map((header, column) => {
        const meta = header.column.columnDef.meta ?? {}
        const { align } = meta
        const Cell = column === 0 ? 'th' : 'td'
        const width = CELL_WIDTHS[(row + column * 2) % CELL_WIDTHS.length] ?? '60%'
        return (
          <Cell
            key={header.id}
            data-place={places[column]}
            data-align={align}
            data-evident
            data-brief={isCompact(meta) || undefined}
          >
            <Skeleton
              width={align === 'right' ? 36 : width}
              height={16}
              sx={{ display: 'inline-block', transform: 'none', maxWidth: 220 }}
            />
          </Cell>
        )
      })}
      {hasMenu && <td data-slot="menu" />}
    </tr>
  ))
}
