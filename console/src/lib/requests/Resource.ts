import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { type Failure, toFailure } from './failure.ts'

type Load<T> = (signal: AbortSignal) => Promise<T>

const PRELOAD_LIFETIME_MS = 10_000

let isPreloading = false

/** Preloads resources for the next page that loads them. Resources that are already loaded aren't changed. */
export function runAsPreload(task: () => unknown): void {
  isPreloading = true
  try {
    task()
  } finally {
    isPreloading = false
  }
}

/** A new load aborts the previous load; late responses never replace newer values. */
export class Resource<T> {
  value: T | undefined = undefined
  loading: boolean = false
  failure: Failure | undefined = undefined
  private lastLoader: Load<T> | undefined
  private key: string | undefined
  private pending: Promise<void> | undefined
  private control: AbortController | undefined
  private refreshController: AbortController | undefined
  /** Time measured with `performance.now()`. */
  private preloadedUntil = 0

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

  /** Loads with equal keys share a pending request. Never rejects: a failure is stored in `failure`. */
  load(fetch: Load<T>, key?: string): Promise<void> {
    // The preloaded value is for a first load only: a reload after a change must not use it.
    if (isPreloading && this.lastLoader) return this.pending ?? Promise.resolve()
    const isFound = key === this.key && performance.now() < this.preloadedUntil
    this.preloadedUntil = isPreloading ? performance.now() + PRELOAD_LIFETIME_MS : 0
    if (isFound) return this.pending ?? Promise.resolve()
    if (this.pending && key !== undefined && key === this.key) return this.pending
    this.control?.abort()
    this.refreshController?.abort()
    this.lastLoader = fetch
    this.key = key
    this.control = new AbortController()
    this.pending = this.run(fetch, this.control)
    return this.pending
  }

  reload(): Promise<void> {
    return this.lastLoader ? this.load(this.lastLoader) : Promise.resolve()
  }

  /** Runs silently: there is no loading state, and a failure keeps the value. */
  async refresh(): Promise<void> {
    if (!this.lastLoader || this.loading) return
    this.refreshController?.abort()
    const control = new AbortController()
    this.refreshController = control
    try {
      const value = await this.lastLoader(control.signal)
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
    this.lastLoader = undefined
    runInAction(() => {
      this.value = undefined
      this.failure = undefined
    })
  }

  cancel(): void {
    if (isPreloading) return
    this.control?.abort()
    this.refreshController?.abort()
    this.preloadedUntil = 0
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
    } catch (error) {
      this.settle(control, () => {
        this.failure = toFailure(error)
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
