import type { Client, Manager, NotificationTarget } from '@heed/contracts'
import { createLocalFetch } from '../../../lib/tables/localPages.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'

const PAGE_SIZE = 20

export async function fetchPartners(
  client: Client,
  signal: AbortSignal,
): Promise<readonly NotificationTarget[]> {
  const { targets } = await client.system.listNotificationTargets({}, { signal })
  return targets.filter(({ type }) => type === 'partner')
}

/** The API can't list all accounts, so they are read from the list of notification targets. */
export class PartnersStore {
  readonly list: PagedList<NotificationTarget>
  private readonly client: Client

  constructor(client: Client) {
    this.client = client
    this.list = new PagedList<NotificationTarget>(
      createLocalFetch((signal) => this.fetch(signal), {
        texts: ({ name }) => [name],
        fields: { name: ({ name }) => name, enabled: ({ enabled }) => (enabled === false ? 1 : 0) },
      }),
      { prefix: 'partners', size: PAGE_SIZE, order: 'name asc', fields: ['name', 'enabled'] },
    )
  }

  async companyCount(partnerId: number): Promise<number> {
    return (await this.client.partners.listCompanies({ partnerId, p: 0, n: 1 })).count
  }

  async switch(partnerId: number, enabled: boolean): Promise<void> {
    await this.client.partners.toggle({ partnerId, enabled })
    await this.list.reload()
  }

  async listManagers(partnerId: number): Promise<readonly Manager[]> {
    return (await this.client.partners.listManagers({ partnerId })).managers
  }

  private fetch(signal: AbortSignal): Promise<readonly NotificationTarget[]> {
    return fetchPartners(this.client, signal)
  }
}
