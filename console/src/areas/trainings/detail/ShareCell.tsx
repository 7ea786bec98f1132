import { computePercent } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { PercentBar } from '../../../ui/table/cells/PercentBar.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { numeric } from '../../../ui/theme/tokens.ts'

const Line = styled('span')({ ...numeric, display: 'inline-flex', alignItems: 'center', gap: 10 })

const Parts = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}))

type Props = {
  part: number | undefined
  total: number | undefined
  of: 'Delivered' | 'Open' | 'People' | 'Lessons'
}

export function ShareCell({ part, total, of }: Props) {
  const { t } = useTranslation()
  if (part === undefined || total === undefined || total === 0) return <MutedText>–</MutedText>
  return (
    <Line>
      <PercentBar percent={computePercent(part, total)} word="" />
      <Parts>{t(`training.partOf${of}`, { n: part, count: total })}</Parts>
    </Line>
  )
}
