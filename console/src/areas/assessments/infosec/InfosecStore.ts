import type { Client, InfosecSummary } from '@heed/contracts'
import { makeObservable, observableRef, reaction, runInAction } from 'mobx'
import { LiveStore } from '../../../app/live/LiveStore.ts'
import type { RootStore } from '../../../app/RootStore.ts'
import { mayHeal } from '../../../lib/failure.ts'
import { Resource } from '../../../lib/Resource.ts'

/** A wall has nobody who tries again: so many milliseconds after a failure it does so by itself. */
const AGAIN_AFTER = 10_000

/** How resilient the people of all companies are together, as it is reported live (S2 section 3). */
export class InfosecStore {
  readonly summary = new Resource<InfosecSummary>()
  /** Since when nothing can be heard; undefined while all is well. */
  silentSince: Date | undefined = undefined
  private readonly client: Client
  private readonly root: RootStore
  private isWaiting = false

  constructor(root: RootStore) {
    this.root = root
    this.client = root.client
    makeObservable(this, { silentSince: observableRef })
  }

  /** Takes what is sent from now on; the answer ends it. */
  open(): () => void {
    const { root, summary } = this
    const live = root.area(LiveStore)
    void this.load()
    const ends = [
      live.on('infosec:update_summary', (received) => summary.set(received)),
      live.on('missed', () => void this.load()),
      reaction(
        () => live.state === 'live',
        (isLive) => this.mark(isLive),
      ),
    ]
    return () => {
      for (const end of ends) end()
    }
  }

  /** The connection is lost for a moment now and then: what counts is when it was lost, and not when it is said. */
  private mark(isLive: boolean): void {
    runInAction(() => {
      this.silentSince = isLive ? undefined : (this.silentSince ?? this.root.clock.now())
    })
  }

  async load(): Promise<void> {
    const { client, summary } = this
    await summary.load((signal) => client.infosec.getSummary({}, { signal }), 'summary')
    if (!summary.failure || !mayHeal(summary.failure) || this.isWaiting) return
    this.isWaiting = true
    await this.root.environment.sleep(AGAIN_AFTER)
    this.isWaiting = false
    if (summary.failure) await this.load()
  }
}
