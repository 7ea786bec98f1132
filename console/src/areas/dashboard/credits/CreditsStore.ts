import type { UnassignedPackage } from '@heed/contracts'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import type { RootStore } from '../../../app/root/RootStore.ts'
import { readSaved, writeSaved } from '../../../lib/storage/storage.ts'

/** Placeholder id for a new company (S0 section 5). */
export const NEW_COMPANY = 0

const PUT_AWAY = 'heed.creditsPutAway'

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')

type Use = { credit: UnassignedPackage; companyId: number; name: string }

export class CreditsStore {
  private readonly away = observable.set<number>(readSaved(PUT_AWAY, isIds))
  private readonly root: RootStore

  constructor(root: RootStore) {
    this.root = root
    makeObservable(this, { unassigned: computed, announced: computed, putAway: actionBound })
  }

  get unassigned(): readonly UnassignedPackage[] {
    return this.root.session.user?.unassignedPackages ?? []
  }

  get announced(): readonly UnassignedPackage[] {
    return this.unassigned.filter(({ package_id: id }) => !this.away.has(id))
  }

  putAway({ package_id: id }: UnassignedPackage): void {
    this.away.add(id)
    writeSaved(PUT_AWAY, [...this.away])
  }

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
