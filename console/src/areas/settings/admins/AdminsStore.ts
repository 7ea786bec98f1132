import type { Client, Manager } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import { createManagerList } from '../../../parts/managers/managerList.ts'

type NewAdmin = Omit<Parameters<Client['managers']['create']>[0], 'companyId'>

export class AdminsStore {
  allManagers: readonly Manager[] = []
  readonly list: PagedList<Manager>
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
    this.list = createManagerList('admins', (signal) => this.fetch(signal))
  }

  async add(admin: NewAdmin): Promise<void> {
    const { client, companyId } = this.company
    await client.managers.create({ companyId, ...admin })
    await this.list.reload()
  }

  async remove(email: string): Promise<void> {
    const { client, companyId } = this.company
    try {
      await client.managers.delete({ companyId, email })
    } finally {
      await this.list.reload()
    }
  }

  async sendLogin(email: string): Promise<void> {
    const { client, companyId } = this.company
    await client.auth.managerSignin({ email, company_id: companyId })
  }

  async sendBillsTo(email: string): Promise<void> {
    const { client, companyId } = this.company
    await client.managers.setBillingManager({ companyId, email })
    await this.list.reload()
  }

  private async fetch(signal: AbortSignal): Promise<readonly Manager[]> {
    const { client, companyId } = this.company
    const { managers = [] } = await client.companies.get({ companyId }, { signal })
    this.allManagers = managers
    return managers
  }
}
