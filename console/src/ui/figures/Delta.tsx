import ArrowDown from 'virtual:icon/ArrowDownward'
import ArrowUp from 'virtual:icon/ArrowUpward'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../formats.ts'
import { MutedText } from '../text/Muted.tsx'
import { typeScale as scale, tabularNumbers } from '../theme/tokens.ts'

type Trend = 'better' | 'worse' | 'neither'

const Line = styled('span', { shouldForwardProp: (name) => name !== 'turn' })<{ turn: Trend }>(
  ({ theme, turn }) => ({
    ...tabularNumbers,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    fontSize: scale.size.tiny,
    fontWeight: scale.weight.medium,
    color: {
      better: theme.vars.palette.success.main,
      worse: theme.vars.palette.error.main,
      neither: theme.vars.palette.text.secondary,
    }[turn],
    '& svg': { fontSize: '0.875rem' },
  }),
)

type Props = {
  change: number
  unit: string
  since: string
  good?: 'more' | 'less' | 'neither'
}

export function Delta({ change, unit, since: sinceText, good: betterDirection = 'more' }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const TrendIcon = change > 0 ? ArrowUp : ArrowDown
  const trend = getTrend(change, betterDirection)
  const amount = `${change < 0 ? '−' : '+'}${formats.number(Math.abs(change))} ${unit}`
  return (
    <Line turn={trend}>
      {change !== 0 && <TrendIcon aria-hidden />}
      <span>
        {change === 0
          ? t('kit.delta.same')
          : trend === 'neither'
            ? amount
            : t(`kit.delta.${trend}`, { change: amount })}{' '}
        <MutedText>{sinceText}</MutedText>
      </span>
    </Line>
  )
}

function getTrend(change: number, betterDirection: Props['good']): Trend {
  if (change === 0 || betterDirection === 'neither') return 'neither'
  return change > 0 === (betterDirection === 'more') ? 'better' : 'worse'
}
