import type { Client, IntegrationSummary } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'

export class ChannelsStore {
  readonly services = new Resource<IntegrationSummary[]>()
  private readonly client: Client
  private readonly companyId: number

  constructor({ client, companyId }: CompanyStores) {
    this.client = client
    this.companyId = companyId
  }

  load(): Promise<void> {
    return this.services.load(async (signal) => {
      const { integrations } = await this.client.integrations.list({ companyId: this.companyId }, { signal })
      return integrations
    }, 'services')
  }

  isConnected(service: 'slack' | 'teams'): boolean | undefined {
    return this.services.value?.some(({ id, connected }) => id === service && connected)
  }
}
