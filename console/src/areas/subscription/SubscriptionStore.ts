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

type Input<Name extends 'create' | 'estimate'> = Omit<
  Parameters<Client['subscriptions'][Name]>[0],
  'companyId'
>
export type Purchase = Input<'create'>
export type Order = Input<'estimate'>

export const LEAST_ACTIVE_ORDER = 'lastActive asc'
const SHOWN_IDLE = 5

export class SubscriptionStore {
  readonly overview = new Resource<SubscriptionOverview>()
  readonly plans = new Resource<Plan[]>()
  readonly idle = new Resource<Employee[]>()
  private readonly client: Client
  private readonly place: { companyId: number }
  private readonly onPlan: () => void

  constructor({ client, companyId, onSeats }: CompanyStores) {
    this.client = client
    this.place = { companyId }
    this.onPlan = onSeats
    makeObservable(this, { held: computed })
  }

  get held(): PlanChoice | null {
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
    this.overview.load((signal) => this.client.subscriptions.overview(this.place, { signal }))

  readonly loadPlans = (): Promise<void> =>
    this.plans.load(async (signal) => (await this.client.subscriptions.plans(this.place, { signal })).plans)

  readonly loadIdle = (): Promise<void> =>
    this.idle.load(async (signal) => {
      const asked = { ...this.place, p: 0, n: SHOWN_IDLE, order: LEAST_ACTIVE_ORDER }
      return (await this.client.employees.list(asked, { signal })).users
    })

  readOverview = (): Promise<SubscriptionOverview> => this.client.subscriptions.overview(this.place)

  estimate(order: Order, signal: AbortSignal): Promise<Estimate> {
    return this.client.subscriptions.estimate({ ...this.place, ...order }, { signal })
  }

  judge(plan: Plan, newSeats: number, signal: AbortSignal): Promise<CanEditSubscription> {
    return this.held?.baseId === plan.baseId
      ? this.client.subscriptions.canReduceSeats({ ...this.place, newSeats }, { signal })
      : this.client.subscriptions.canEdit(
          { ...this.place, subscriptionCode: plan.code, newSeats },
          { signal },
        )
  }

  async paymentToken(): Promise<string> {
    return (await this.client.subscriptions.getPaymentToken(this.place)).token
  }

  async buy(purchase: Purchase): Promise<void> {
    await this.client.subscriptions.create({ ...this.place, ...purchase })
    this.changed()
  }

  async cancel(): Promise<void> {
    await this.client.subscriptions.cancel(this.place)
    this.changed()
    await this.overview.reload()
  }

  async portal(): Promise<string> {
    const { portal_session: session } = await this.client.subscriptions.createPortalSession(this.place)
    return session.access_url
  }

  changed(): void {
    this.onPlan()
  }
}
