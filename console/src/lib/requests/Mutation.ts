import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { type Failure, isRecoverable, toFailure } from './failure.ts'

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
      refusal: computed,
      reset: actionBound,
      begin: action,
      settle: action,
    })
  }

  get fields(): Readonly<Record<string, string>> {
    return this.failure?.fields ?? {}
  }

  get refusal(): string | undefined {
    const { failure } = this
    return failure && !isRecoverable(failure) ? failure.text : undefined
  }

  /** Callers share a running promise. Never rejects: failures are stored in `failure`. */
  run(task: () => unknown): Promise<void> {
    if (this.pending) return this.running
    this.begin()
    this.running = this.execute(task)
    return this.running
  }

  reset(): void {
    this.failure = undefined
  }

  dispose(): void {
    this.isDisposed = true
  }

  private async execute(task: () => unknown): Promise<void> {
    try {
      await task()
      this.settle(undefined)
    } catch (error) {
      this.settle(toFailure(error))
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
