import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { type Failure, failureOf } from './failure.ts'

type Load<T> = (signal: AbortSignal) => Promise<T>

/** Milliseconds for which a page that is still to be drawn finds what was loaded ahead of it. */
const AHEAD = 10_000

let isAhead = false

/**
 * What these loads fetch is what the page finds that loads it first: it is not asked for again, and drawn at once. A page
 * that was quicker is left alone.
 */
export function loadAhead(begin: () => unknown): void {
  isAhead = true
  try {
    begin()
  } finally {
    isAhead = false
  }
}

/**
 * One thing that is fetched: its value, whether it is on its way, and why it could not be fetched the last time.
 * A new load aborts the one before it; an older answer never replaces a newer one.
 */
export class Resource<T> {
  value: T | undefined = undefined
  loading: boolean = false
  failure: Failure | undefined = undefined
  private lastLoad: Load<T> | undefined
  private key: string | undefined
  private pending: Promise<void> | undefined
  private control: AbortController | undefined
  private unseen: AbortController | undefined
  /** Until when the next load finds what was loaded ahead; by `performance.now()`. */
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

  /** The failure in words. */
  get error(): string | undefined {
    return this.failure?.text
  }

  /** Nothing to show yet and no failure: the moment for skeletons. */
  get isFirstLoad(): boolean {
    return this.value === undefined && this.failure === undefined
  }

  /**
   * Fetches and keeps the answer. With a key, a call for what is already on its way returns that promise; the first call
   * for what was loaded ahead finds it. Never rejects: a failure is in `failure`, and the last good value stays.
   */
  load(fetch: Load<T>, key?: string): Promise<void> {
    // Nobody is to come who would find this, and what is asked after a change must not.
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

  /** Asks again the way it was asked last. */
  reload(): Promise<void> {
    return this.lastLoad ? this.load(this.lastLoad) : Promise.resolve()
  }

  /**
   * Asks again unseen, as for figures that change by themselves: nothing says that it is on its way, and when it fails
   * what is shown stays.
   */
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
      // The next time will tell.
    }
  }

  /** Puts in a value that is known without asking, such as the answer of a change. */
  set(value: T): void {
    this.cancel()
    runInAction(() => {
      this.value = value
      this.failure = undefined
    })
  }

  /** Forgets everything, as when another company is chosen. */
  clear(): void {
    this.cancel()
    this.lastLoad = undefined
    runInAction(() => {
      this.value = undefined
      this.failure = undefined
    })
  }

  /** Stops waiting; what is shown stays. */
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
        this.failure = failureOf(thrown)
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
