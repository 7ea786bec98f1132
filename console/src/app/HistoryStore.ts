import { actionBound, makeObservable, observable } from 'mobx'

/** Paths that are kept (S0 section 9). */
const LENGTH = 10

/** The last paths that were open, the newest at the end. */
export class HistoryStore {
  readonly paths = observable.array<string>()

  constructor() {
    makeObservable(this, { visit: actionBound })
  }

  visit(path: string): void {
    if (this.paths.at(-1) === path) return
    this.paths.push(path)
    if (this.paths.length > LENGTH) this.paths.shift()
  }
}
