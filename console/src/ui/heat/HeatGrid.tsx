import { styled } from '@mui/material/styles'
import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { moveInGrid } from '../../lib/gridMove.ts'
import { AppLink } from '../text/AppLink.tsx'
import { Truncate } from '../text/Truncate.tsx'
import { STICKY, typeScale as scale, tabularNumbers } from '../theme/tokens.ts'
import { HeatCell, type HeatLinks } from './HeatCell.tsx'
import type { HeatColumn, HeatRow } from './heat.ts'

export const HEAT_GAP_PX = 4

const HeatGridRoot = styled('table')(({ theme }) => ({
  width: `calc(100% + ${String(2 * HEAT_GAP_PX)}px)`,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: HEAT_GAP_PX,
  margin: -HEAT_GAP_PX,
  ...tabularNumbers,
  '& td': { padding: 0, verticalAlign: 'middle' },
  '& th': { padding: '4px 4px 4px 0', fontWeight: scale.weight.medium, textAlign: 'left' },
  '& thead th': {
    position: STICKY,
    top: 'var(--heed-sticky-top, 0px)',
    zIndex: 1,
    padding: '8px 2px',
    fontSize: scale.size.tiny,
    lineHeight: scale.line.tiny,
    textAlign: 'center',
    verticalAlign: 'bottom',
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    overflowWrap: 'anywhere',
    '&:first-of-type': { paddingLeft: 0, textAlign: 'left' },
  },
  '& tbody th': { lineHeight: '1.125rem' },
}))

const RowName = styled('div')({ overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'match-parent' })

const Hint = styled('div')(({ theme }) => ({
  fontSize: scale.size.tiny,
  fontWeight: scale.weight.regular,
  color: theme.vars.palette.text.secondary,
}))

export const HEAT_WIDTHS_REM = { name: 9.75, overall: 7.75, cell: 4.875 }

export type HeatProps = HeatLinks & {
  label: string
  rowHead: string
  columns: readonly HeatColumn[]
  rows: readonly HeatRow[]
  overall?: string | undefined
}

/** Memoized, because measuring the container must not redraw the cells. */
export const HeatGrid = memo(function HeatGrid(props: HeatProps) {
  const { label, rowHead: rowHeader, columns, rows, overall: overallLabel, cellHref, onCell } = props
  const tableRef = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState({ row: 0, column: 0 })
  const isInteractive = cellHref !== undefined || onCell !== undefined
  const visibleColumns: (HeatColumn | undefined)[] = [
    ...(overallLabel === undefined ? [] : [undefined]),
    ...columns,
  ]
  const size = { rows: rows.length, columns: visibleColumns.length }
  const handleKey = (event: KeyboardEvent) => {
    const cells = [...(tableRef.current?.querySelectorAll<HTMLElement>('[data-heat]') ?? [])]
    if (!cells.some((cell) => cell === event.target)) return
    const next = moveInGrid(event, active, size)
    if (!next) return
    event.preventDefault()
    cells[next.row * size.columns + next.column]?.focus()
  }
  return (
    <HeatGridRoot
      ref={tableRef}
      aria-label={label}
      {...(isInteractive && { role: 'grid', onKeyDown: handleKey })}
    >
      <colgroup>
        <col style={{ width: `${String(HEAT_WIDTHS_REM.name)}rem` }} />
        {overallLabel !== undefined && <col style={{ width: `${String(HEAT_WIDTHS_REM.overall)}rem` }} />}
        {columns.map(({ key }) => (
          <col key={key} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{rowHeader}</th>
          {overallLabel !== undefined && <th scope="col">{overallLabel}</th>}
          {columns.map((column) => (
            <th key={column.key} scope="col">
              <HeatLabel item={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr key={row.key}>
            <th scope="row">
              <RowName dir="auto">
                <HeatLabel item={row} />
              </RowName>
              {row.hint && <Hint>{row.hint}</Hint>}
            </th>
            {visibleColumns.map((column, columnIndex) => (
              <td key={column?.key ?? ''} {...(isInteractive && { role: 'gridcell' })}>
                <HeatCell
                  {...{ row, column, name: column?.label ?? overallLabel ?? '', cellHref, onCell }}
                  focus={
                    isInteractive
                      ? {
                          tabIndex: active.row === rowIndex && active.column === columnIndex ? 0 : -1,
                          onFocus: () => setActive({ row: rowIndex, column: columnIndex }),
                        }
                      : undefined
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </HeatGridRoot>
  )
})

export function HeatLabel({
  item: { label, cutAt: maxLabelLength, ...rest },
}: {
  item: HeatColumn | HeatRow
}) {
  const to = 'to' in rest ? rest.to : undefined
  const text = maxLabelLength === undefined ? label : <Truncate text={label} maxLength={maxLabelLength} />
  if (to === undefined) return text
  return (
    <AppLink to={to} quiet>
      {text}
    </AppLink>
  )
}
