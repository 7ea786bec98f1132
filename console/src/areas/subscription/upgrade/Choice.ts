import {
  type BasePlan,
  BillingInfo,
  basePlans,
  type CanEditSubscription,
  enterpriseFrom,
  freePlanSeats,
  isCouponProblem,
  type Plan,
  planButton,
  type ShownEstimate,
  type SubscriptionOverview,
  shownEstimate,
} from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { Failure } from '../../../lib/failure.ts'
import { Resource } from '../../../lib/Resource.ts'
import type { Order, SubscriptionStore } from '../SubscriptionStore.ts'
import { billingOf, type Details, type Values } from './values.ts'

/** What an order costs and whether it may be bought. */
interface Answer {
  of: string
  estimate: ShownEstimate
  judged: CanEditSubscription
}

/** What somebody is about to buy: nothing is changed before it is paid. */
export class Choice {
  values: Values
  readonly answer = new Resource<Answer>()
  /** What was held when it was chosen: another one means that somebody else has bought meanwhile. */
  private seen: string | undefined
  /** The order whose price could not be had. */
  private failedOf: string | undefined = undefined
  /** The server took no coupon of this text. */
  private wrongCoupon: string | undefined = undefined
  private readonly store: SubscriptionStore

  constructor(store: SubscriptionStore, begin: Values) {
    this.store = store
    this.values = begin
    makeObservable<this, 'wrongCoupon' | 'failedOf' | 'fail'>(this, {
      values: observableRef,
      failedOf: observable,
      wrongCoupon: observable,
      bases: computed,
      plan: computed,
      seats: computed,
      order: computed,
      orderKey: computed,
      isEstimating: computed,
      estimate: computed,
      couponProblem: computed,
      failure: computed,
      set: action,
      refuseCoupon: action,
      fail: action,
    })
  }

  get bases(): readonly BasePlan[] {
    return basePlans(this.store.plans.value ?? [])
  }

  /** The chosen plan in the chosen period; the free one has no other. */
  get plan(): Plan | undefined {
    const base = this.bases.find(({ baseId }) => baseId === this.values.baseId)
    return base && this.variantOf(base)
  }

  readonly variantOf = ({ variants }: BasePlan): Plan | undefined =>
    variants[this.values.period] ?? variants.month ?? variants.year

  /** The free plan holds ten people, whatever was chosen for another (S0 section 4). */
  get seats(): number {
    return this.plan?.isFree ? freePlanSeats : this.values.seats
  }

  /** So many are sold by people. */
  get isEnterprise(): boolean {
    return this.values.seats >= enterpriseFrom
  }

  readonly buttonOf = (plan: Plan) =>
    planButton(this.store.held, {
      baseId: plan.baseId,
      name: plan.name,
      seats: plan.isFree ? freePlanSeats : this.values.seats,
      period: plan.period_unit,
    })

  get order(): Order | undefined {
    const { plan, seats, values } = this
    if (!plan || (!plan.isFree && this.isEnterprise) || this.buttonOf(plan).disabled) return undefined
    const coupon = values.coupon.trim()
    return { planId: plan.id, seats, ...(coupon === '' ? {} : { coupon }) }
  }

  get orderKey(): string | undefined {
    return this.order && JSON.stringify(this.order)
  }

  /** What is shown belongs to another order than the one that is chosen. */
  get isEstimating(): boolean {
    const { orderKey } = this
    return orderKey !== undefined && this.answer.value?.of !== orderKey && this.failedOf !== orderKey
  }

  /** Undefined while it is not known what the order costs. */
  get estimate(): Answer | undefined {
    const { value } = this.answer
    return value?.of === this.orderKey ? value : undefined
  }

  get couponProblem(): boolean {
    const coupon = this.values.coupon.trim()
    return coupon !== '' && this.wrongCoupon === coupon
  }

  set(changed: Partial<Values>): void {
    this.values = { ...this.values, ...changed }
  }

  /** Asks what the order costs and whether the people fit. */
  async ask(): Promise<void> {
    const { order, orderKey, plan, seats } = this
    if (!order || orderKey === undefined || !plan) return
    await this.answer.load(async (signal) => {
      const [estimate, judged] = await Promise.all([
        this.store.estimate(order, signal),
        this.store.judge(plan, seats, signal),
      ])
      return { of: orderKey, estimate: shownEstimate(estimate), judged }
    })
    const { failure } = this.answer
    this.fail(failure && orderKey)
    if (failure) this.refuseCoupon(failure)
  }

  private fail(of: string | undefined): void {
    this.failedOf = of
  }

  /** Cancelled: the coupon is forgotten, what was typed of who pays is not (S0 section 4). */
  cancel(): void {
    this.set({ coupon: '' })
  }

  /** Why the price could not be had, but for a coupon, which is told of at its place. */
  get failure(): Failure | undefined {
    const { failure } = this.answer
    return this.failedOf === this.orderKey && !this.couponProblem ? failure : undefined
  }

  /** What of the typed details cannot be sent, by field. */
  static readonly wrongOf = (details: Details): Readonly<Record<string, string>> => {
    const { error } = BillingInfo.safeParse(billingOf(details))
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
  }

  /** Remembers what is held now, so that a change by somebody else can be told from it. */
  see(overview: SubscriptionOverview): void {
    this.seen = keyOf(overview)
  }

  /** Whether something else is held than what was seen. */
  readonly isAnother = (overview: SubscriptionOverview): boolean =>
    this.seen !== undefined && this.seen !== keyOf(overview)

  /** Keeps in mind that a coupon is not taken, also when it was refused only on paying. */
  refuseCoupon({ kind, text }: Failure): boolean {
    const isCoupon = kind === 'conflict' && isCouponProblem(text)
    if (isCoupon) this.wrongCoupon = this.values.coupon.trim()
    return isCoupon
  }
}

const keyOf = ({ subscription }: SubscriptionOverview): string =>
  JSON.stringify([
    subscription?.externalId,
    subscription?.package_users,
    subscription?.status,
    subscription?.package_valid_to,
  ])
