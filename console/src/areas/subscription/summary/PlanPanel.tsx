import {
  getSubscriptionState,
  hasNoEnd,
  isInTrial,
  isPartnerSubscription,
  type SubscriptionOverview,
  type SubscriptionState,
} from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { formatLastDay } from '../../../lib/dates/lastDay.ts'
import { formatMoney } from '../../../lib/numbers/amountFormats.ts'
import { buildDiscountFacts } from '../../../lib/numbers/discountFacts.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'

const expiredState = { tone: 'error', label: 'subscription.states.expired' } as const
const cancelledState = { tone: 'warning', label: 'subscription.states.cancelled' } as const
const activeState = { tone: 'success', label: 'subscription.states.active' } as const
/** A company that never had a plan is also shown as expired (S0 section 4). */
const badges = {
  none: expiredState,
  trialExpired: expiredState,
  expired: expiredState,
  trial: { tone: 'info', label: 'subscription.states.trial' },
  direct: activeState,
  partner: activeState,
} as const satisfies Record<SubscriptionState, object>

type Props = { overview: SubscriptionOverview }

export const PlanPanel = observer(function PlanPanel({ overview }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { clock } = useRoot()
  const company = useCompany()
  const now = clock.now()
  const { subscription, nextBilling, currencyCode } = overview
  const state = getSubscriptionState(company, now)
  const validTo = subscription?.package_valid_to
  const lastDayText = validTo && !hasNoEnd(validTo, now) ? formatLastDay(formats, validTo) : undefined
  const isFree = subscription?.price === 0 && state === 'direct'
  const isCancelled = state === 'direct' && !isFree && nextBilling === null
  const { tone, label } = isCancelled ? cancelledState : badges[state]
  const createFact = (
    name: 'plan' | 'price' | 'billed' | 'lastDay' | 'trialEnds' | 'trialEnded' | 'nextBill' | 'soldBy',
    value: string,
  ) => ({
    label: t(`subscription.${name}`),
    value,
  })
  const items = [
    createFact('plan', subscription?.subscription_name ?? t('subscription.noPlan')),
    ...(subscription?.price !== undefined && state === 'direct'
      ? [
          createFact(
            'price',
            isFree
              ? t('subscription.free')
              : t('subscription.perMonth', { price: formatMoney(formats, subscription.price, currencyCode) }),
          ),
        ]
      : []),
    ...buildDiscountFacts(t, formats, subscription),
    ...(state === 'direct' && !isFree && subscription?.billingPeriod
      ? [createFact('billed', t(`subscription.period.${subscription.billingPeriod}`))]
      : []),
    isInTrial(company)
      ? createFact(state === 'trial' ? 'trialEnds' : 'trialEnded', formats.date(company.trial_ends))
      : createFact('lastDay', lastDayText ?? t('subscription.noEnd')),
    ...(isPartnerSubscription(company)
      ? [createFact('soldBy', t('subscription.yourPartner'))]
      : state === 'direct' && !isFree
        ? [createFact('nextBill', nextBilling ? formats.date(nextBilling) : t('subscription.noNextBill'))]
        : []),
  ]
  return (
    <Panel title={t('subscription.yourPlan')} aside={<StatusBadge tone={tone} label={t(label)} />}>
      <KeyValueList items={items} />
    </Panel>
  )
})
