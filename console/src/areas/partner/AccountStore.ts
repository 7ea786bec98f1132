import {
  type Client,
  type Company,
  getSwitchedOffRefusal,
  type PartnerCompanyForm,
  type PartnerOverview,
  type Plan,
} from '@heed/contracts'
import type { AccountStores } from '../../app/stores/AccountStores.ts'
import { Resource } from '../../lib/requests/Resource.ts'

export class AccountStore {
  readonly overview = new Resource<PartnerOverview>()
  readonly plans = new Resource<readonly Plan[]>()
  private readonly client: Client
  private readonly partnerId: number

  constructor({ client, partnerId }: AccountStores) {
    this.client = client
    this.partnerId = partnerId
  }

  readonly load = (): Promise<void> => {
    const { client, partnerId } = this
    return this.overview.load(
      (signal) => client.partners.subscriptionOverview({ partnerId }, { signal }),
      'all',
    )
  }

  readonly loadPlans = (): Promise<void> => {
    const { client, partnerId } = this
    return this.plans.load(
      async (signal) => (await client.partners.loadPlans({ partnerId }, { signal })).plans,
      'all',
    )
  }

  get sellingRefusal(): string | null {
    return getSwitchedOffRefusal(this.overview.value ?? {})
  }

  create(form: PartnerCompanyForm): Promise<Company> {
    return this.client.companies.create(form)
  }

  /** Returns the amount collected, in cents. */
  async collect(): Promise<number> {
    const { collected } = await this.client.partners.collectPayment({ partnerId: this.partnerId })
    await this.overview.refresh()
    return collected
  }

  async fetchCardPageUrl(): Promise<string> {
    const { hosted_page: page } = await this.client.partners.openManageSession({ partnerId: this.partnerId })
    return page.url
  }
}
