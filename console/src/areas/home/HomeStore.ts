import type { DashboardStatus } from '@heed/contracts'
import type { RootStore } from '../../app/RootStore.ts'
import { Resource } from '../../lib/Resource.ts'

/** The current company at a glance. */
export class HomeStore {
  readonly status = new Resource<DashboardStatus>()
  /** How many employee lists there are. */
  readonly lists = new Resource<number>()
  private readonly root: RootStore

  constructor(root: RootStore) {
    this.root = root
  }

  /** Asks anew for everything the page shows; failures stay in the resources. */
  async load(companyId: number): Promise<void> {
    const { client } = this.root
    this.status.clear()
    this.lists.clear()
    await Promise.all([
      this.status.load((signal) => client.dashboard.getStatus({ companyId }, { signal })),
      this.lists.load(
        async (signal) => (await client.lists.list({ companyId, p: 0, n: 1 }, { signal })).count,
      ),
    ])
  }
}
