import { styled } from '@mui/material/styles'
import type { CSSProperties, HTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatWholePercent } from '../../lib/numbers/amountFormats.ts'
import { getBandRange, getScoreBand, getScoreColor, type ScoreRange } from '../figures/score.ts'
import { useFormats } from '../formats.ts'
import { typeScale as scale } from '../theme/tokens.ts'
import { getTooltipProps } from '../tooltipProps.ts'
import { getHeatTint, type HeatColumn, type HeatRow } from './heat.ts'

const styleProps: readonly PropertyKey[] = ['known', 'plain', 'as']

const Box = styled('span', { shouldForwardProp: (name) => !styleProps.includes(name) })<{
  known: boolean
  plain: boolean
}>(({ theme, known, plain }) => ({
  display: 'flex',
  flexDirection: plain ? 'row' : 'column',
  alignItems: plain ? 'baseline' : 'center',
  justifyContent: 'center',
  columnGap: 6,
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 46,
  padding: '6px 4px',
  border: 0,
  borderRadius: 6,
  font: 'inherit',
  fontSize: scale.size.tiny,
  lineHeight: '16px',
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: plain ? 'nowrap' : 'normal',
  color: known ? theme.vars.palette.text.primary : theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.subtle,
  ...(known && !plain && getHeatTint(theme)),
  ...(plain && {
    alignItems: 'center',
    backgroundColor: 'transparent',
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
    '&::before': { content: '""', width: 8, height: 8, borderRadius: 2, background: 'var(--heed-heat)' },
  }),
  'a&, button&': {
    cursor: 'pointer',
    '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.surface.borderStrong}` },
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  },
}))

const Figure = styled('span')({ fontSize: scale.size.body, fontWeight: scale.weight.semibold })

/** `column` is undefined for the row's overall score. */
export type HeatLinks = {
  cellHref?: ((row: HeatRow, column: HeatColumn | undefined) => string | undefined) | undefined
  onCell?: ((row: HeatRow, column: HeatColumn | undefined) => void) | undefined
}

type Props = HeatLinks & {
  row: HeatRow
  column?: HeatColumn | undefined
  name: string
  ranges: readonly ScoreRange[] | undefined
  focus?: Pick<HTMLAttributes<HTMLElement>, 'tabIndex' | 'onFocus'> | undefined
}

export function HeatCell({ row, column, name, ranges, cellHref, onCell, focus }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const score = (column ? row.scores[column.key] : row.overall) ?? null
  const bandName = t(`ui.score.${getScoreBand(score)}`)
  const text = score === null ? undefined : formatWholePercent(formats, score)
  const style = { '--heed-heat': getScoreColor(score, ranges) } as CSSProperties
  const range = getBandRange(score)
  const commonProps = {
    known: score !== null,
    plain: column === undefined,
    style,
    'data-heat': true,
    ...getTooltipProps(range && t('kit.bandRange', { word: bandName, ...range })),
    ...focus,
  }
  const href = score === null ? undefined : cellHref?.(row, column)
  const triggerProps = {
    'aria-label': t('kit.heat.cell', {
      row: row.label,
      column: name,
      score: text ? `${text} ${bandName}` : bandName,
    }),
  }
  const content = (
    <>
      {text && <Figure>{text}</Figure>}
      <span>{bandName}</span>
    </>
  )
  if (href !== undefined) {
    return (
      <Box as={Link} {...{ to: href }} {...triggerProps} {...commonProps}>
        {content}
      </Box>
    )
  }
  if (onCell && score !== null) {
    return (
      <Box
        as="button"
        {...{ type: 'button' }}
        {...triggerProps}
        {...commonProps}
        onClick={() => onCell(row, column)}
      >
        {content}
      </Box>
    )
  }
  return <Box {...commonProps}>{content}</Box>
}
