import { riskBands } from '@heed/contracts/rules/scores/bands/scoreBands'
import { styled } from '@mui/material/styles'
import { useContext } from 'react'
import { dataColorStyles, FORCED_COLORS_QUERY } from '../theme/forcedColors.ts'
import { typeScale as scale, tabularNumbers } from '../theme/tokens.ts'
import { ScoreRangesContext } from './ScoreRangesContext.ts'
import { getScoreColor } from './score.ts'

const Line = styled('div')({ position: 'relative', display: 'flex', height: 10, marginTop: 6 })

const Step = styled('span')({
  boxSizing: 'border-box',
  borderRadius: 2,
  backgroundClip: 'padding-box',
  '&:not([data-last])': { borderInlineEnd: '2px solid transparent' },
  ...dataColorStyles,
  '&:first-of-type': { borderRadius: '5px 2px 2px 5px' },
  '&[data-last]': { borderRadius: '2px 5px 5px 2px' },
})

const Mark = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: -4,
  width: 4,
  height: 18,
  marginLeft: -2,
  borderRadius: 2,
  backgroundColor: theme.vars.palette.text.primary,
  [FORCED_COLORS_QUERY]: {
    forcedColorAdjust: 'none',
    backgroundColor: 'CanvasText',
    outline: '2px solid Canvas',
  },
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
}))

const ScaleLabels = styled('div')(({ theme }) => ({
  ...tabularNumbers,
  position: 'relative',
  height: '1.125rem',
  marginTop: 6,
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
  '& > span': { position: 'absolute', transform: 'translateX(-50%)' },
  '& > span:first-of-type': { transform: 'none' },
}))

const MAX_SCORE = 100
const nextBands = riskBands.slice(1)

type Props = { score: number | null }

export function ScoreScale({ score }: Props) {
  const ranges = useContext(ScoreRangesContext)
  const roundedScore = score === null ? null : Math.round(score)
  const isInBand = ({ from, to }: { from: number; to: number }) =>
    roundedScore === null || (roundedScore >= from && roundedScore <= to)
  return (
    <div aria-hidden>
      <Line>
        {riskBands.map((band, index) => (
          <Step
            key={band.label}
            data-last={nextBands[index] === undefined || undefined}
            style={{
              width: `${String((nextBands[index]?.from ?? MAX_SCORE) - band.from)}%`,
              backgroundColor: getScoreColor(band.to, ranges),
              opacity: isInBand(band) ? 1 : 0.35,
            }}
          />
        ))}
        {roundedScore !== null && <Mark style={{ left: `${String(roundedScore)}%` }} />}
      </Line>
      <ScaleLabels>
        {riskBands.map(({ from }) => (
          <span key={from} style={{ left: `${String(from)}%` }}>
            {from}
          </span>
        ))}
      </ScaleLabels>
    </div>
  )
}
