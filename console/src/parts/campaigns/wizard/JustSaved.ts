import { action, makeObservable, observable } from 'mobx'
import type { CampaignKind } from './savedRuns.ts'

export class JustSaved {
  private readonly saved = observable.set<string>()

  constructor() {
    makeObservable(this, { add: action, forget: action })
  }

  add(kind: CampaignKind, id: string): void {
    this.saved.add(`${kind}/${id}`)
  }

  has(kind: CampaignKind, id: string): boolean {
    return this.saved.has(`${kind}/${id}`)
  }

  forget(kind: CampaignKind, id: string): void {
    this.saved.delete(`${kind}/${id}`)
  }
}
