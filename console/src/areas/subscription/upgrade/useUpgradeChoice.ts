import {
  enterpriseMinSeats,
  freePlanSeats,
  getDefaultSeats,
  type SubscriptionOverview,
} from '@heed/contracts'
import { reaction } from 'mobx'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { SubscriptionStore } from '../SubscriptionStore.ts'
import { UpgradeChoice } from './UpgradeChoice.ts'
import { emptyBillingDetails, UpgradeDraft } from './values.ts'

/** Debounce delay for estimates, ms (S0 section 9). */
const ESTIMATE_DELAY_MS = 500

export function useUpgradeChoice(overview: SubscriptionOverview) {
  const store = useCompanyStore(SubscriptionStore)
  const { session } = useRoot()
  const draft = useDraft('upgrade', UpgradeDraft)
  const [query] = useSearchParams()
  const [choiceState] = useState(() => {
    const start = getStartValues(store, overview, session.user?.name ?? '', session.user?.email ?? '')
    const choice = new UpgradeChoice(
      store,
      draft.restoredValue ?? { ...start, ...getRequestedValues(store, query) },
    )
    choice.rememberOverview(overview)
    return { choice, start }
  })
  const { choice, start } = choiceState
  useEffect(
    () =>
      reaction(
        () => choice.values,
        (values) => draft.save(values),
      ),
    [choice, draft],
  )
  const { orderKey } = choice
  useEffect(() => {
    if (orderKey === undefined) return
    const timer = setTimeout(() => void choice.ask(), ESTIMATE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [choice, orderKey])
  const isDirty = JSON.stringify(choice.values) !== JSON.stringify(start)
  return { choice, draft, isDirty }
}

function getRequestedValues({ plans }: SubscriptionStore, query: URLSearchParams): Partial<UpgradeDraft> {
  const plan = plans.value?.find(({ id }) => id === query.get('plan'))
  const seats = Number(query.get('seats'))
  if (!plan) return {}
  const isValidSeats = Number.isInteger(seats) && seats >= 1 && seats < enterpriseMinSeats
  return {
    baseId: plan.baseId,
    ...(plan.isFree ? {} : { period: plan.period_unit }),
    ...(isValidSeats && !plan.isFree ? { seats } : {}),
  }
}

function getStartValues(
  { currentPlan, plans }: SubscriptionStore,
  { billingInfo }: SubscriptionOverview,
  name: string,
  email: string,
): UpgradeDraft {
  const paidPlan = plans.value?.find(({ isFree }) => !isFree)
  const [firstName = '', ...otherNames] = name.split(' ')
  const knownDetails = billingInfo ?? { firstName, lastName: otherNames.join(' '), email }
  return {
    baseId: currentPlan?.baseId ?? null,
    period: currentPlan?.period ?? 'year',
    seats:
      currentPlan && currentPlan.seats > freePlanSeats
        ? currentPlan.seats
        : paidPlan
          ? getDefaultSeats(paidPlan)
          : freePlanSeats,
    coupon: '',
    details: {
      ...emptyBillingDetails,
      ...Object.fromEntries(
        Object.keys(emptyBillingDetails).map((field) => [
          field,
          String((knownDetails as Record<string, unknown>)[field] ?? ''),
        ]),
      ),
    },
  }
}
