import type { Client, Company } from '@heed/contracts'

type Facts = {
  client: Client
  partnerId: number
  onCompany: (company: Company) => void
  onGone: (companyId: number) => void
}

type Kind<Store> = new (account: AccountStores) => Store

export class AccountStores {
  readonly client: Client
  readonly partnerId: number
  readonly onCompany: (company: Company) => void
  readonly onGone: (companyId: number) => void
  private readonly stores = new Map<unknown, unknown>()

  constructor({ client, partnerId, onCompany, onGone }: Facts) {
    this.client = client
    this.partnerId = partnerId
    this.onCompany = onCompany
    this.onGone = onGone
  }

  of<Store>(Kind: Kind<Store>): Store {
    if (!this.stores.has(Kind)) this.stores.set(Kind, new Kind(this))
    return this.stores.get(Kind) as Store
  }
}
