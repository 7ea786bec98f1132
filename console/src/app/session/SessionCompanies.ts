import type { Company } from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import { readSavedCompanies, removeSavedCompany, saveCompany } from './savedCompany.ts'

export class SessionCompanies {
  currentId: number | null = null
  private mine: readonly number[] = []
  private readonly companiesById = observable.map<number, Company>({}, { deep: false })

  constructor() {
    makeObservable<this, 'mine'>(this, {
      currentId: observable,
      mine: observableRef,
      own: computed,
      current: computed,
      take: action,
      updateCompany: action,
      lose: action,
      remember: action,
      choose: action,
      clear: action,
    })
  }

  get own(): Company[] {
    return this.mine.flatMap((id) => this.companiesById.get(id) ?? [])
  }

  get current(): Company | null {
    return this.currentId === null ? null : (this.companiesById.get(this.currentId) ?? null)
  }

  has(companyId: number): boolean {
    return this.companiesById.has(companyId)
  }

  take(ownCompanies: readonly Company[], visitedCompany: Company | null): void {
    this.mine = ownCompanies.map(({ company_id: id }) => id)
    for (const company of ownCompanies) this.remember(company)
    if (visitedCompany) this.remember(visitedCompany)
    this.selectSavedCompany()
  }

  remember(company: Company): void {
    this.companiesById.set(company.company_id, company)
  }

  /** Like `remember`, but ignores unknown companies. */
  updateCompany(company: Company): void {
    if (this.has(company.company_id)) this.remember(company)
  }

  lose(companyId: number): void {
    this.companiesById.delete(companyId)
    if (companyId === this.currentId) this.selectSavedCompany()
  }

  choose(companyId: number): void {
    this.currentId = companyId
    saveCompany(companyId, 'tab')
  }

  clear(): void {
    this.currentId = null
    this.mine = []
    this.companiesById.clear()
  }

  /** Chooses the company used last, or else the first company (S0 section 4). */
  private selectSavedCompany(): void {
    const savedId = readSavedCompanies().find((id) => this.has(id))
    const companyId = savedId ?? this.own[0]?.company_id
    if (companyId === undefined) {
      this.currentId = null
      removeSavedCompany()
      return
    }
    this.choose(companyId)
    // A reload isn't a choice, so new tabs keep the company that was chosen last.
    if (savedId === undefined) saveCompany(companyId)
  }
}
