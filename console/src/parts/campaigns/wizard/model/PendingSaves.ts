import { action, makeObservable, observableRef } from 'mobx'
import type { CampaignValues, Sent } from './campaign.ts'

/** Maximum number of requests kept; older requests can't still be in flight. */
const MOST = 10

/** Clock tolerance, ms: the Date header is in whole seconds, and responses take time. */
const CLOCKS_APART = 5000

export class PendingSaves<Values extends CampaignValues> {
  all: readonly Sent<Values>[] = []

  constructor() {
    makeObservable(this, { all: observableRef, keep: action })
  }

  get isEmpty(): boolean {
    return this.all.length === 0
  }

  keep(all: readonly Sent<Values>[]): void {
    this.all = all.slice(-MOST)
  }

  add(sending: Omit<Sent<Values>, 'since'>, now: Date): Sent<Values> {
    const sent = { ...sending, since: new Date(now.getTime() - CLOCKS_APART).toISOString() }
    this.keep([...this.all, sent])
    return sent
  }

  drop(sent: Sent<Values>): void {
    this.keep(this.all.filter((one) => one !== sent))
  }

  /** A processed change replaces all earlier requests; for a new campaign, an earlier request may count too. */
  found(sent: Sent<Values>): void {
    if (sent.isNew) this.drop(sent)
    else this.keep(this.all.slice(this.all.indexOf(sent) + 1))
  }

  clear(): void {
    this.keep([])
  }
}
