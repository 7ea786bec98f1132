import {
  type Client,
  countViewsLeft,
  getCompanyName,
  getPartnerId,
  getViewsLevel,
  pageSizeMax,
} from '@heed/contracts'
import { makeAutoObservable, runInAction } from 'mobx'
import { createLocalFetch } from '../../../lib/tables/localPages.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'

export type PackageRow = {
  companyId: number
  name: string
  bought: number
  used: number
  left: number
  standing: ReturnType<typeof getViewsLevel>
}

/** The API can't list packages, so all customers are loaded once and then searched and sorted here. */
export class PackagesStore {
  progress: { loadedCount: number; count: number } | null = null
  readonly list: PagedList<PackageRow>
  private found: readonly PackageRow[] | undefined
  private readonly client: Client
  private readonly partnerId: number

  constructor({ client, partnerId }: { client: Client; partnerId: number }) {
    this.client = client
    this.partnerId = partnerId
    const { company, left, used, bought } = fields
    this.list = new PagedList<PackageRow>(
      createLocalFetch((signal) => this.look(signal), {
        texts: ({ name }) => [name],
        fields: { company, left, used, bought },
      }),
      { prefix: 'packages', size: PAGE_SIZE, order: 'left asc', fields: Object.keys(fields) },
    )
    makeAutoObservable<this, 'found' | 'client' | 'partnerId'>(this, {
      list: false,
      found: false,
      client: false,
      partnerId: false,
    })
  }

  async reloadRows(): Promise<void> {
    if (this.progress !== null) return
    this.found = undefined
    await this.list.refresh()
  }

  private async look(signal: AbortSignal): Promise<readonly PackageRow[]> {
    try {
      this.found ??= await this.packages(signal)
      return this.found
    } finally {
      this.tell(null)
    }
  }

  private async packages(signal: AbortSignal): Promise<PackageRow[]> {
    const rows: PackageRow[] = []
    for (let p = 0, readCount = 0, total = 1; readCount < total; p++) {
      const { companies, count } = await this.client.companies.list({ p, n: pageSizeMax }, { signal })
      if (companies.length === 0) break
      for (const company of companies) {
        const { company_id: companyId, ppv } = company
        if (!ppv || getPartnerId(company) !== this.partnerId) continue
        const { viewsPurchased: bought, viewsUsed: used } = ppv
        const viewsFacts = { left: countViewsLeft(ppv), standing: getViewsLevel(ppv) }
        rows.push({ companyId, name: getCompanyName(company), bought, used, ...viewsFacts })
      }
      readCount += companies.length
      total = count
      this.tell({ loadedCount: readCount, count: total })
    }
    return rows
  }

  private tell(progress: PackagesStore['progress']): void {
    runInAction(() => {
      this.progress = progress
    })
  }
}

const PAGE_SIZE = 20

const fields = {
  company: ({ name }: PackageRow) => name,
  left: ({ left }: PackageRow) => left,
  used: ({ used }: PackageRow) => used,
  bought: ({ bought }: PackageRow) => bought,
}
