import type { UnassignedPackage } from '@heed/contracts'
import { computed, makeObservable } from 'mobx'
import type { RootStore } from '../../../app/RootStore.ts'

/** For a new company there is no id yet (S0 section 5). */
export const NEW_COMPANY = 0

type Use = { credit: UnassignedPackage; companyId: number; name: string }

/** What the person has paid for and given to no company yet. */
export class CreditsStore {
  private readonly root: RootStore

  constructor(root: RootStore) {
    this.root = root
    makeObservable(this, { unassigned: computed })
  }

  get unassigned(): readonly UnassignedPackage[] {
    return this.root.session.user?.unassignedPackages ?? []
  }

  /** Uses a credit for a company, and tells which one: a new one has its id by then. Throws the server's reason. */
  async assign({ credit, companyId, name }: Use): Promise<number> {
    const { client, session } = this.root
    const before = new Set(session.companies.map(({ company_id: id }) => id))
    const { error } = await client.subscriptions.assignPackage({
      company_id: companyId,
      ...(companyId === NEW_COMPANY && { new_company_name: name }),
      package_id: credit.package_id,
      _csrf: session.user?.csrf ?? '',
    })
    if (error !== undefined) throw new Error(error)
    await session.reload()
    if (companyId !== NEW_COMPANY) return companyId
    return session.companies.find(({ company_id: id }) => !before.has(id))?.company_id ?? NEW_COMPANY
  }
}
