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
import type { Failure } from '../../../lib/requests/failure.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import type { Order, SubscriptionStore } from '../SubscriptionStore.ts'
import { type Details, toBillingInfo, type UpgradeDraft } from './values.ts'

interface Priced {
  of: string
  estimate: ShownEstimate
}

interface Judged {
  of: string
  judged: CanEditSubscription
}

export class Choice {
  values: UpgradeDraft
  readonly price = new Resource<Priced>()
  private readonly judgement = new Resource<Judged>()
  private seen: string | undefined
  private failedOf: string | undefined = undefined
  private wrongCoupon: string | undefined = undefined
  private readonly store: SubscriptionStore

  constructor(store: SubscriptionStore, begin: UpgradeDraft) {
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
      judged: computed,
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

  get plan(): Plan | undefined {
    const base = this.bases.find(({ baseId }) => baseId === this.values.baseId)
    return base && this.variantOf(base)
  }

  readonly variantOf = ({ variants }: BasePlan): Plan | undefined =>
    variants[this.values.period] ?? variants.month ?? variants.year

  /** The free plan always has ten seats (S0 section 4). */
  get seats(): number {
    return this.plan?.isFree ? freePlanSeats : this.values.seats
  }

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

  get isEstimating(): boolean {
    const { orderKey } = this
    return orderKey !== undefined && this.price.value?.of !== orderKey && this.failedOf !== orderKey
  }

  get estimate(): ShownEstimate | undefined {
    const { value } = this.price
    return value?.of === this.orderKey ? value?.estimate : undefined
  }

  get judged(): CanEditSubscription | undefined {
    const { value } = this.judgement
    return this.order && value?.of === makeOrderKey(this.order) ? value.judged : undefined
  }

  get couponProblem(): boolean {
    const coupon = this.values.coupon.trim()
    return coupon !== '' && this.wrongCoupon === coupon
  }

  set(changed: Partial<UpgradeDraft>): void {
    this.values = { ...this.values, ...changed }
  }

  async ask(): Promise<void> {
    const { order, orderKey, plan, seats } = this
    if (!order || orderKey === undefined || !plan) return
    const of = makeOrderKey(order)
    await Promise.all([
      this.judgement.load(async (signal) => ({ of, judged: await this.store.judge(plan, seats, signal) })),
      this.price.load(async (signal) => {
        const estimate = await this.store.estimate(order, signal)
        return { of: orderKey, estimate: shownEstimate(estimate) }
      }),
    ])
    const { failure } = this.price
    this.fail(failure && orderKey)
    if (failure) this.refuseCoupon(failure)
  }

  private fail(of: string | undefined): void {
    this.failedOf = of
  }

  /** Drops the coupon, but keeps the billing details (S0 section 4). */
  cancel(): void {
    this.set({ coupon: '' })
  }

  /** Coupon errors are shown at the coupon field. */
  get failure(): Failure | undefined {
    if (this.isEstimating) return undefined
    const ofPrice = this.failedOf === this.orderKey && !this.couponProblem ? this.price.failure : undefined
    return ofPrice ?? (this.judged ? undefined : this.judgement.failure)
  }

  static readonly wrongOf = (details: Details): Readonly<Record<string, string>> => {
    const { error } = BillingInfo.safeParse(toBillingInfo(details))
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
  }

  see(overview: SubscriptionOverview): void {
    this.seen = makeOverviewKey(overview)
  }

  readonly isAnother = (overview: SubscriptionOverview): boolean =>
    this.seen !== undefined && this.seen !== makeOverviewKey(overview)

  refuseCoupon({ kind, text }: Failure): boolean {
    const isCoupon = kind === 'conflict' && isCouponProblem(text)
    if (isCoupon) this.wrongCoupon = this.values.coupon.trim()
    return isCoupon
  }
}

const makeOrderKey = ({ planId, seats }: Order): string => `${planId} ${String(seats)}`

const makeOverviewKey = ({ subscription }: SubscriptionOverview): string =>
  JSON.stringify([
    subscription?.externalId,
    subscription?.package_users,
    subscription?.status,
    subscription?.package_valid_to,
  ])
