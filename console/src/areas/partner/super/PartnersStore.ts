import type { Client, Manager, NotificationTarget } from '@heed/contracts'
import { localPages } from '../../../lib/localPages.ts'
import { PagedList } from '../../../lib/PagedList.ts'

/** Accounts a page, as their companies are. */
const PAGE = 20

export async function everyPartner(
  client: Client,
  signal: AbortSignal,
): Promise<readonly NotificationTarget[]> {
  const { targets } = await client.system.listNotificationTargets({}, { signal })
  return targets.filter(({ type }) => type === 'partner')
}

/** Every partner account of the platform; of the lists it has, those whom a notification can be meant for name them. */
export class PartnersStore {
  readonly list: PagedList<NotificationTarget>
  private readonly client: Client

  constructor(client: Client) {
    this.client = client
    this.list = new PagedList<NotificationTarget>(
      localPages((signal) => this.fetch(signal), {
        texts: ({ name }) => [name],
        fields: { name: ({ name }) => name, enabled: ({ enabled }) => (enabled === false ? 1 : 0) },
      }),
      { prefix: 'partners', size: PAGE, order: 'name asc', fields: ['name', 'enabled'] },
    )
  }

  /** How many companies an account has, for the question before it is switched. */
  async companyCount(partnerId: number): Promise<number> {
    return (await this.client.partners.listCompanies({ partnerId, p: 0, n: 1 })).count
  }

  async switch(partnerId: number, enabled: boolean): Promise<void> {
    await this.client.partners.toggle({ partnerId, enabled })
    await this.list.reload()
  }

  async managersOf(partnerId: number): Promise<readonly Manager[]> {
    return (await this.client.partners.listManagers({ partnerId })).managers
  }

  private fetch(signal: AbortSignal): Promise<readonly NotificationTarget[]> {
    return everyPartner(this.client, signal)
  }
}
