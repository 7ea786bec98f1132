import type { Client, IntegrationSummary } from '@heed/contracts'
import type { CompanyStores } from '../../../app/CompanyStores.ts'
import { Resource } from '../../../lib/Resource.ts'

/** Which services a company is connected to: those that messages go through, and others. */
export class ChannelsStore {
  readonly services = new Resource<IntegrationSummary[]>()
  private readonly client: Client
  private readonly companyId: number

  constructor({ client, companyId }: CompanyStores) {
    this.client = client
    this.companyId = companyId
  }

  /** Asked again by every form that offers channels: somebody may have connected one meanwhile. */
  load(): Promise<void> {
    return this.services.load(async (signal) => {
      const { integrations } = await this.client.integrations.list({ companyId: this.companyId }, { signal })
      return integrations
    }, 'services')
  }

  /** Undefined until it is known. */
  isConnected(service: 'slack' | 'teams'): boolean | undefined {
    return this.services.value?.some(({ id, connected }) => id === service && connected)
  }
}
