import { actionBound, makeObservable, observable } from 'mobx'

/** Maximum number of saved paths (S0 section 9). */
const LENGTH = 10

export class HistoryStore {
  readonly paths = observable.array<string>()
  private readonly queries = observable.map<string, string>()

  constructor() {
    makeObservable(this, { visit: actionBound, clear: actionBound })
  }

  visit(path: string, query: string = ''): void {
    this.queries.set(path, query)
    if (this.paths.at(-1) === path) return
    this.paths.push(path)
    if (this.paths.length <= LENGTH) return
    const oldest = this.paths.shift()
    if (oldest !== undefined && !this.paths.includes(oldest)) this.queries.delete(oldest)
  }

  asLeft(path: string): string {
    return `${path}${this.queries.get(path) ?? ''}`
  }

  clear(): void {
    this.paths.clear()
    this.queries.clear()
  }
}
