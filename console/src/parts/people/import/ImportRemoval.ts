import { countLeavers, type Leaver, type LeaverCounts } from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { FailedRemoval, RemovalQueue } from '../removal/RemovalQueue.ts'

export class ImportRemoval {
  people: readonly Leaver[] = []
  isTicked: boolean = false
  private readonly queue: RemovalQueue

  constructor(queue: RemovalQueue) {
    this.queue = queue
    makeObservable(this, {
      people: observableRef,
      isTicked: observable,
      expectedLeavers: computed,
      removedLeavers: computed,
      removedPeopleCount: computed,
      failedRemovals: computed,
      reset: action,
      setPeople: action,
      setTicked: action,
    })
  }

  get expectedLeavers(): LeaverCounts {
    return countLeavers(this.people)
  }

  get removedLeavers(): LeaverCounts {
    return this.queue.removed
  }

  get removedPeopleCount(): number {
    return this.queue.removedPeople
  }

  get failedRemovals(): readonly FailedRemoval[] {
    return this.queue.failed
  }

  reset(): void {
    this.setPeople([])
  }

  setPeople(people: readonly Leaver[]): void {
    this.people = people
    this.isTicked = false
    this.queue.fill(people)
  }

  setTicked(isTicked: boolean): void {
    this.isTicked = isTicked
  }

  async run(signal: AbortSignal): Promise<void> {
    if (!this.isTicked) return
    this.queue.retry()
    await this.queue.run(signal)
    const [first] = this.failedRemovals
    if (first && !signal.aborted) throw new Error(first.reason)
  }
}
