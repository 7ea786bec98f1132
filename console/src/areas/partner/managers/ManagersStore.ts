import type { Client, Manager } from '@heed/contracts'
import type { AccountStores } from '../../../app/stores/AccountStores.ts'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import { createManagerList } from '../../../parts/managers/managerList.ts'

type NewManager = Omit<Parameters<Client['partners']['createManager']>[0], 'partnerId' | 'role'>

export class ManagersStore {
  allManagers: readonly Manager[] = []
  readonly list: PagedList<Manager>
  private readonly account: AccountStores

  constructor(account: AccountStores) {
    this.account = account
    this.list = createManagerList('accountManagers', (signal) => this.fetch(signal))
  }

  async add({ name, email, sendWelcome }: NewManager): Promise<void> {
    const { client, partnerId } = this.account
    await client.partners.createManager({ partnerId, name, email, sendWelcome })
    await this.list.reload()
  }

  readonly remove = async (email: string): Promise<void> => {
    const { client, partnerId } = this.account
    try {
      await client.partners.deleteManager({ partnerId, email })
    } finally {
      await this.list.reload()
    }
  }

  private async fetch(signal: AbortSignal): Promise<readonly Manager[]> {
    const { client, partnerId } = this.account
    const { managers } = await client.partners.listManagers({ partnerId }, { signal })
    this.allManagers = managers
    return managers
  }
}
