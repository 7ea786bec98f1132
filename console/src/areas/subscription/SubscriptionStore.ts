import type {
  CanEditSubscription,
  Client,
  Employee,
  Estimate,
  Plan,
  PlanChoice,
  SubscriptionOverview,
} from '@heed/contracts'
import { computed, makeObservable } from 'mobx'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { Resource } from '../../lib/requests/Resource.ts'

type SubscriptionInput<Name extends 'create' | 'estimate'> = Omit<
  Parameters<Client['subscriptions'][Name]>[0],
  'companyId'
>
export type Purchase = SubscriptionInput<'create'>
export type EstimateOrder = SubscriptionInput<'estimate'>

export const LEAST_ACTIVE_ORDER = 'lastActive asc'
const INACTIVE_COUNT = 5

export class SubscriptionStore {
  readonly overview = new Resource<SubscriptionOverview>()
  readonly plans = new Resource<Plan[]>()
  readonly inactiveEmployees = new Resource<Employee[]>()
  private readonly client: Client
  private readonly ids: { companyId: number }
  private readonly onPlanChange: () => void

  constructor({ client, companyId, onSeatsChange }: CompanyStores) {
    this.client = client
    this.ids = { companyId }
    this.onPlanChange = onSeatsChange
    makeObservable(this, { currentPlan: computed })
  }

  get currentPlan(): PlanChoice | null {
    const { subscription } = this.overview.value ?? {}
    if (subscription?.status !== 'active' || subscription.subscription_type !== 'direct') return null
    return {
      baseId: subscription.externalId?.replace(/-(?:yearly|monthly)$/, '') ?? subscription.subscription_code,
      name: subscription.subscription_name,
      seats: subscription.package_users,
      period: subscription.billingPeriod ?? 'month',
    }
  }

  readonly load = (): Promise<void> =>
    this.overview.load((signal) => this.client.subscriptions.overview(this.ids, { signal }))

  readonly loadPlans = (): Promise<void> =>
    this.plans.load(async (signal) => (await this.client.subscriptions.plans(this.ids, { signal })).plans)

  readonly loadInactiveEmployees = (): Promise<void> =>
    this.inactiveEmployees.load(async (signal) => {
      const query = { ...this.ids, p: 0, n: INACTIVE_COUNT, order: LEAST_ACTIVE_ORDER }
      return (await this.client.employees.list(query, { signal })).users
    })

  readOverview = (): Promise<SubscriptionOverview> => this.client.subscriptions.overview(this.ids)

  estimate(order: EstimateOrder, signal: AbortSignal): Promise<Estimate> {
    return this.client.subscriptions.estimate({ ...this.ids, ...order }, { signal })
  }

  checkChange(plan: Plan, newSeats: number, signal: AbortSignal): Promise<CanEditSubscription> {
    return this.currentPlan?.baseId === plan.baseId
      ? this.client.subscriptions.canReduceSeats({ ...this.ids, newSeats }, { signal })
      : this.client.subscriptions.canEdit({ ...this.ids, subscriptionCode: plan.code, newSeats }, { signal })
  }

  async fetchPaymentToken(): Promise<string> {
    return (await this.client.subscriptions.getPaymentToken(this.ids)).token
  }

  async purchase(purchase: Purchase): Promise<void> {
    await this.client.subscriptions.create({ ...this.ids, ...purchase })
    this.notifyPlanChange()
  }

  async cancel(): Promise<void> {
    await this.client.subscriptions.cancel(this.ids)
    this.notifyPlanChange()
    await this.overview.reload()
  }

  async portal(): Promise<string> {
    const { portal_session: session } = await this.client.subscriptions.createPortalSession(this.ids)
    return session.access_url
  }

  notifyPlanChange(): void {
    this.onPlanChange()
  }
}
