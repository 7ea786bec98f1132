import { findDefaultTranslation, type ScormPackage, type ScormTranslation } from '@heed/contracts'
import { action, computed, makeObservable, observable } from 'mobx'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { LastStoreCache } from '../../../lib/requests/LastShown.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { PackagesStore } from '../upload/PackagesStore.ts'

const pageSize = 5

export type PackageLanguage = ScormTranslation & { isMainLanguage: boolean }

export class PackageStore {
  readonly scormId: number
  readonly info = new Resource<ScormPackage>()
  page: number = 0
  private readonly packages: PackagesStore

  constructor(packages: PackagesStore, scormId: number) {
    this.packages = packages
    this.scormId = scormId
    makeObservable(this, { page: observable, setPage: action, languages: computed, visiblePage: computed })
  }

  get languages(): readonly PackageLanguage[] {
    const translations = this.info.value?.translations ?? []
    const mainTranslation = findDefaultTranslation(translations)
    return translations
      .map((translation) => ({ ...translation, isMainLanguage: translation === mainTranslation }))
      .toSorted((a, b) => a.id - b.id)
  }

  /** Returns the last page if the requested page no longer exists. */
  get visiblePage(): { page: number; languages: readonly PackageLanguage[] } {
    const last = Math.max(0, Math.ceil(this.languages.length / pageSize) - 1)
    const page = Math.min(this.page, last)
    return { page, languages: this.languages.slice(page * pageSize, (page + 1) * pageSize) }
  }

  get paging() {
    const { page } = this.visiblePage
    return {
      page,
      size: pageSize,
      total: this.languages.length,
      onPage: (nextPage: number) => this.setPage(nextPage),
    }
  }

  setPage(page: number): void {
    this.page = page
  }

  load(): Promise<void> {
    return this.info.load((signal) => this.packages.load(this.scormId, signal), 'info')
  }
}

export class PackageCache extends LastStoreCache<[number], PackageStore> {
  constructor(company: CompanyStores) {
    super((scormId) => new PackageStore(company.getStore(PackagesStore), scormId))
  }
}
