import type { Client } from '@heed/contracts'

type Facts = {
  client: Client
  companyId: number
  /** The number of employees may have changed, and with it what the company may do. */
  onSeats: () => void
}

type Kind<Store> = new (company: CompanyStores) => Store

/** The stores of one company: each is made when it is first asked for, and all of them go with the company. */
export class CompanyStores {
  readonly client: Client
  readonly companyId: number
  readonly onSeats: () => void
  private readonly stores = new Map<unknown, unknown>()

  constructor({ client, companyId, onSeats }: Facts) {
    this.client = client
    this.companyId = companyId
    this.onSeats = onSeats
  }

  of<Store>(Kind: Kind<Store>): Store {
    if (!this.stores.has(Kind)) this.stores.set(Kind, new Kind(this))
    return this.stores.get(Kind) as Store
  }
}
