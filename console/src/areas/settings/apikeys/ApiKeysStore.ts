import type { ApiKey } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { createLocalFetch } from '../../../lib/tables/localPages.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { KeyNameStore } from './KeyNameStore.ts'

export class ApiKeysStore {
  readonly list: PagedList<ApiKey>
  private readonly names = new Map<number, KeyNameStore>()
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
    this.list = new PagedList<ApiKey>(
      createLocalFetch((signal) => this.fetch(signal), {
        texts: ({ name }) => [name],
        fields: { id: ({ id }) => id },
      }),
      { prefix: 'keys', order: 'id desc', fields: ['id'] },
    )
  }

  getKeyName({ id, name }: ApiKey): KeyNameStore {
    const keyName = this.names.get(id) ?? new KeyNameStore(name, (next) => this.rename(id, next))
    this.names.set(id, keyName)
    return keyName
  }

  async create(name: string): Promise<ApiKey> {
    const { client, companyId } = this.company
    const key = await client.apikeys.create({ companyId, name })
    await this.list.reload()
    return key
  }

  async rename(apiKeyId: number, name: string): Promise<void> {
    const { client, companyId } = this.company
    await client.apikeys.rename({ companyId, apiKeyId, name })
  }

  async remove(apiKeyId: number): Promise<void> {
    const { client, companyId } = this.company
    try {
      await client.apikeys.delete({ companyId, apiKeyId })
      this.names.delete(apiKeyId)
    } finally {
      await this.list.reload()
    }
  }

  private async fetch(signal: AbortSignal): Promise<readonly ApiKey[]> {
    const { client, companyId } = this.company
    const { apikeys } = await client.apikeys.list({ companyId }, { signal })
    return apikeys
  }
}
