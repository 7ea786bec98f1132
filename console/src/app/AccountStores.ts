import type { Client, Company } from '@heed/contracts'

type Facts = {
  client: Client
  partnerId: number
  /** What was heard of a customer: whoever works inside of it sees the same. */
  onCompany: (company: Company) => void
  /** A customer is gone. */
  onGone: (companyId: number) => void
}

type Kind<Store> = new (account: AccountStores) => Store

/** The stores of one partner account: each is made when it is first asked for, and all of them go with the account. */
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
