import { getCompanyName, type SubscriptionOverview } from '@heed/contracts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, type useRoot } from '../../../app/root/RootContext.tsx'
import { formatMoney } from '../../../lib/numbers/amountFormats.ts'
import { isRecoverable, toFailure } from '../../../lib/requests/failure.ts'
import type { Action } from '../../../ui/buttons/action.ts'
import { useFormats } from '../../../ui/formats.ts'
import { useMutation } from '../../../ui/useMutation.ts'
import { type EstimateOrder, SubscriptionStore } from '../SubscriptionStore.ts'
import type { UpgradeChoice } from './UpgradeChoice.ts'
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

type SentOrder = Pick<EstimateOrder, 'planId' | 'seats'> & { purchase: PurchaseSummary }

const hasOrderedPlan = ({ planId, seats }: SentOrder, { subscription }: SubscriptionOverview): boolean =>
  subscription?.externalId === planId && subscription.package_users === seats

interface Options {
  onPaid: (purchase: PurchaseSummary) => void
  onWrongCoupon: () => void
}

/** Charges only once, and only the price shown (S0 section 4). Call inside an observer. */
export function usePayment(choice: UpgradeChoice, options: Options): Payment {
  const { t } = useTranslation()
  const formats = useFormats()
  const payMutation = useMutation()
  const fields = useRef<CardFields>(undefined)
  const [isReady, setReady] = useState(false)
  const { plan, estimate, orderKey } = choice
  const { reset } = payMutation
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal doesn't apply to a new order
  useEffect(() => reset(), [reset, orderKey])
  const makePurchase = usePurchase(choice, fields, options)
  const label = plan?.isFree
    ? t('subscription.start', { plan: plan.name })
    : t('subscription.pay', { amount: formatMoney(formats, toCents(estimate)) })
  return {
    fields,
    isReady,
    setReady,
    busy: payMutation.pending,
    error: payMutation.failure?.text,
    action: {
      key: 'pay',
      label,
      busy: payMutation.pending,
      disabledReason:
        estimate === undefined
          ? t('subscription.refusals.estimating')
          : plan?.isFree || isReady
            ? undefined
            : t('subscription.refusals.card'),
      onRun: () => void payMutation.run(makePurchase),
    },
  }
}

const toCents = (estimate: UpgradeChoice['estimate']): number => Math.round((estimate?.price ?? 0) * 100)

function usePurchase(
  choice: UpgradeChoice,
  fields: Payment['fields'],
  { onPaid, onWrongCoupon }: Options,
): () => Promise<void> {
  const { t } = useTranslation()
  const formats = useFormats()
  const store = useCompanyStore(SubscriptionStore)
  const unknown = useRef<SentOrder>(undefined)
  const { plan, estimate, order, seats, values } = choice
  const cents = toCents(estimate)
  const name = getCompanyName(useCompany())

  function toUnchargedError(error: unknown): unknown {
    return plan?.isFree ? error : new Error(t('subscription.uncharged', { reason: toFailure(error).text }))
  }

  async function runBeforeCharge<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (thrown) {
      throw toUnchargedError(thrown)
    }
  }

  /** If no response arrives, the current subscription shows whether the purchase succeeded. */
  async function buyOnce(purchase: Parameters<SubscriptionStore['purchase']>[0], sentOrder: SentOrder) {
    try {
      await store.purchase(purchase)
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (choice.refuseCoupon(failure)) onWrongCoupon()
      if (!isRecoverable(failure)) throw toUnchargedError(thrown)
      const currentOverview = await readOutcome(sentOrder)
      if (!choice.hasChangedSince(currentOverview))
        throw new Error(t('subscription.notCharged', { reason: failure.text }))
      store.notifyPlanChange()
    }
  }

  async function readOutcome(sentOrder: SentOrder): Promise<SubscriptionOverview> {
    try {
      return await store.readOverview()
    } catch (thrown) {
      unknown.current = sentOrder
      throw new Error(t('subscription.outcomeUnknown', { reason: toFailure(thrown).text }))
    }
  }

  return async () => {
    if (!plan || !order || !estimate) return
    const previousOrder = unknown.current
    const currentOverview = await (previousOrder
      ? readOutcome(previousOrder)
      : runBeforeCharge(() => store.readOverview()))
    unknown.current = undefined
    if (previousOrder && hasOrderedPlan(previousOrder, currentOverview)) {
      store.notifyPlanChange()
      return onPaid(previousOrder.purchase)
    }
    if (choice.hasChangedSince(currentOverview)) {
      store.overview.set(currentOverview)
      choice.rememberOverview(currentOverview)
      store.notifyPlanChange()
      await choice.ask()
      throw new Error(t('subscription.changedMeanwhile', { name }))
    }
    const billingInfo = toBillingInfo(values.details)
    const paymentNonce = plan.isFree
      ? undefined
      : await runBeforeCharge(async () => fields.current?.nonce({ amount: cents, billing: billingInfo }))
    const chargedPart = plan.isFree ? {} : { charged: formatMoney(formats, cents) }
    const sentOrder = { ...order, purchase: { plan: plan.name, seats, ...chargedPart } }
    await buyOnce(
      { ...order, billingInfo, ...(paymentNonce === undefined ? {} : { paymentNonce }) },
      sentOrder,
    )
    onPaid(sentOrder.purchase)
  }
}
