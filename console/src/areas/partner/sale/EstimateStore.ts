import type { Client, PartnerEstimate } from '@heed/contracts'
import type { AccountStores } from '../../../app/stores/AccountStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { SEARCH_DELAY_MS } from '../../../lib/tables/PagedList.ts'

export interface EstimateQuery {
  subscriptionCode: string
  seats: number
  companyId?: number
}

export class EstimateStore {
  readonly answer = new Resource<PartnerEstimate>()
  private readonly client: Client
  private readonly partnerId: number
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor({ client, partnerId }: Pick<AccountStores, 'client' | 'partnerId'>) {
    this.client = client
    this.partnerId = partnerId
  }

  ask(query: EstimateQuery | null): void {
    clearTimeout(this.timer)
    this.answer.cancel()
    if (query === null) this.answer.clear()
    else this.timer = setTimeout(() => void this.load(query), SEARCH_DELAY_MS)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.answer.cancel()
  }

  load(query: EstimateQuery): Promise<void> {
    const { client, partnerId } = this
    return this.answer.load((signal) => client.partners.estimate({ partnerId, ...query }, { signal }))
  }
}
