import {
  type Company,
  inTrial,
  isPartnerSubscription,
  type SubscriptionState,
  subscriptionState,
} from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../app/RootContext.tsx'
import { useFormats } from '../../ui/formats.ts'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'

const trial = { tone: 'info', label: 'home.trial' } as const
const none = { tone: 'neutral', label: 'home.noPlan' } as const
const valid = { tone: 'success', label: 'home.valid' } as const
const expired = { tone: 'error', label: 'home.expired' } as const

const badges: Record<SubscriptionState, typeof valid | typeof expired | typeof trial | typeof none> = {
  trial,
  trialExpired: expired,
  expired,
  direct: valid,
  partner: valid,
  none,
}

type Props = { company: Company }

/** The plan, its seats and how long it is valid. */
export const SubscriptionPanel = observer(function SubscriptionPanel({ company }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { clock } = useRoot()
  const { subscription, valid_to: validTo, trial_ends: trialEnds } = company
  const { tone, label } = badges[subscriptionState(company, clock.now())]
  const items = [
    { label: t('home.plan'), value: subscription?.subscription_name ?? t('home.noPlan') },
    { label: t('home.planSeats'), value: formats.number(company.users_available) },
    { label: t('home.validTo'), value: formats.date(inTrial(company) ? trialEnds : validTo) || '–' },
    ...(isPartnerSubscription(company) ? [{ label: t('home.managedBy'), value: t('home.partner') }] : []),
  ]
  return (
    <Panel title={t('home.subscription')} aside={<StatusBadge tone={tone} label={t(label)} />}>
      <KeyValue items={items} />
    </Panel>
  )
})
