import type { PartnerAccount } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useAccountStore } from '../../../app/root/RootContext.tsx'
import { formatMoney } from '../../../lib/numbers/amountFormats.ts'
import { useAnnouncedText } from '../../../ui/announcer/Announced.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { radiiPx, typeScale as scale, tabularNumbers } from '../../../ui/theme/tokens.ts'
import { AccountStore } from '../AccountStore.ts'
import type { EstimateStore } from './EstimateStore.ts'

const Box = styled('div')(({ theme }) => ({
  ...tabularNumbers,
  display: 'grid',
  alignContent: 'center',
  gap: 4,
  minHeight: 76,
  padding: '10px 14px',
  borderRadius: radiiPx.control,
  backgroundColor: theme.vars.palette.surface.subtle,
  color: theme.vars.palette.text.secondary,
}))

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  '& > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > :last-of-type': {
    flex: 'none',
    fontWeight: scale.weight.medium,
    color: theme.vars.palette.text.primary,
  },
}))

type Props = { account: PartnerAccount; estimate: EstimateStore; company: string; currentPrice: number }

export const EstimatePanel = observer(function EstimatePanel({
  account,
  estimate,
  company,
  currentPrice,
}: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { overview } = useAccountStore(account, AccountStore)
  const { value, error } = estimate.answer
  const box = useAnnouncedText<HTMLDivElement>()
  const currency = value?.currencyCode
  const formatChange = (currentPrice: number | undefined, newPrice: number) =>
    t('partner.costChange', {
      before: currentPrice === undefined ? '–' : formatMoney(formats, currentPrice, currency),
      after: formatMoney(formats, newPrice, currency),
    })
  return (
    <Box ref={box} aria-busy={estimate.answer.loading}>
      {error !== undefined ? (
        error
      ) : value ? (
        <>
          <Line>
            <span>{company}</span>
            <span>{formatChange(currentPrice, value.newCompanyTotal)}</span>
          </Line>
          <Line>
            <span>{account.name}</span>
            <span>{formatChange(overview.value?.sumMonthlyCost, value.newPartnerTotal)}</span>
          </Line>
        </>
      ) : (
        t('partner.estimateAfter')
      )}
    </Box>
  )
})
