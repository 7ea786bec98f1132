import type { Client, ResourceContent } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'

export class LibraryStore {
  readonly items = new Resource<readonly ResourceContent[]>()
  private readonly client: Client
  private readonly companyId: number

  constructor({ client, companyId }: CompanyStores) {
    this.client = client
    this.companyId = companyId
  }

  load(): Promise<void> {
    const { client, companyId } = this
    return this.items.load(async (signal) => {
      const { content } = await client.content.load({ companyId }, { signal })
      return content
    }, 'items')
  }
}
