import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx'

type Load<T> = (signal: AbortSignal) => Promise<T>

const textOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure))

/**
 * One thing that is fetched: its value, whether it is on its way, and the text of the last failure.
 * A new load aborts the one before it; an older answer never replaces a newer one.
 */
export class Resource<T> {
  value: T | undefined = undefined
  loading: boolean = false
  error: string | undefined = undefined
  private lastLoad: Load<T> | undefined
  private key: string | undefined
  private pending: Promise<void> | undefined
  private control: AbortController | undefined

  constructor() {
    makeObservable(this, {
      value: observableRef,
      loading: observable,
      error: observable,
      isFirstLoad: computed,
    })
  }

  /** Nothing to show yet and no failure: the moment for skeletons. */
  get isFirstLoad(): boolean {
    return this.value === undefined && this.error === undefined
  }

  /**
   * Fetches and keeps the answer. With a key, a call for what is already on its way returns that promise.
   * Never rejects: a failure is in `error`, and the last good value stays.
   */
  load(fetch: Load<T>, key?: string): Promise<void> {
    if (this.pending && key !== undefined && key === this.key) return this.pending
    this.control?.abort()
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

  /** Puts in a value that is known without asking, such as the answer of a change. */
  set(value: T): void {
    this.cancel()
    runInAction(() => {
      this.value = value
      this.error = undefined
    })
  }

  /** Forgets everything, as when another company is chosen. */
  clear(): void {
    this.cancel()
    this.lastLoad = undefined
    runInAction(() => {
      this.value = undefined
      this.error = undefined
    })
  }

  /** Stops waiting; what is shown stays. */
  cancel(): void {
    this.control?.abort()
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
        this.error = undefined
      })
    } catch (failure) {
      this.settle(control, () => {
        this.error = textOf(failure)
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
