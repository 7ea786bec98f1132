import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { formatWholePercent } from '../../lib/numbers/amountFormats.ts'
import { useFormats } from '../formats.ts'
import { tooltipProps } from '../tooltipProps.ts'
import { bandRange, type ScoreRange, scoreBand, scoreColor } from './score.ts'

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' })

const Dot = styled('span')({ width: 10, height: 10, borderRadius: 3, flex: 'none' })

const Word = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

type Props = { score: number | null; ranges?: readonly ScoreRange[] }

export function ScoreLabel({ score, ranges }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const word = t(`ui.score.${scoreBand(score)}`)
  const range = bandRange(score)
  return (
    <Line {...tooltipProps(range && t('kit.bandRange', { word, ...range }))}>
      <Dot style={{ backgroundColor: scoreColor(score, ranges) }} />
      {score !== null && <span>{formatWholePercent(formats, score)}</span>}
      <Word>{word}</Word>
    </Line>
  )
}
