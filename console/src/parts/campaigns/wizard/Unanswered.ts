import { action, makeObservable, observableRef } from 'mobx'
import type { CampaignValues } from './campaign.ts'

/** A campaign that was sent and whose answer never came: the server may have it or not. */
export interface Sent<Values> {
  /** It was made or changed at this moment of the server's clock, or after it. */
  since: string
  values: Values
  /** It was sent to be kept, not to be started. */
  isDraft: boolean
  /** It was sent as a new one: the server may have made another one of it. */
  isNew: boolean
}

/** So many are looked for: of older ones nothing is on its way any more. */
const MOST = 10

/** Milliseconds by which the server's clock is known: it says seconds, and its answers take a while. */
const CLOCKS_APART = 5000

/** All that was sent without an answer, oldest first: one may still be on its way while the next is sent. */
export class Unanswered<Values extends CampaignValues> {
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

  /** It is sent, and may be there from now on, whether an answer comes or not. */
  add(sending: Omit<Sent<Values>, 'since'>, now: Date): Sent<Values> {
    const sent = { ...sending, since: new Date(now.getTime() - CLOCKS_APART).toISOString() }
    this.keep([...this.all, sent])
    return sent
  }

  /** The server has said what became of it. */
  drop(sent: Sent<Values>): void {
    this.keep(this.all.filter((one) => one !== sent))
  }

  /** It is there. A change makes those before it matter no longer; of new ones an earlier one may be there as well. */
  found(sent: Sent<Values>): void {
    if (sent.isNew) this.drop(sent)
    else this.keep(this.all.slice(this.all.indexOf(sent) + 1))
  }

  clear(): void {
    this.keep([])
  }
}
