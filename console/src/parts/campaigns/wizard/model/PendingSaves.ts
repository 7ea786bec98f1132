import { action, makeObservable, observableRef } from 'mobx'
import type { CampaignValues, PendingSave } from './campaign.ts'

/** Maximum number of requests kept; older requests can't still be in flight. */
const MAX_PENDING = 10

/** Clock tolerance, ms: the Date header is in whole seconds, and responses take time. */
const CLOCK_TOLERANCE_MS = 5000

export class PendingSaves<Values extends CampaignValues> {
  all: readonly PendingSave<Values>[] = []

  constructor() {
    makeObservable(this, { all: observableRef, replaceAll: action })
  }

  get isEmpty(): boolean {
    return this.all.length === 0
  }

  replaceAll(all: readonly PendingSave<Values>[]): void {
    this.all = all.slice(-MAX_PENDING)
  }

  add(newSave: Omit<PendingSave<Values>, 'since'>, now: Date): PendingSave<Values> {
    const pendingSave = { ...newSave, since: new Date(now.getTime() - CLOCK_TOLERANCE_MS).toISOString() }
    this.replaceAll([...this.all, pendingSave])
    return pendingSave
  }

  remove(pendingSave: PendingSave<Values>): void {
    this.replaceAll(this.all.filter((item) => item !== pendingSave))
  }

  /**
   * A processed change supersedes all earlier requests; for a new campaign, earlier requests may still be
   * processed.
   */
  confirm(pendingSave: PendingSave<Values>): void {
    if (pendingSave.isNew) this.remove(pendingSave)
    else this.replaceAll(this.all.slice(this.all.indexOf(pendingSave) + 1))
  }

  clear(): void {
    this.replaceAll([])
  }
}
