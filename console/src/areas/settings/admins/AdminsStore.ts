import type { Client, Manager } from '@heed/contracts'
import type { CompanyStores } from '../../../app/CompanyStores.ts'
import { localPages } from '../../../lib/localPages.ts'
import { PagedList } from '../../../lib/PagedList.ts'

type NewAdmin = Omit<Parameters<Client['managers']['create']>[0], 'companyId'>

/** Rows of a page, and the fewest that have a pager (S0 section 9). */
const PAGE = 10
export const pagerHiddenUpTo = PAGE - 1

/** Who manages the company, and with which role (S0 section 6). */
export class AdminsStore {
  /** All of them, as the company names them. */
  everybody: readonly Manager[] = []
  readonly list: PagedList<Manager>
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
    this.list = new PagedList<Manager>(
      localPages((signal) => this.fetch(signal), {
        texts: ({ name = '', email }) => [name, email],
        fields: {
          name: ({ name }) => name ?? null,
          email: ({ email }) => email,
          role: ({ role }) => role ?? null,
          created: ({ created }) => created ?? null,
        },
      }),
      { prefix: 'admins', size: PAGE, order: 'name asc', fields: ['name', 'email', 'role', 'created'] },
    )
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
      // Also when they were removed meanwhile by somebody else.
      await this.list.reload()
    }
  }

  /** The mail with a link that signs in, once. */
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
    this.everybody = managers
    return managers
  }
}
