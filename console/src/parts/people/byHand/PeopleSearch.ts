import { type Client, normalizeName } from '@heed/contracts'
import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { SEARCH_DELAY_MS } from '../../../lib/tables/PagedList.ts'

export type FoundPerson = { email: string; name: string }

/** Cache lifetime, ms (S2 section 9). */
const cacheLifetimeMs = 5 * 60_000

export class PeopleSearch {
  text: string = ''
  matches: readonly FoundPerson[] = []
  isLoading: boolean = false
  private readonly client: Client
  private readonly companyId: number
  private readonly cache = new Map<string, { fetchedAt: number; users: readonly FoundPerson[] }>()
  private readonly now: () => number
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(client: Client, companyId: number, now: () => number = Date.now) {
    this.client = client
    this.companyId = companyId
    this.now = now
    makeObservable(this, {
      text: observable,
      matches: observableRef,
      isLoading: observable,
      type: actionBound,
    })
  }

  type(text: string): void {
    this.text = normalizeName(text)
    this.matches = []
    this.isLoading = this.text !== ''
    clearTimeout(this.timer)
    if (this.isLoading) this.timer = setTimeout(() => void this.ask(this.text), SEARCH_DELAY_MS)
  }

  dispose(): void {
    clearTimeout(this.timer)
  }

  private async ask(filter: string): Promise<void> {
    const users = await this.fetchUsers(filter)
    // Ignored, because a newer query is in flight.
    if (this.text !== filter) return
    runInAction(() => {
      this.matches = users
      this.isLoading = false
    })
  }

  private async fetchUsers(filter: string): Promise<readonly FoundPerson[]> {
    const cachedResult = this.cache.get(filter)
    if (cachedResult && this.now() - cachedResult.fetchedAt < cacheLifetimeMs) return cachedResult.users
    try {
      const { users } = await this.client.employees.search({ companyId: this.companyId, filter })
      this.cache.set(filter, { fetchedAt: this.now(), users })
      return users
    } catch {
      return []
    }
  }
}
