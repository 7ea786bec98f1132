import { computePercent } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { PercentBar } from '../../../ui/table/cells/PercentBar.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { tabularNumbers } from '../../../ui/theme/tokens.ts'

const Line = styled('span')({ ...tabularNumbers, display: 'inline-flex', alignItems: 'center', gap: 10 })

const PartText = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}))

type Props = {
  count: number | undefined
  total: number | undefined
  totalKind: 'Delivered' | 'Open' | 'People' | 'Lessons'
}

export function ShareCell({ count, total, totalKind }: Props) {
  const { t } = useTranslation()
  if (count === undefined || total === undefined || total === 0) return <MutedText>–</MutedText>
  return (
    <Line>
      <PercentBar percent={computePercent(count, total)} word="" />
      <PartText>{t(`training.partOf${totalKind}`, { n: count, count: total })}</PartText>
    </Line>
  )
}
