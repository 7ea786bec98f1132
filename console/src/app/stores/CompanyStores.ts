import type { Client } from '@heed/contracts'

type CompanyStoresOptions = {
  client: Client
  companyId: number
  onSeats: () => void
}

type StoreClass<Store> = new (company: CompanyStores) => Store

export class CompanyStores {
  readonly client: Client
  readonly companyId: number
  readonly onSeatsChange: () => void
  private readonly stores = new Map<unknown, unknown>()

  constructor({ client, companyId, onSeats }: CompanyStoresOptions) {
    this.client = client
    this.companyId = companyId
    this.onSeatsChange = onSeats
  }

  getStore<Store>(Kind: StoreClass<Store>): Store {
    if (!this.stores.has(Kind)) this.stores.set(Kind, new Kind(this))
    return this.stores.get(Kind) as Store
  }
}
