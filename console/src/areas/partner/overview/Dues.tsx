import CreditCard from 'virtual:icon/CreditCard'
import CreditCardOff from 'virtual:icon/CreditCardOff'
import Schedule from 'virtual:icon/Schedule'
import type { PartnerOverview } from '@heed/contracts'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useAccountStore } from '../../../app/root/RootContext.tsx'
import { formatMoney } from '../../../lib/numbers/amountFormats.ts'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { ProgressBar } from '../../../ui/figures/ProgressBar.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { typeScale as scale, tabularNumbers } from '../../../ui/theme/tokens.ts'
import { AccountStore } from '../AccountStore.ts'
import type { AccountProps } from '../withAccount.tsx'
import { useDuesActions } from './useDuesActions.tsx'

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 10, height: '100%' })

const Figure = styled('div')({
  ...tabularNumbers,
  fontSize: scale.size.display,
  fontWeight: scale.weight.semibold,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
})

const Card = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
})

export const Dues = observer(function Dues({ account }: AccountProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { overview } = useAccountStore(account, AccountStore)
  const { value } = overview
  const { error, onRetry } = toFailureProps(overview)
  const dueSinceText = value?.dueSince && (
    <StatusBadge
      tone="warning"
      icon={<Schedule />}
      label={t('partner.dueSince', { date: formats.date(value.dueSince) })}
    />
  )
  return (
    <Panel title={t('partner.dues')} hasLightHead aside={dueSinceText}>
      {error !== undefined && !value ? (
        <ErrorState title={t('ui.notLoadedOf', { name: t('partner.dues') })} text={error} onRetry={onRetry} />
      ) : (
        <Rows aria-busy={!value}>
          {value ? <AmountOwed account={account} value={value} /> : <DuesSkeleton />}
        </Rows>
      )}
    </Panel>
  )
})

const AmountOwed = observer(function Owed({ account, value }: AccountProps & { value: PartnerOverview }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { collect, enterCard } = useDuesActions(account, value)
  const formatCost = (cents: number) => formatMoney(formats, cents, value.currencyCode)
  const { totalDues, collected, hasValidCard } = value
  return (
    <>
      <Figure>{formatCost(totalDues)}</Figure>
      <ProgressBar
        label={t('partner.collected', { amount: formatCost(collected) })}
        percent={totalDues + collected === 0 ? 100 : (collected / (totalDues + collected)) * 100}
        detail={t('partner.ofAmount', { amount: formatCost(totalDues + collected) })}
        tone="success"
        hasOpenRest={totalDues > 0}
      />
      <Card>
        <StatusBadge
          tone={hasValidCard ? 'success' : 'error'}
          icon={hasValidCard ? <CreditCard /> : <CreditCardOff />}
          label={t(hasValidCard ? 'partner.cardOnFile' : 'partner.noCard')}
        />
        <ActionButton action={enterCard} look="text" size="small" flush="end" />
      </Card>
      <div style={{ marginTop: 'auto' }}>
        <ActionButton action={collect} fullWidth />
      </div>
    </>
  )
})

const DuesSkeleton = () => (
  <>
    <Skeleton width={140} height={34} sx={{ transform: 'none' }} />
    <Skeleton height={32} sx={{ transform: 'none' }} />
    <Skeleton width={120} height={24} sx={{ transform: 'none' }} />
    <Skeleton height={36} sx={{ transform: 'none', marginTop: 'auto' }} />
  </>
)
