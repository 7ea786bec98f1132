import { countLeavers, type Leaver, type Leavers } from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { FailedRemoval, RemovalQueue } from '../removal/RemovalQueue.ts'

export class Removal {
  people: readonly Leaver[] = []
  isTicked: boolean = false
  private readonly queue: RemovalQueue

  constructor(queue: RemovalQueue) {
    this.queue = queue
    makeObservable(this, {
      people: observableRef,
      isTicked: observable,
      expected: computed,
      removed: computed,
      removedPeople: computed,
      failed: computed,
      reset: action,
      found: action,
      tick: action,
    })
  }

  get expected(): Leavers {
    return countLeavers(this.people)
  }

  get removed(): Leavers {
    return this.queue.removed
  }

  get removedPeople(): number {
    return this.queue.removedPeople
  }

  get failed(): readonly FailedRemoval[] {
    return this.queue.failed
  }

  reset(): void {
    this.found([])
  }

  found(people: readonly Leaver[]): void {
    this.people = people
    this.isTicked = false
    this.queue.fill(people)
  }

  tick(isTicked: boolean): void {
    this.isTicked = isTicked
  }

  async run(signal: AbortSignal): Promise<void> {
    if (!this.isTicked) return
    this.queue.retry()
    await this.queue.run(signal)
    const [first] = this.failed
    if (first && !signal.aborted) throw new Error(first.reason)
  }
}
