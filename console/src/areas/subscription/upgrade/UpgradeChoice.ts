import {
  type BasePlan,
  BillingInfo,
  type CanEditSubscription,
  type EstimateSummary,
  enterpriseMinSeats,
  freePlanSeats,
  getPlanButton,
  groupBasePlans,
  isCouponProblem,
  type Plan,
  type SubscriptionOverview,
  summarizeEstimate,
} from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { Failure } from '../../../lib/requests/failure.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import type { EstimateOrder, SubscriptionStore } from '../SubscriptionStore.ts'
import { type BillingDetails, toBillingInfo, type UpgradeDraft } from './values.ts'

interface PricedOrder {
  orderKey: string
  estimate: EstimateSummary
}

interface CheckedOrder {
  orderKey: string
  checkResult: CanEditSubscription
}

export class UpgradeChoice {
  values: UpgradeDraft
  readonly price = new Resource<PricedOrder>()
  private readonly checkResource = new Resource<CheckedOrder>()
  private seenOverviewKey: string | undefined
  private failedOf: string | undefined = undefined
  private wrongCoupon: string | undefined = undefined
  private readonly store: SubscriptionStore

  constructor(store: SubscriptionStore, initialValues: UpgradeDraft) {
    this.store = store
    this.values = initialValues
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
      checkResult: computed,
      hasCouponProblem: computed,
      failure: computed,
      set: action,
      refuseCoupon: action,
      fail: action,
    })
  }

  get bases(): readonly BasePlan[] {
    return groupBasePlans(this.store.plans.value ?? [])
  }

  get plan(): Plan | undefined {
    const base = this.bases.find(({ baseId }) => baseId === this.values.baseId)
    return base && this.getVariant(base)
  }

  readonly getVariant = ({ variants }: BasePlan): Plan | undefined =>
    variants[this.values.period] ?? variants.month ?? variants.year

  /** The free plan always has ten seats (S0 section 4). */
  get seats(): number {
    return this.plan?.isFree ? freePlanSeats : this.values.seats
  }

  get isEnterprise(): boolean {
    return this.values.seats >= enterpriseMinSeats
  }

  readonly getButton = (plan: Plan) =>
    getPlanButton(this.store.currentPlan, {
      baseId: plan.baseId,
      name: plan.name,
      seats: plan.isFree ? freePlanSeats : this.values.seats,
      period: plan.period_unit,
    })

  get order(): EstimateOrder | undefined {
    const { plan, seats, values } = this
    if (!plan || (!plan.isFree && this.isEnterprise) || this.getButton(plan).disabled) return undefined
    const coupon = values.coupon.trim()
    return { planId: plan.id, seats, ...(coupon === '' ? {} : { coupon }) }
  }

  get orderKey(): string | undefined {
    return this.order && JSON.stringify(this.order)
  }

  get isEstimating(): boolean {
    const { orderKey } = this
    return orderKey !== undefined && this.price.value?.orderKey !== orderKey && this.failedOf !== orderKey
  }

  get estimate(): EstimateSummary | undefined {
    const { value } = this.price
    return value?.orderKey === this.orderKey ? value?.estimate : undefined
  }

  get checkResult(): CanEditSubscription | undefined {
    const { value } = this.checkResource
    return this.order && value?.orderKey === makeOrderKey(this.order) ? value.checkResult : undefined
  }

  get hasCouponProblem(): boolean {
    const coupon = this.values.coupon.trim()
    return coupon !== '' && this.wrongCoupon === coupon
  }

  set(patch: Partial<UpgradeDraft>): void {
    this.values = { ...this.values, ...patch }
  }

  async ask(): Promise<void> {
    const { order, orderKey, plan, seats } = this
    if (!order || orderKey === undefined || !plan) return
    const key = makeOrderKey(order)
    await Promise.all([
      this.checkResource.load(async (signal) => ({
        orderKey: key,
        checkResult: await this.store.checkChange(plan, seats, signal),
      })),
      this.price.load(async (signal) => {
        const estimate = await this.store.estimate(order, signal)
        return { orderKey, estimate: summarizeEstimate(estimate) }
      }),
    ])
    const { failure } = this.price
    this.fail(failure && orderKey)
    if (failure) this.refuseCoupon(failure)
  }

  private fail(failedKey: string | undefined): void {
    this.failedOf = failedKey
  }

  /** Drops the coupon, but keeps the billing details (S0 section 4). */
  cancel(): void {
    this.set({ coupon: '' })
  }

  /** Coupon errors are shown at the coupon field. */
  get failure(): Failure | undefined {
    if (this.isEstimating) return undefined
    const priceFailure =
      this.failedOf === this.orderKey && !this.hasCouponProblem ? this.price.failure : undefined
    return priceFailure ?? (this.checkResult ? undefined : this.checkResource.failure)
  }

  static readonly getDetailProblems = (details: BillingDetails): Readonly<Record<string, string>> => {
    const { error } = BillingInfo.safeParse(toBillingInfo(details))
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
  }

  rememberOverview(overview: SubscriptionOverview): void {
    this.seenOverviewKey = makeOverviewKey(overview)
  }

  readonly hasChangedSince = (overview: SubscriptionOverview): boolean =>
    this.seenOverviewKey !== undefined && this.seenOverviewKey !== makeOverviewKey(overview)

  refuseCoupon({ kind, text }: Failure): boolean {
    const isCoupon = kind === 'conflict' && isCouponProblem(text)
    if (isCoupon) this.wrongCoupon = this.values.coupon.trim()
    return isCoupon
  }
}

const makeOrderKey = ({ planId, seats }: EstimateOrder): string => `${planId} ${String(seats)}`

const makeOverviewKey = ({ subscription }: SubscriptionOverview): string =>
  JSON.stringify([
    subscription?.externalId,
    subscription?.package_users,
    subscription?.status,
    subscription?.package_valid_to,
  ])
