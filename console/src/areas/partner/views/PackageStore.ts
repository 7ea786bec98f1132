import { ApiError, type Client, type PpvTransaction } from '@heed/contracts'
import type { AccountStores } from '../../../app/stores/AccountStores.ts'
import { LastStoreCache } from '../../../lib/requests/LastShown.ts'
import { createLocalFetch } from '../../../lib/tables/localPages.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { UsageLog } from '../../../parts/views/UsageLog.ts'
import type { CompanyStore } from '../company/CompanyStore.ts'

const PAGE_SIZE = 5

export interface Purchase {
  views?: number
  notes?: string
}

export class PackageStore {
  readonly bought: PagedList<PpvTransaction>
  readonly log: UsageLog
  readonly companyId: number
  private readonly client: Client
  private readonly company: CompanyStore

  constructor(client: Client, company: CompanyStore) {
    this.client = client
    this.company = company
    this.companyId = company.companyId
    this.bought = new PagedList<PpvTransaction>(
      createLocalFetch((signal) => this.fetchBought(signal), {
        texts: ({ notes }) => [notes],
        fields: {
          created: ({ created }) => created,
          views: ({ views }) => views,
          notes: ({ notes }) => notes,
        },
      }),
      { prefix: 'bought', size: PAGE_SIZE, order: 'created desc', fields: ['created', 'views', 'notes'] },
    )
    this.log = new UsageLog({ client, companyId: this.companyId })
  }

  async make(purchase: Purchase): Promise<void> {
    await this.client.ppv.create({ companyId: this.companyId, ...purchase })
  }

  async create(purchase: Purchase): Promise<void> {
    try {
      await this.make(purchase)
    } catch (error) {
      // Someone else has created the package: show theirs.
      if (error instanceof ApiError && error.kind === 'conflict') await this.company.load()
      throw error
    }
    await this.company.load()
  }

  async purchaseViews({ views, notes }: Purchase): Promise<void> {
    if (!views) return
    await this.client.ppv.addViews({ companyId: this.companyId, views, ...(notes && { notes }) })
  }

  async addViews(purchase: Purchase): Promise<void> {
    await this.purchaseViews(purchase)
    await Promise.all([this.company.load(), this.bought.reload()])
  }

  async renewKey(): Promise<void> {
    await this.client.ppv.newKey({ companyId: this.companyId })
  }

  async newKey(): Promise<void> {
    await this.renewKey()
    await this.company.load()
  }

  async countEmbedded(): Promise<number> {
    const { subjects } = await this.client.ppv.getStatus({ companyId: this.companyId })
    return subjects.filter(({ enabled }) => enabled).length
  }

  private async fetchBought(signal: AbortSignal): Promise<readonly PpvTransaction[]> {
    const { client, companyId } = this
    return (await client.ppv.getTransactions({ companyId }, { signal })).transactions
  }
}

export class PackageStoreCache {
  private readonly cache: LastStoreCache<[CompanyStore], PackageStore>

  constructor({ client }: AccountStores) {
    this.cache = new LastStoreCache((company) => new PackageStore(client, company))
  }

  get(company: CompanyStore): PackageStore {
    return this.cache.get(company)
  }
}
