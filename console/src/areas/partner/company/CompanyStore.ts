import type {
  CanBeRemoved,
  CanEditSubscription,
  Client,
  Company,
  NewManager,
  PartnerEstimate,
  SubscriptionChange,
} from '@heed/contracts'
import type * as z from 'zod/mini'
import type { AccountStores } from '../../../app/stores/AccountStores.ts'
import { LastStoreCache } from '../../../lib/requests/LastShown.ts'
import { Resource } from '../../../lib/requests/Resource.ts'

export class CompanyStore {
  readonly companyId: number
  readonly info = new Resource<Company>()
  private readonly client: Client
  private readonly account: AccountStores

  constructor(account: AccountStores, companyId: number) {
    this.account = account
    this.client = account.client
    this.companyId = companyId
  }

  readonly load = (): Promise<void> => this.info.load((signal) => this.fetch(signal), 'company')

  async current(): Promise<Company> {
    const company = await this.fetch()
    this.info.set(company)
    return company
  }

  async rename(companyName: string): Promise<void> {
    this.applyCompany(await this.client.companies.update({ companyId: this.companyId, companyName }))
  }

  async setLanguage(defaultLanguage: string): Promise<void> {
    this.applyCompany(await this.client.companies.update({ companyId: this.companyId, defaultLanguage }))
  }

  canEdit({ subscriptionCode, seats: newSeats }: SubscriptionChange): Promise<CanEditSubscription> {
    return this.client.subscriptions.canEdit({ ...this.ids, subscriptionCode, newSeats })
  }

  sell(change: SubscriptionChange) {
    return this.client.subscriptions.update({ ...this.ids, ...change })
  }

  async update(change: SubscriptionChange): Promise<void> {
    await this.sell(change)
    await this.readAgain()
  }

  canBeRemoved(): Promise<CanBeRemoved> {
    return this.client.subscriptions.canBeRemoved(this.ids)
  }

  /** With 0 seats, returns the account's cost without this company. */
  estimate(subscriptionCode: string, seats: number): Promise<PartnerEstimate> {
    return this.client.partners.estimate({ ...this.ids, subscriptionCode, seats })
  }

  end() {
    return this.client.subscriptions.deactivate(this.ids)
  }

  async deactivate(): Promise<void> {
    await this.end()
    await this.readAgain()
  }

  async delete(): Promise<void> {
    await this.client.partners.deleteCompany(this.ids)
    this.account.onCompanyGone(this.companyId)
  }

  async addManager(manager: z.infer<typeof NewManager>): Promise<void> {
    await this.client.managers.create({ companyId: this.companyId, ...manager })
    await this.readAgain()
  }

  async removeManager(email: string): Promise<void> {
    try {
      await this.client.managers.delete({ companyId: this.companyId, email })
    } finally {
      // Reads again even after a failure, because someone else may already have removed the manager.
      await this.readAgain()
    }
  }

  async sendLogin(email: string): Promise<void> {
    await this.client.auth.managerSignin({ email, company_id: this.companyId })
  }

  async sendBillsTo(email: string): Promise<void> {
    await this.client.managers.setBillingManager({ companyId: this.companyId, email })
    await this.readAgain()
  }

  private get ids() {
    return { companyId: this.companyId, partnerId: this.account.partnerId }
  }

  private async fetch(signal?: AbortSignal): Promise<Company> {
    const company = await this.client.partners.getCompany(this.ids, signal ? { signal } : {})
    this.account.onCompany(company)
    return company
  }

  private applyCompany(company: Company): void {
    this.info.set(company)
    this.account.onCompany(company)
  }

  /** A failed reload is reported by the page, because the change itself succeeded. */
  private readAgain(): Promise<void> {
    return this.load()
  }
}

export class CompanyStoreCache {
  private readonly cache: LastStoreCache<[number], CompanyStore>

  constructor(account: AccountStores) {
    this.cache = new LastStoreCache((companyId) => new CompanyStore(account, companyId))
  }

  get(companyId: number): CompanyStore {
    return this.cache.get(companyId)
  }
}
