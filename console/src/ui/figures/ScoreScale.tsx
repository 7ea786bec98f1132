import { riskBands } from '@heed/contracts/rules/scores/bands/scoreBands'
import { styled } from '@mui/material/styles'
import { useContext } from 'react'
import { dataColorStyles, FORCED_COLORS_QUERY } from '../theme/forcedColors.ts'
import { typeScale as scale, tabularNumbers } from '../theme/tokens.ts'
import { ScoreRangesContext } from './ScoreRangesContext.ts'
import { getScoreColor } from './score.ts'

const Line = styled('div')({ position: 'relative', display: 'flex', gap: 2, height: 10, marginTop: 6 })

const Step = styled('span')({
  borderRadius: 2,
  ...dataColorStyles,
  '&:first-of-type': { borderRadius: '5px 2px 2px 5px' },
  '&:last-of-type': { borderRadius: '2px 5px 5px 2px' },
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

type Props = { score: number | null }

export function ScoreScale({ score }: Props) {
  const ranges = useContext(ScoreRangesContext)
  const roundedScore = score === null ? null : Math.round(score)
  const isInBand = ({ from, to }: { from: number; to: number }) =>
    roundedScore === null || (roundedScore >= from && roundedScore <= to)
  return (
    <div aria-hidden>
      <Line>
        {riskBands.map((band) => (
          <Step
            key={band.label}
            style={{
              flexGrow: band.to - band.from + 1,
              flexBasis: 0,
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
