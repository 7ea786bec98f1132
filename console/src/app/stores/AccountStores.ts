import type { Client, Company } from '@heed/contracts'

type AccountStoresOptions = {
  client: Client
  partnerId: number
  onCompany: (company: Company) => void
  onCompanyGone: (companyId: number) => void
}

type StoreClass<Store> = new (account: AccountStores) => Store

export class AccountStores {
  readonly client: Client
  readonly partnerId: number
  readonly onCompany: (company: Company) => void
  readonly onCompanyGone: (companyId: number) => void
  private readonly stores = new Map<unknown, unknown>()

  constructor({ client, partnerId, onCompany, onCompanyGone }: AccountStoresOptions) {
    this.client = client
    this.partnerId = partnerId
    this.onCompany = onCompany
    this.onCompanyGone = onCompanyGone
  }

  getStore<Store>(Kind: StoreClass<Store>): Store {
    if (!this.stores.has(Kind)) this.stores.set(Kind, new Kind(this))
    return this.stores.get(Kind) as Store
  }
}
