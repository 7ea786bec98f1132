import { computePercent } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { PercentBar } from '../../../ui/table/cells/PercentBar.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { tabularNumbers } from '../../../ui/theme/tokens.ts'

const Line = styled('span')({
  ...tabularNumbers,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
})

const PartText = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

type Props = {
  count: number | undefined
  total: number | undefined
}

export function ShareCell({ count, total }: Props) {
  const { t } = useTranslation()
  if (count === undefined || total === undefined || total === 0) return <MutedText>–</MutedText>
  return (
    <Line>
      <PercentBar percent={computePercent(count, total)} word="" />
      <PartText>{t('training.partOf', { n: count, total })}</PartText>
    </Line>
  )
}
