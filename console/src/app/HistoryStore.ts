import { actionBound, makeObservable, observable } from 'mobx'

/** Paths that are kept (S0 section 9). */
const LENGTH = 10

/** The last paths that were open, the newest at the end, and the query with which each was left. */
export class HistoryStore {
  readonly paths = observable.array<string>()
  private readonly queries = observable.map<string, string>()
  /** Where in a page somebody was who left it, by the step of the browser's history. */
  private readonly places = new Map<string, string>()

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

  /** A path as it was left, with its search and page: for the way back to it. */
  asLeft(path: string): string {
    return `${path}${this.queries.get(path) ?? ''}`
  }

  /** Remembers where in the page of a step somebody is who goes on from there. */
  leftAt(step: string, place: string): void {
    this.places.set(step, place)
  }

  /** Where somebody was who comes back to a step. */
  placeIn(step: string): string | undefined {
    return this.places.get(step)
  }

  clear(): void {
    this.places.clear()
    this.paths.clear()
    this.queries.clear()
  }
}
