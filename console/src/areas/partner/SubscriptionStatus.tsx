import Block from 'virtual:icon/Block'
import { getCustomerStatus, type PartnerCompanyRow } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'

type Props = { company: Pick<PartnerCompanyRow, 'valid_to'>; now: Date }

export function SubscriptionStatus({ company, now }: Props) {
  const { t } = useTranslation()
  const { state, daysLeft } = getCustomerStatus(company, now)
  if (state === 'inactive')
    return <StatusBadge tone="neutral" icon={<Block />} label={t('partner.inactive')} />
  if (state === 'endsSoon') {
    return (
      <span data-long>
        <StatusBadge tone="warning" label={t('partner.endsIn', { count: daysLeft ?? 0 })} />
      </span>
    )
  }
  return <StatusBadge tone="success" label={t('partner.active')} />
}
