import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Checkbox from '@mui/material/Checkbox'
import type { ReactTable } from '@tanstack/react-table'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { directionOf, type features, nextOrder, type RowData } from './columns.ts'
import { Head, SortButton } from './parts.ts'
import type { TableSelection } from './types.ts'

type Props<Row extends RowData> = {
  table: ReactTable<typeof features, Row>
  order: string | undefined
  onOrder: ((order: string) => void) | undefined
  selection: TableSelection | undefined
  ids: readonly string[]
  hasMenu: boolean
}

export function HeadRow<Row extends RowData>({ table, order, onOrder, selection, ids, hasMenu }: Props<Row>) {
  const { t } = useTranslation()
  const headers = table.getHeaderGroups().flatMap((group) => group.headers)
  const chosen = ids.filter((id) => selection?.selected.has(id)).length
  return (
    <Head>
      <tr>
        {selection && (
          <th scope="col" data-slot="check">
            <Checkbox
              size="small"
              edge="start"
              disabled={ids.length === 0}
              checked={chosen > 0 && chosen === ids.length}
              indeterminate={chosen > 0 && chosen < ids.length}
              onChange={() => selection.onTogglePage(ids)}
              slotProps={{ input: { 'aria-label': t('ui.selectPage') } }}
            />
          </th>
        )}
        {headers.map((header) => {
          const meta = header.column.columnDef.meta ?? {}
          const direction = meta.order ? directionOf(order, meta.order) : undefined
          const text = <table.FlexRender header={header} />
          return (
            <th
              key={header.id}
              scope="col"
              data-priority={meta.priority}
              data-align={meta.align}
              style={{ width: meta.width }}
              aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
            >
              {meta.order && onOrder ? (
                <SortButton type="button" onClick={() => onOrder(nextOrder(order, meta.order ?? ''))}>
                  {text}
                  <ArrowUpward aria-hidden />
                </SortButton>
              ) : (
                text
              )}
            </th>
          )
        })}
        {hasMenu && (
          <th scope="col" data-slot="menu">
            <VisuallyHidden>{t('ui.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </Head>
  )
}
