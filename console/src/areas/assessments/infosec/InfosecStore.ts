import type { Client, InfosecSummary } from '@heed/contracts'
import { makeObservable, observableRef, reaction, runInAction } from 'mobx'
import { LiveStore } from '../../../app/live/LiveStore.ts'
import type { RootStore } from '../../../app/root/RootStore.ts'
import { isRecoverable } from '../../../lib/requests/failure.ts'
import { Resource } from '../../../lib/requests/Resource.ts'

/** Retry delay, ms. Retries are automatic because no one at a wall display presses Retry. */
const RETRY_DELAY_MS = 10_000

export class InfosecStore {
  readonly summary = new Resource<InfosecSummary>()
  /** When the connection was lost; undefined while live. */
  disconnectedSince: Date | undefined = undefined
  private readonly client: Client
  private readonly root: RootStore
  private isRetryScheduled = false

  constructor(root: RootStore) {
    this.root = root
    this.client = root.client
    makeObservable(this, { disconnectedSince: observableRef })
  }

  open(): () => void {
    const { root, summary } = this
    const live = root.area(LiveStore)
    void this.load()
    const disposers = [
      live.on('infosec:update_summary', (received) => summary.set(received)),
      live.on('missed', () => void this.load()),
      reaction(
        () => live.state === 'live',
        (isLive) => this.updateConnection(isLive),
      ),
    ]
    return () => {
      for (const end of disposers) end()
    }
  }

  /** After repeated losses, the time of the first loss is kept. */
  private updateConnection(isLive: boolean): void {
    runInAction(() => {
      this.disconnectedSince = isLive ? undefined : (this.disconnectedSince ?? this.root.clock.now())
    })
  }

  async load(): Promise<void> {
    const { client, summary } = this
    await summary.load((signal) => client.infosec.getSummary({}, { signal }), 'summary')
    if (!summary.failure || !isRecoverable(summary.failure) || this.isRetryScheduled) return
    this.isRetryScheduled = true
    await this.root.environment.sleep(RETRY_DELAY_MS)
    this.isRetryScheduled = false
    if (summary.failure) await this.load()
  }
}
