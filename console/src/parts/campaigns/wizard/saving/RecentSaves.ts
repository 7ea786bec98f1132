import { action, makeObservable, observable } from 'mobx'
import type { WizardKind } from '../model/campaign.ts'

export class RecentSaves {
  private readonly saved = observable.set<string>()

  constructor() {
    makeObservable(this, { add: action, forget: action })
  }

  add(kind: WizardKind, id: string): void {
    this.saved.add(`${kind}/${id}`)
  }

  has(kind: WizardKind, id: string): boolean {
    return this.saved.has(`${kind}/${id}`)
  }

  forget(kind: WizardKind, id: string): void {
    this.saved.delete(`${kind}/${id}`)
  }
}
