import { styled } from '@mui/material/styles'
import { type CSSProperties, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWholePercent } from '../../lib/numbers/amountFormats.ts'
import { useFormats } from '../formats.ts'
import { dataColorStyles, meterTrackStyles } from '../theme/forcedColors.ts'
import { typeScale as scale, tabularNumbers } from '../theme/tokens.ts'
import { getTooltipProps } from '../tooltipProps.ts'
import { ScoreRangesContext } from './ScoreRangesContext.ts'
import { getBandRange, getScoreBand, getScoreColor } from './score.ts'

type Look = 'body' | 'display' | 'stacked' | 'inherit'

const Line = styled('span', { shouldForwardProp: (name) => name !== 'look' })<{ look: Look }>(
  ({ theme, look }) => ({
    ...tabularNumbers,
    display: 'inline-grid',
    gridTemplateColumns: 'auto auto auto',
    justifyContent: 'start',
    alignItems: 'baseline',
    columnGap: 6,
    whiteSpace: 'nowrap',
    '& > [data-score=number]': { fontWeight: scale.weight.medium },
    'td & > [data-score=number]': { minWidth: '4.5ch' },
    '& > [data-score=word]': { color: theme.vars.palette.text.secondary },
    ...(look === 'display' && {
      columnGap: 10,
      fontSize: scale.size.display,
      fontWeight: scale.weight.semibold,
      letterSpacing: '-0.02em',
      '& > [data-score=mark]': { width: 14, height: 14, borderRadius: 4 },
      '& > [data-score=number]': {},
      '& > [data-score=word]': { fontSize: scale.size.lead, lineHeight: 1, letterSpacing: 0 },
    }),
    ...(look === 'inherit' && {
      columnGap: '0.3em',
      '& > [data-score=mark]': { width: '0.5em', height: '0.5em', borderRadius: '0.13em' },
    }),
    ...(look === 'stacked' && {
      gridTemplateColumns: 'auto auto',
      '&:not(:has(> [data-score=mark]))': { gridTemplateColumns: 'auto' },
      justifyContent: 'center',
      columnGap: 5,
      '& > [data-score=mark]': { width: 8, height: 8, borderRadius: 2 },
      '& > [data-score=number]': { fontSize: scale.size.body, fontWeight: scale.weight.semibold },
      '& > [data-score=number] + [data-score=word]': { gridColumn: '1 / -1', textAlign: 'center' },
      '& > [data-score=word]': { color: 'inherit', whiteSpace: 'normal' },
    }),
  }),
)

const Mark = styled('span')({
  alignSelf: 'center',
  width: 10,
  height: 10,
  borderRadius: 3,
  backgroundColor: 'var(--heed-score)',
  ...dataColorStyles,
})

const Gauge = styled('span')(({ theme }) => ({
  gridColumn: '1 / -1',
  height: 4,
  borderRadius: 2,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.surface.subtle,
  ...meterTrackStyles,
  '& > span': { display: 'block', height: '100%', backgroundColor: 'var(--heed-score)' },
}))

type Props = {
  score: number | null
  look?: Look
  hasGauge?: boolean
  hasMark?: boolean
}

export function ScoreLabel({ score, look = 'body', hasGauge = false, hasMark = true }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const ranges = useContext(ScoreRangesContext)
  const bandName = t(`ui.score.${getScoreBand(score)}`)
  const range = getBandRange(score)
  return (
    <Line
      look={look}
      data-score="label"
      style={{ '--heed-score': getScoreColor(score, ranges) } as CSSProperties}
      {...getTooltipProps(range && t('kit.bandRange', { word: bandName, ...range }))}
    >
      {hasMark && <Mark data-score="mark" />}
      {score !== null && <span data-score="number">{formatWholePercent(formats, score)}</span>}
      <span data-score="word">{bandName}</span>
      {hasGauge && score !== null && (
        <Gauge aria-hidden>
          <span style={{ width: `${String(Math.max(0, Math.min(100, score)))}%` }} />
        </Gauge>
      )}
    </Line>
  )
}
