import type { Company } from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import { forgetCompany, saveCompany, savedCompanies } from './savedCompany.ts'

/** The companies that a person has heard of in a session, and the one that they work in. */
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

  /** Those that the person manages, as the server orders them. */
  get own(): Company[] {
    return this.mine.flatMap((id) => this.known.get(id) ?? [])
  }

  get current(): Company | null {
    return this.currentId === null ? null : (this.known.get(this.currentId) ?? null)
  }

  has(companyId: number): boolean {
    return this.known.has(companyId)
  }

  /** Those that the person manages as they are now, and a customer that they come back to; the chosen one stays. */
  take(own: readonly Company[], visited: Company | null): void {
    this.mine = own.map(({ company_id: id }) => id)
    for (const company of own) this.remember(company)
    if (visited) this.remember(visited)
    this.chooseSaved()
  }

  remember(company: Company): void {
    this.known.set(company.company_id, company)
  }

  /** As `remember`, of one that is known already. */
  hear(company: Company): void {
    if (this.has(company.company_id)) this.remember(company)
  }

  /** It is gone; who works in it works in the first one that is left. */
  lose(companyId: number): void {
    this.known.delete(companyId)
    if (companyId === this.currentId) this.chooseSaved()
  }

  choose(companyId: number): void {
    this.currentId = companyId
    saveCompany(companyId, 'tab')
  }

  /** None is known any more; the saved one stays for the next time. */
  clear(): void {
    this.currentId = null
    this.mine = []
    this.known.clear()
  }

  /** The company of the last time, else the first one (S0 section 4). */
  private chooseSaved(): void {
    const saved = savedCompanies().find((one) => this.has(one))
    const companyId = saved ?? this.own[0]?.company_id
    if (companyId === undefined) {
      this.currentId = null
      forgetCompany()
      return
    }
    this.choose(companyId)
    // A tab that loads again is no choice: what was chosen meanwhile in another one stays where new tabs begin.
    if (saved === undefined) saveCompany(companyId)
  }
}
