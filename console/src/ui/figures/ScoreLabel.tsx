import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { formatWholePercent } from '../../lib/numbers/amountFormats.ts'
import { useFormats } from '../formats.ts'
import { getTooltipProps } from '../tooltipProps.ts'
import { getBandRange, getScoreBand, getScoreColor, type ScoreRange } from './score.ts'

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' })

const Dot = styled('span')({ width: 10, height: 10, borderRadius: 3, flex: 'none' })

const BandName = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

type Props = { score: number | null; ranges?: readonly ScoreRange[] }

export function ScoreLabel({ score, ranges }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const bandName = t(`ui.score.${getScoreBand(score)}`)
  const range = getBandRange(score)
  return (
    <Line {...getTooltipProps(range && t('kit.bandRange', { word: bandName, ...range }))}>
      <Dot style={{ backgroundColor: getScoreColor(score, ranges) }} />
      {score !== null && <span>{formatWholePercent(formats, score)}</span>}
      <BandName>{bandName}</BandName>
    </Line>
  )
}
