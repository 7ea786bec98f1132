import { styled } from '@mui/material/styles'
import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { moveInGrid } from '../../lib/gridMove.ts'
import type { ScoreRange } from '../figures/score.ts'
import { AppLink } from '../text/AppLink.tsx'
import { Truncate } from '../text/Truncate.tsx'
import { numeric, type as scale } from '../theme/tokens.ts'
import { HeatCell, type HeatLinks } from './HeatCell.tsx'
import type { HeatColumn, HeatRow } from './heat.ts'

const Sheet = styled('table')(({ theme }) => ({
  width: 'calc(100% + 8px)',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 4,
  margin: -4,
  ...numeric,
  '& td': { padding: 0, verticalAlign: 'middle' },
  '& th': { padding: '4px 4px 4px 0', fontWeight: scale.weight.medium, textAlign: 'left' },
  '& thead th': {
    position: 'sticky',
    top: 'var(--heed-sticky-top, 0px)',
    zIndex: 1,
    padding: '8px 2px',
    fontSize: scale.size.tiny,
    lineHeight: '16px',
    textAlign: 'center',
    verticalAlign: 'bottom',
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    overflowWrap: 'anywhere',
    '&:first-of-type': { textAlign: 'left' },
  },
  '& tbody th': { lineHeight: '18px' },
}))

const Name = styled('div')({ overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'match-parent' })

const Hint = styled('div')(({ theme }) => ({
  fontSize: scale.size.tiny,
  fontWeight: scale.weight.regular,
  color: theme.vars.palette.text.secondary,
}))

export const HEAT_WIDTHS = { name: 168, overall: 136, cell: 78 }

export type HeatProps = HeatLinks & {
  label: string
  rowHead: string
  columns: readonly HeatColumn[]
  rows: readonly HeatRow[]
  overall?: string | undefined
  ranges?: readonly ScoreRange[] | undefined
}

/** Memoized, because measuring the container must not redraw the cells. */
export const HeatGrid = memo(function HeatGrid(props: HeatProps) {
  const { label, rowHead, columns, rows, overall, ranges, cellHref, onCell } = props
  const sheet = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState({ row: 0, column: 0 })
  const opens = cellHref !== undefined || onCell !== undefined
  const shown: (HeatColumn | undefined)[] = [...(overall === undefined ? [] : [undefined]), ...columns]
  const size = { rows: rows.length, columns: shown.length }
  const press = (event: KeyboardEvent) => {
    const cells = [...(sheet.current?.querySelectorAll<HTMLElement>('[data-heat]') ?? [])]
    if (!cells.some((cell) => cell === event.target)) return
    const next = moveInGrid(event, active, size)
    if (!next) return
    event.preventDefault()
    cells[next.row * size.columns + next.column]?.focus()
  }
  return (
    <Sheet ref={sheet} aria-label={label} {...(opens && { role: 'grid', onKeyDown: press })}>
      <colgroup>
        <col style={{ width: HEAT_WIDTHS.name }} />
        {overall !== undefined && <col style={{ width: HEAT_WIDTHS.overall }} />}
        {columns.map(({ key }) => (
          <col key={key} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{rowHead}</th>
          {overall !== undefined && <th scope="col">{overall}</th>}
          {columns.map((column) => (
            <th key={column.key} scope="col">
              <HeatName of={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.key}>
            <th scope="row">
              <Name dir="auto">
                <HeatName of={row} />
              </Name>
              {row.hint && <Hint>{row.hint}</Hint>}
            </th>
            {shown.map((column, place) => (
              <td key={column?.key ?? ''} {...(opens && { role: 'gridcell' })}>
                <HeatCell
                  {...{ row, column, name: column?.label ?? overall ?? '', ranges, cellHref, onCell }}
                  focus={
                    opens
                      ? {
                          tabIndex: active.row === at && active.column === place ? 0 : -1,
                          onFocus: () => setActive({ row: at, column: place }),
                        }
                      : undefined
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Sheet>
  )
})

export function HeatName({ of: { label, cutAt, ...rest } }: { of: HeatColumn | HeatRow }) {
  const to = 'to' in rest ? rest.to : undefined
  const text = cutAt === undefined ? label : <Truncate text={label} at={cutAt} />
  if (to === undefined) return text
  return (
    <AppLink to={to} quiet>
      {text}
    </AppLink>
  )
}
