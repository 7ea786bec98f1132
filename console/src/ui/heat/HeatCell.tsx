import { styled } from '@mui/material/styles'
import { type CSSProperties, type HTMLAttributes, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatWholePercent } from '../../lib/numbers/amountFormats.ts'
import { ScoreLabel } from '../figures/ScoreLabel.tsx'
import { ScoreRangesContext } from '../figures/ScoreRangesContext.ts'
import { getBandRange, getScoreBand, getScoreColor } from '../figures/score.ts'
import { useFormats } from '../formats.ts'
import { FORCED_COLORS_QUERY, getFrameStyles } from '../theme/forcedColors.ts'
import { typeScale as scale } from '../theme/tokens.ts'
import { getTooltipProps } from '../tooltipProps.ts'
import { getHeatTint, type HeatColumn, type HeatRow } from './heat.ts'

const styleProps: readonly PropertyKey[] = ['known', 'plain', 'as']

const Box = styled('span', { shouldForwardProp: (name) => !styleProps.includes(name) })<{
  known: boolean
  plain: boolean
}>(({ theme, known, plain }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 46,
  padding: '6px 4px',
  border: 0,
  borderRadius: 6,
  font: 'inherit',
  fontSize: scale.size.tiny,
  lineHeight: scale.line.tiny,
  textAlign: 'center',
  textDecoration: 'none',
  color: known ? theme.vars.palette.text.primary : theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.subtle,
  [FORCED_COLORS_QUERY]: {
    border: '4px solid var(--heed-heat)',
    forcedColorAdjust: 'none',
    color: 'CanvasText',
    backgroundColor: 'Canvas',
  },
  ...(known && !plain && getHeatTint(theme)),
  ...(plain && {
    backgroundColor: 'transparent',
    '& [data-score=number]': { fontSize: scale.size.body, fontWeight: scale.weight.semibold },
    ...getFrameStyles(theme.vars.palette.divider),
  }),
  'a&, button&': {
    cursor: 'pointer',
    '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.surface.borderStrong}` },
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  },
}))

/** `column` is undefined for the row's overall score. */
export type HeatLinks = {
  cellHref?: ((row: HeatRow, column: HeatColumn | undefined) => string | undefined) | undefined
  onCell?: ((row: HeatRow, column: HeatColumn | undefined) => void) | undefined
}

type Props = HeatLinks & {
  row: HeatRow
  column?: HeatColumn | undefined
  name: string
  focus?: Pick<HTMLAttributes<HTMLElement>, 'tabIndex' | 'onFocus'> | undefined
}

export function HeatCell({ row, column, name, cellHref, onCell, focus }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const score = (column ? row.scores[column.key] : row.overall) ?? null
  const bandName = t(`ui.score.${getScoreBand(score)}`)
  const text = score === null ? undefined : formatWholePercent(formats, score)
  const ranges = useContext(ScoreRangesContext)
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
    <ScoreLabel score={score} look={column ? 'stacked' : 'body'} hasMark={column === undefined} />
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
