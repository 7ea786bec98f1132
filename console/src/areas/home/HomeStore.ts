import type { DashboardStatus } from '@heed/contracts'
import type { CompanyStores } from '../../app/CompanyStores.ts'
import { Resource } from '../../lib/Resource.ts'

/** A company at a glance. */
export class HomeStore {
  readonly status = new Resource<DashboardStatus>()
  /** How many employee lists there are. */
  readonly lists = new Resource<number>()
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  /** Asks anew for everything the page shows; failures stay in the resources. */
  async load(): Promise<void> {
    const { client, companyId } = this.company
    await Promise.all([
      this.status.load((signal) => client.dashboard.getStatus({ companyId }, { signal })),
      this.lists.load(
        async (signal) => (await client.lists.list({ companyId, p: 0, n: 1 }, { signal })).count,
      ),
    ])
  }
}
