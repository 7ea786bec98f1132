import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { type Failure, failureOf } from './failure.ts'

/**
 * One change that a person sets off: whether it runs, and why it failed the last time. What follows from it, such as
 * closing its dialog, belongs into the work, so that it happens once too.
 */
export class Mutation {
  pending: boolean = false
  failure: Failure | undefined = undefined
  private running: Promise<void> = Promise.resolve()
  private isDisposed: boolean = false

  constructor() {
    makeObservable<this, 'begin' | 'settle'>(this, {
      pending: observable,
      failure: observableRef,
      fields: computed,
      reset: actionBound,
      begin: action,
      settle: action,
    })
  }

  /** What the server refuses of single fields, by their name on the wire. */
  get fields(): Readonly<Record<string, string>> {
    return this.failure?.fields ?? {}
  }

  /** Does the work, once however often it is asked for: while it runs, everybody gets the same promise. Never rejects. */
  run(work: () => unknown): Promise<void> {
    if (this.pending) return this.running
    this.begin()
    this.running = this.carryOut(work)
    return this.running
  }

  /** Forgets why it failed, as when something else is entered. */
  reset(): void {
    this.failure = undefined
  }

  /** Whoever watched is gone: what still comes back changes nothing here. */
  dispose(): void {
    this.isDisposed = true
  }

  private async carryOut(work: () => unknown): Promise<void> {
    try {
      await work()
      this.settle(undefined)
    } catch (thrown) {
      this.settle(failureOf(thrown))
    }
  }

  private begin(): void {
    this.pending = true
    this.failure = undefined
  }

  private settle(failure: Failure | undefined): void {
    if (this.isDisposed) return
    this.pending = false
    this.failure = failure
  }
}
