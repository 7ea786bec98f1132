import { type Company, isPartnerSubscription } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../app/RootContext.tsx'
import { Dates } from '../../lib/dates.ts'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'

const dates = new Dates()

type Props = { company: Company }

/** The plan, its seats and how long it is valid. */
export function SubscriptionPanel({ company }: Props) {
  const { t } = useTranslation()
  const { environment } = useRoot()
  const { subscription, valid_to: validTo } = company
  const isValid = Boolean(validTo) && Date.parse(validTo ?? '') > environment.now().getTime()
  const badge = isValid ? (
    <StatusBadge tone="success" label={t('home.valid')} />
  ) : (
    <StatusBadge tone="error" label={t('home.expired')} />
  )
  const items = [
    { label: t('home.plan'), value: subscription?.subscription_name ?? t('home.noPlan') },
    { label: t('home.planSeats'), value: company.users_available.toLocaleString('en-US') },
    { label: t('home.validTo'), value: dates.date(validTo) || '–' },
    ...(isPartnerSubscription(company) ? [{ label: t('home.managedBy'), value: t('home.partner') }] : []),
  ]
  return (
    <Panel title={t('home.subscription')} aside={badge}>
      <KeyValue items={items} />
    </Panel>
  )
}
