import type { Company } from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import { forgetCompany, readSavedCompanies, saveCompany } from './savedCompany.ts'

export class SessionCompanies {
  currentId: number | null = null
  private mine: readonly number[] = []
  private readonly known = observable.map<number, Company>({}, { deep: false })

  constructor() {
    makeObservable<this, 'mine'>(this, {
      currentId: observable,
      mine: observableRef,
      own: computed,
      current: computed,
      take: action,
      hear: action,
      lose: action,
      remember: action,
      choose: action,
      clear: action,
    })
  }

  get own(): Company[] {
    return this.mine.flatMap((id) => this.known.get(id) ?? [])
  }

  get current(): Company | null {
    return this.currentId === null ? null : (this.known.get(this.currentId) ?? null)
  }

  has(companyId: number): boolean {
    return this.known.has(companyId)
  }

  take(own: readonly Company[], visited: Company | null): void {
    this.mine = own.map(({ company_id: id }) => id)
    for (const company of own) this.remember(company)
    if (visited) this.remember(visited)
    this.chooseSaved()
  }

  remember(company: Company): void {
    this.known.set(company.company_id, company)
  }

  /** Like `remember`, but ignores unknown companies. */
  hear(company: Company): void {
    if (this.has(company.company_id)) this.remember(company)
  }

  lose(companyId: number): void {
    this.known.delete(companyId)
    if (companyId === this.currentId) this.chooseSaved()
  }

  choose(companyId: number): void {
    this.currentId = companyId
    saveCompany(companyId, 'tab')
  }

  clear(): void {
    this.currentId = null
    this.mine = []
    this.known.clear()
  }

  /** The company used last, else the first company (S0 section 4). */
  private chooseSaved(): void {
    const saved = readSavedCompanies().find((one) => this.has(one))
    const companyId = saved ?? this.own[0]?.company_id
    if (companyId === undefined) {
      this.currentId = null
      forgetCompany()
      return
    }
    this.choose(companyId)
    // A reload isn't a choice, so new tabs keep the company that was chosen last.
    if (saved === undefined) saveCompany(companyId)
  }
}
