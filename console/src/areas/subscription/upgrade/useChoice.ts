import { defaultSeats, enterpriseFrom, freePlanSeats, type SubscriptionOverview } from '@heed/contracts'
import { reaction } from 'mobx'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { SubscriptionStore } from '../SubscriptionStore.ts'
import { Choice } from './Choice.ts'
import { noDetails, UpgradeDraft } from './values.ts'

/** Debounce delay for estimates, ms (S0 section 9). */
const ESTIMATE_DELAY = 500

export function useChoice(overview: SubscriptionOverview) {
  const store = useCompanyStore(SubscriptionStore)
  const { session } = useRoot()
  const draft = useDraft('upgrade', UpgradeDraft)
  const [query] = useSearchParams()
  const [begun] = useState(() => {
    const start = getStartValues(store, overview, session.user?.name ?? '', session.user?.email ?? '')
    const choice = new Choice(store, draft.before ?? { ...start, ...wanted(store, query) })
    choice.see(overview)
    return { choice, start }
  })
  const { choice, start } = begun
  useEffect(
    () =>
      reaction(
        () => choice.values,
        (values) => draft.keep(values),
      ),
    [choice, draft],
  )
  const { orderKey } = choice
  useEffect(() => {
    if (orderKey === undefined) return
    const timer = setTimeout(() => void choice.ask(), ESTIMATE_DELAY)
    return () => clearTimeout(timer)
  }, [choice, orderKey])
  const isDirty = JSON.stringify(choice.values) !== JSON.stringify(start)
  return { choice, draft, isDirty }
}

function wanted({ plans }: SubscriptionStore, query: URLSearchParams): Partial<UpgradeDraft> {
  const plan = plans.value?.find(({ id }) => id === query.get('plan'))
  const seats = Number(query.get('seats'))
  if (!plan) return {}
  const fits = Number.isInteger(seats) && seats >= 1 && seats < enterpriseFrom
  return {
    baseId: plan.baseId,
    ...(plan.isFree ? {} : { period: plan.period_unit }),
    ...(fits && !plan.isFree ? { seats } : {}),
  }
}

function getStartValues(
  { held, plans }: SubscriptionStore,
  { billingInfo }: SubscriptionOverview,
  name: string,
  email: string,
): UpgradeDraft {
  const paid = plans.value?.find(({ isFree }) => !isFree)
  const [firstName = '', ...others] = name.split(' ')
  const known = billingInfo ?? { firstName, lastName: others.join(' '), email }
  return {
    baseId: held?.baseId ?? null,
    period: held?.period ?? 'year',
    seats: held && held.seats > freePlanSeats ? held.seats : paid ? defaultSeats(paid) : freePlanSeats,
    coupon: '',
    details: {
      ...noDetails,
      ...Object.fromEntries(
        Object.keys(noDetails).map((field) => [
          field,
          String((known as Record<string, unknown>)[field] ?? ''),
        ]),
      ),
    },
  }
}
