import type { Client, PartnerEstimate } from '@heed/contracts'
import type { AccountStores } from '../../../app/stores/AccountStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { SEARCH_DELAY } from '../../../lib/tables/PagedList.ts'

export interface Asked {
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

  ask(asked: Asked | null): void {
    clearTimeout(this.timer)
    this.answer.cancel()
    if (asked === null) this.answer.clear()
    else this.timer = setTimeout(() => void this.load(asked), SEARCH_DELAY)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.answer.cancel()
  }

  load(asked: Asked): Promise<void> {
    const { client, partnerId } = this
    return this.answer.load((signal) => client.partners.estimate({ partnerId, ...asked }, { signal }))
  }
}
