import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { formatWholePercent } from '../../lib/numbers/amountFormats.ts'
import { useFormats } from '../formats.ts'
import { typeScale as scale } from '../theme/tokens.ts'
import { getScoreBand, getScoreColor, type ScoreRange } from './score.ts'

const RADIUS = 42
const ARC_LENGTH = 2 * Math.PI * RADIUS * 0.75

const Box = styled('div')({ display: 'inline-block', textAlign: 'center' })

const Track = styled('circle')(({ theme }) => ({ stroke: theme.vars.palette.surface.subtle }))

const Value = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontWeight: scale.weight.semibold,
  letterSpacing: '-0.02em',
})

const Band = styled('div')(({ theme }) => ({
  marginTop: -10,
  fontSize: scale.size.body,
  color: theme.vars.palette.text.secondary,
}))

type Props = {
  score: number | null
  label: string
  ranges?: readonly ScoreRange[]
  size?: number
}

export function ScoreGauge({ score, label, ranges, size = 132 }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const band = t(`ui.score.${getScoreBand(score)}`)
  const scoreText = score === null ? '–' : formatWholePercent(formats, score)
  const arc = { r: RADIUS, cx: 50, cy: 50, fill: 'none', strokeWidth: 9, strokeLinecap: 'round' as const }
  const filledLength = (Math.max(0, Math.min(100, score ?? 0)) / 100) * ARC_LENGTH
  return (
    <Box aria-label={`${label}: ${scoreText}, ${band}`} role="img" style={{ width: size }}>
      <div style={{ position: 'relative' }} aria-hidden>
        <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden>
          <g transform="rotate(135 50 50)">
            <Track {...arc} strokeDasharray={`${String(ARC_LENGTH)} 999`} />
            {filledLength > 0 && (
              <circle
                {...arc}
                style={{ stroke: getScoreColor(score, ranges) }}
                strokeDasharray={`${String(filledLength)} 999`}
              />
            )}
          </g>
        </svg>
        <Value style={{ fontSize: Math.max(scale.size.body, size * 0.21) }}>{scoreText}</Value>
      </div>
      <Band>{band}</Band>
    </Box>
  )
}
