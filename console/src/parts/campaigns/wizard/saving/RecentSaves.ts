import { action, makeObservable, observable } from 'mobx'
import type { WizardKind } from '../model/campaign.ts'

export class RecentSaves {
  private readonly savedKeys = observable.set<string>()

  constructor() {
    makeObservable(this, { add: action, forget: action })
  }

  add(kind: WizardKind, id: string): void {
    this.savedKeys.add(`${kind}/${id}`)
  }

  has(kind: WizardKind, id: string): boolean {
    return this.savedKeys.has(`${kind}/${id}`)
  }

  forget(kind: WizardKind, id: string): void {
    this.savedKeys.delete(`${kind}/${id}`)
  }
}
