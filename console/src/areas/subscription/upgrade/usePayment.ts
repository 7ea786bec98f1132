import { companyName, type SubscriptionOverview } from '@heed/contracts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, type useRoot } from '../../../app/root/RootContext.tsx'
import { formatMoney } from '../../../lib/numbers/amountFormats.ts'
import { isRecoverable, toFailure } from '../../../lib/requests/failure.ts'
import type { Action } from '../../../ui/buttons/action.ts'
import { useFormats } from '../../../ui/formats.ts'
import { useMutation } from '../../../ui/useMutation.ts'
import { type Order, SubscriptionStore } from '../SubscriptionStore.ts'
import type { Choice } from './Choice.ts'
import { toBillingInfo } from './values.ts'

type CardFields = Awaited<ReturnType<ReturnType<typeof useRoot>['services']['paymentDropIn']['show']>>

export interface Payment {
  fields: RefObject<CardFields | undefined>
  isReady: boolean
  setReady: (isReady: boolean) => void
  busy: boolean
  error: string | undefined
  action: Action
}

export interface PurchaseSummary {
  plan: string
  seats: number
  charged?: string
}

type Sent = Pick<Order, 'planId' | 'seats'> & { bought: PurchaseSummary }

const isHeld = ({ planId, seats }: Sent, { subscription: held }: SubscriptionOverview): boolean =>
  held?.externalId === planId && held.package_users === seats

interface Options {
  onPaid: (what: PurchaseSummary) => void
  onWrongCoupon: () => void
}

/** Charges once, even if pressed repeatedly, and only the price shown (S0 section 4). Call inside an observer. */
export function usePayment(choice: Choice, options: Options): Payment {
  const { t } = useTranslation()
  const formats = useFormats()
  const paying = useMutation()
  const fields = useRef<CardFields>(undefined)
  const [isReady, setReady] = useState(false)
  const { plan, estimate, orderKey } = choice
  const { reset } = paying
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal doesn't apply to a new order
  useEffect(() => reset(), [reset, orderKey])
  const pay = usePurchase(choice, fields, options)
  const label = plan?.isFree
    ? t('subscription.start', { plan: plan.name })
    : t('subscription.pay', { amount: formatMoney(formats, toCents(estimate)) })
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

const toCents = (estimate: Choice['estimate']): number => Math.round((estimate?.price ?? 0) * 100)

function usePurchase(
  choice: Choice,
  fields: Payment['fields'],
  { onPaid, onWrongCoupon }: Options,
): () => Promise<void> {
  const { t } = useTranslation()
  const formats = useFormats()
  const store = useCompanyStore(SubscriptionStore)
  const unknown = useRef<Sent>(undefined)
  const { plan, estimate, order, seats, values } = choice
  const cents = toCents(estimate)
  const name = companyName(useCompany())

  function uncharged(thrown: unknown): unknown {
    return plan?.isFree ? thrown : new Error(t('subscription.uncharged', { reason: toFailure(thrown).text }))
  }

  async function beforeCharge<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (thrown) {
      throw uncharged(thrown)
    }
  }

  /** If no response arrives, the current subscription shows whether the purchase succeeded. */
  async function buyOnce(purchase: Parameters<SubscriptionStore['buy']>[0], sent: Sent) {
    try {
      await store.buy(purchase)
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (choice.refuseCoupon(failure)) onWrongCoupon()
      if (!isRecoverable(failure)) throw uncharged(thrown)
      const now = await whatBecame(sent)
      if (!choice.isAnother(now)) throw new Error(t('subscription.notCharged', { reason: failure.text }))
      store.changed()
    }
  }

  async function whatBecame(sent: Sent): Promise<SubscriptionOverview> {
    try {
      return await store.readOverview()
    } catch (thrown) {
      unknown.current = sent
      throw new Error(t('subscription.outcomeUnknown', { reason: toFailure(thrown).text }))
    }
  }

  return async () => {
    if (!plan || !order || !estimate) return
    const before = unknown.current
    const now = await (before ? whatBecame(before) : beforeCharge(() => store.readOverview()))
    unknown.current = undefined
    if (before && isHeld(before, now)) {
      store.changed()
      return onPaid(before.bought)
    }
    if (choice.isAnother(now)) {
      store.overview.set(now)
      choice.see(now)
      store.changed()
      await choice.ask()
      throw new Error(t('subscription.changedMeanwhile', { name }))
    }
    const billingInfo = toBillingInfo(values.details)
    const paymentNonce = plan.isFree
      ? undefined
      : await beforeCharge(async () => fields.current?.nonce({ amount: cents, billing: billingInfo }))
    const charged = plan.isFree ? {} : { charged: formatMoney(formats, cents) }
    const sent = { ...order, bought: { plan: plan.name, seats, ...charged } }
    await buyOnce({ ...order, billingInfo, ...(paymentNonce === undefined ? {} : { paymentNonce }) }, sent)
    onPaid(sent.bought)
  }
}
