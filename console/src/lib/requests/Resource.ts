import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { type Failure, toFailure } from './failure.ts'

type Load<T> = (signal: AbortSignal) => Promise<T>

/** Lifetime of preloaded data, ms. */
const AHEAD = 10_000

let isAhead = false

/** Preloads resources for the next page that loads them. Resources that are already loaded aren't changed. */
export function runAhead(begin: () => unknown): void {
  isAhead = true
  try {
    begin()
  } finally {
    isAhead = false
  }
}

/** A new load aborts the previous load; late responses never replace newer values. */
export class Resource<T> {
  value: T | undefined = undefined
  loading: boolean = false
  failure: Failure | undefined = undefined
  private lastLoad: Load<T> | undefined
  private key: string | undefined
  private pending: Promise<void> | undefined
  private control: AbortController | undefined
  private unseen: AbortController | undefined
  /** Time measured with `performance.now()`. */
  private aheadUntil = 0

  constructor() {
    makeObservable(this, {
      value: observableRef,
      loading: observable,
      failure: observableRef,
      error: computed,
      isFirstLoad: computed,
    })
  }

  get error(): string | undefined {
    return this.failure?.text
  }

  get isFirstLoad(): boolean {
    return this.value === undefined && this.failure === undefined
  }

  /** Loads with equal keys share a pending request. Never rejects: see `failure`; the last value stays. */
  load(fetch: Load<T>, key?: string): Promise<void> {
    // The preloaded value is for a first load only: a reload after a change must not use it.
    if (isAhead && this.lastLoad) return this.pending ?? Promise.resolve()
    const isFound = key === this.key && performance.now() < this.aheadUntil
    this.aheadUntil = isAhead ? performance.now() + AHEAD : 0
    if (isFound) return this.pending ?? Promise.resolve()
    if (this.pending && key !== undefined && key === this.key) return this.pending
    this.control?.abort()
    this.unseen?.abort()
    this.lastLoad = fetch
    this.key = key
    this.control = new AbortController()
    this.pending = this.run(fetch, this.control)
    return this.pending
  }

  reload(): Promise<void> {
    return this.lastLoad ? this.load(this.lastLoad) : Promise.resolve()
  }

  /** Runs silently: there is no loading state, and a failure keeps the value. */
  async refresh(): Promise<void> {
    if (!this.lastLoad || this.loading) return
    this.unseen?.abort()
    const control = new AbortController()
    this.unseen = control
    try {
      const value = await this.lastLoad(control.signal)
      if (control.signal.aborted) return
      runInAction(() => {
        this.value = value
        this.failure = undefined
      })
    } catch {
      // Silent: the next refresh will retry.
    }
  }

  set(value: T): void {
    this.cancel()
    runInAction(() => {
      this.value = value
      this.failure = undefined
    })
  }

  clear(): void {
    this.cancel()
    this.lastLoad = undefined
    runInAction(() => {
      this.value = undefined
      this.failure = undefined
    })
  }

  cancel(): void {
    if (isAhead) return
    this.control?.abort()
    this.unseen?.abort()
    this.aheadUntil = 0
    this.control = undefined
    this.pending = undefined
    runInAction(() => {
      this.loading = false
    })
  }

  private async run(fetch: Load<T>, control: AbortController): Promise<void> {
    runInAction(() => {
      this.loading = true
    })
    try {
      const value = await fetch(control.signal)
      this.settle(control, () => {
        this.value = value
        this.failure = undefined
      })
    } catch (thrown) {
      this.settle(control, () => {
        this.failure = toFailure(thrown)
      })
    }
  }

  private settle(control: AbortController, change: () => void): void {
    if (this.control !== control) return
    this.pending = undefined
    this.control = undefined
    runInAction(() => {
      change()
      this.loading = false
    })
  }
}
