import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { formatWholePercent } from '../../lib/numbers/amountFormats.ts'
import { useFormats } from '../formats.ts'
import { tabularNumbers } from '../theme/tokens.ts'
import { getScoreBand, getScoreColor, type ScoreRange } from './score.ts'

const RADIUS = 8
const ARC_LENGTH = 2 * Math.PI * RADIUS * 0.75

const Line = styled('span')({
  ...tabularNumbers,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none' },
})

const Track = styled('circle')(({ theme }) => ({ stroke: theme.vars.palette.surface.borderStrong }))

const BandName = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

type Props = { score: number | null; ranges?: readonly ScoreRange[] }

export function ScoreArc({ score, ranges }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const arc = { r: RADIUS, cx: 11, cy: 11, fill: 'none', strokeWidth: 3.5, strokeLinecap: 'round' as const }
  const filledLength = (Math.max(0, Math.min(100, score ?? 0)) / 100) * ARC_LENGTH
  return (
    <Line>
      <svg viewBox="0 0 22 22" width={22} height={22} aria-hidden>
        <g transform="rotate(135 11 11)">
          <Track {...arc} strokeDasharray={`${String(ARC_LENGTH)} 99`} />
          {filledLength > 0 && (
            <circle
              {...arc}
              style={{ stroke: getScoreColor(score, ranges) }}
              strokeDasharray={`${String(filledLength)} 99`}
            />
          )}
        </g>
      </svg>
      {score !== null && <span>{formatWholePercent(formats, score)}</span>}
      <BandName>{t(`ui.score.${getScoreBand(score)}`)}</BandName>
    </Line>
  )
}
