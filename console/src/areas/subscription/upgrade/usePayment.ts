import { type BillingInfo, companyName } from '@heed/contracts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, type useRoot } from '../../../app/RootContext.tsx'
import { money } from '../../../lib/amountFormats.ts'
import { failureOf, mayHeal } from '../../../lib/failure.ts'
import type { Action } from '../../../ui/action.ts'
import { useFormats } from '../../../ui/formats.ts'
import { useMutation } from '../../../ui/useMutation.ts'
import { SubscriptionStore } from '../SubscriptionStore.ts'
import type { Choice } from './Choice.ts'
import { billingOf } from './values.ts'

type CardFields = Awaited<ReturnType<ReturnType<typeof useRoot>['services']['paymentDropIn']['show']>>

export interface Payment {
  /** The fields of the card, once they are on the screen. */
  fields: RefObject<CardFields | undefined>
  isReady: boolean
  setReady: (isReady: boolean) => void
  busy: boolean
  error: string | undefined
  action: Action
}

/** What was bought; a free plan charges nothing. */
export interface Bought {
  plan: string
  seats: number
  charged?: string
}

interface Options {
  onPaid: (what: Bought) => void
  onWrongCoupon: () => void
}

/** Pays once, however often it is pressed, and only for what was seen (S0 section 4). For observers. */
export function usePayment(choice: Choice, { onPaid, onWrongCoupon }: Options): Payment {
  const { t } = useTranslation()
  const formats = useFormats()
  const store = useCompanyStore(SubscriptionStore)
  const paying = useMutation()
  const fields = useRef<CardFields>(undefined)
  const [isReady, setReady] = useState(false)
  const { plan, estimate, order, seats, values } = choice
  const cents = Math.round((estimate?.price ?? 0) * 100)
  const name = companyName(useCompany())
  const { reset } = paying
  const { orderKey } = choice
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused was another order
  useEffect(() => reset(), [reset, orderKey])

  async function pay(): Promise<void> {
    if (!plan || !order || !estimate) return
    const now = await store.readOverview()
    if (choice.isAnother(now)) {
      store.overview.set(now)
      choice.see(now)
      store.changed()
      await choice.ask()
      throw new Error(t('subscription.changedMeanwhile', { name }))
    }
    const billing = billingOf(values.details)
    const paymentNonce = plan.isFree ? undefined : await fields.current?.nonce({ amount: cents, billing })
    await buyOnce({ ...order, billingInfo: billing, ...(paymentNonce === undefined ? {} : { paymentNonce }) })
    onPaid({ plan: plan.name, seats, ...(plan.isFree ? {} : { charged: money(formats, cents) }) })
  }

  /** Where no answer came, what is held now tells whether it was bought. */
  async function buyOnce(purchase: Parameters<SubscriptionStore['buy']>[0] & { billingInfo: BillingInfo }) {
    try {
      await store.buy(purchase)
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (choice.refuseCoupon(failure)) onWrongCoupon()
      if (!mayHeal(failure)) throw thrown
      const now = await store.readOverview()
      if (!choice.isAnother(now)) throw new Error(t('subscription.notCharged', { reason: failure.text }))
      store.changed()
    }
  }

  const label = plan?.isFree
    ? t('subscription.start', { plan: plan.name })
    : t('subscription.pay', { amount: money(formats, cents) })
  return {
    fields,
    isReady,
    setReady,
    busy: paying.pending,
    error: paying.failure?.text,
    action: {
      key: 'pay',
      label,
      busy: paying.pending,
      disabledReason:
        estimate === undefined
          ? t('subscription.refusals.estimating')
          : plan?.isFree || isReady
            ? undefined
            : t('subscription.refusals.card'),
      onRun: () => void paying.run(pay),
    },
  }
}
