import { actionBound, makeObservable, observable } from 'mobx'

/** Maximum number of saved paths (S0 section 9). */
const MAX_PATHS = 10

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
    if (this.paths.length <= MAX_PATHS) return
    const oldestPath = this.paths.shift()
    if (oldestPath !== undefined && !this.paths.includes(oldestPath)) this.queries.delete(oldestPath)
  }

  getLastLink(path: string): string {
    return `${path}${this.queries.get(path) ?? ''}`
  }

  clear(): void {
    this.paths.clear()
    this.queries.clear()
  }
}
