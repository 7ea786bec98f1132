import type { UnassignedPackage } from '@heed/contracts'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import type { RootStore } from '../../../app/root/RootStore.ts'
import { readSavedValue, writeSavedValue } from '../../../lib/storage/storage.ts'

/** Placeholder id for a new company (S0 section 5). */
export const NEW_COMPANY_ID = 0

const DISMISSED_KEY = 'heed.creditsPutAway'

const isIdList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number')

type CreditAssignment = { credit: UnassignedPackage; companyId: number; name: string }

export class CreditsStore {
  private readonly dismissedIds = observable.set<number>(readSavedValue(DISMISSED_KEY, isIdList))
  private readonly root: RootStore

  constructor(root: RootStore) {
    this.root = root
    makeObservable(this, { unassignedCredits: computed, announcedCredits: computed, dismiss: actionBound })
  }

  get unassignedCredits(): readonly UnassignedPackage[] {
    return this.root.session.user?.unassignedPackages ?? []
  }

  get announcedCredits(): readonly UnassignedPackage[] {
    return this.unassignedCredits.filter(({ package_id: id }) => !this.dismissedIds.has(id))
  }

  dismiss(credits: readonly UnassignedPackage[]): void {
    for (const { package_id: id } of credits) this.dismissedIds.add(id)
    writeSavedValue(DISMISSED_KEY, [...this.dismissedIds])
  }

  async assign({ credit, companyId, name }: CreditAssignment): Promise<number> {
    const { client, session } = this.root
    const previousIds = new Set(session.companies.map(({ company_id: id }) => id))
    const { error } = await client.subscriptions.assignPackage({
      company_id: companyId,
      ...(companyId === NEW_COMPANY_ID && { new_company_name: name }),
      package_id: credit.package_id,
      _csrf: session.user?.csrf ?? '',
    })
    if (error !== undefined) throw new Error(error)
    await session.reload()
    if (companyId !== NEW_COMPANY_ID) return companyId
    return session.companies.find(({ company_id: id }) => !previousIds.has(id))?.company_id ?? NEW_COMPANY_ID
  }
}
