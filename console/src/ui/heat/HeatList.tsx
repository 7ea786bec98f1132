import ExpandMore from 'virtual:icon/ExpandMore'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScoreLabel } from '../figures/ScoreLabel.tsx'
import { typeScale as scale, tabularNumbers } from '../theme/tokens.ts'
import { HeatCell, type HeatLinks } from './HeatCell.tsx'
import { HeatLabel, type HeatProps } from './HeatGrid.tsx'
import { findWeakestColumn, type HeatColumn, type HeatRow } from './heat.ts'

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  ...tabularNumbers,
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

const TopRow = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, paddingTop: 10 })

const RowHint = styled('div')(({ theme }) => ({
  fontSize: scale.size.tiny,
  fontWeight: scale.weight.regular,
  color: theme.vars.palette.text.secondary,
}))

const WeakestArea = styled(RowHint)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  padding: '4px 0 12px',
})

const Cells = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: 8,
  margin: '6px 0 14px',
  '& dt': { fontSize: scale.size.tiny, marginBottom: 2 },
  '& dd': { margin: 0 },
})

export function HeatList({ label, columns, rows, overall: overallLabel, cellHref, onCell }: HeatProps) {
  return (
    <List aria-label={label}>
      {rows.map((row) => (
        <FoldRow key={row.key} {...{ row, columns, overall: overallLabel, cellHref, onCell }} />
      ))}
    </List>
  )
}

type Props = HeatLinks & {
  row: HeatRow
  columns: readonly HeatColumn[]
  overall: string | undefined
}

function FoldRow({ row, columns, overall: overallLabel, cellHref, onCell }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const weakest = findWeakestColumn(row, columns)
  return (
    <li>
      <TopRow>
        <div style={{ flex: 1, minWidth: 0, fontWeight: scale.weight.medium, overflowWrap: 'anywhere' }}>
          <HeatLabel item={{ ...row, cutAt: undefined }} />
          {row.hint && <RowHint>{row.hint}</RowHint>}
        </div>
        {overallLabel !== undefined && <ScoreLabel score={row.overall ?? null} />}
        <IconButton
          aria-label={t('kit.heat.open', { name: row.label })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          edge="end"
          onClick={() => setOpen(!isOpen)}
        >
          <ExpandMore sx={isOpen ? { transform: 'rotate(180deg)' } : null} />
        </IconButton>
      </TopRow>
      {isOpen ? (
        <Cells id={id}>
          {columns.map((column) => (
            <div key={column.key}>
              <dt>{column.label}</dt>
              <dd>
                <HeatCell {...{ row, column, name: column.label, cellHref, onCell }} />
              </dd>
            </div>
          ))}
        </Cells>
      ) : (
        <WeakestArea>
          {weakest ? (
            <>
              {t('kit.heat.weakest', { column: weakest.column.label })}
              <ScoreLabel score={weakest.score} />
            </>
          ) : (
            overallLabel === undefined && <ScoreLabel score={null} />
          )}
        </WeakestArea>
      )}
    </li>
  )
}
