import type { Client, Employee } from '@heed/contracts'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import type { CompanyStores } from '../../../../app/CompanyStores.ts'
import { Resource } from '../../../../lib/Resource.ts'

/** One of the people that a campaign reaches, to show what comes to them. */
export class SampleStore {
  private readonly found = new Resource<{ person: Employee | undefined; count: number }>()
  private readonly client: Client
  private readonly companyId: number
  private chosen: readonly number[] = []
  private place = 0

  constructor({ client, companyId }: CompanyStores) {
    this.client = client
    this.companyId = companyId
    makeObservable<this, 'place'>(this, {
      place: observable,
      person: computed,
      hasOthers: computed,
      of: actionBound,
      another: actionBound,
    })
  }

  /** None where the lists are empty, or while it is not known. */
  get person(): Employee | undefined {
    return this.found.value?.person
  }

  get hasOthers(): boolean {
    return (this.found.value?.count ?? 0) > 1
  }

  /** The first person of some lists. */
  of(lists: readonly number[]): Promise<void> {
    this.chosen = lists
    this.place = 0
    if (lists.length > 0) return this.fetch()
    this.found.clear()
    return Promise.resolve()
  }

  /** The next one; after the last comes the first. */
  another(): Promise<void> {
    const { count = 0 } = this.found.value ?? {}
    this.place = count > 0 ? (this.place + 1) % count : 0
    return this.fetch()
  }

  private fetch(): Promise<void> {
    const { companyId, place } = this
    const listId = [...this.chosen]
    return this.found.load(async (signal) => {
      const { users, count } = await this.client.employees.list(
        { companyId, listId, p: place, n: 1 },
        { signal },
      )
      return { person: users[0], count }
    })
  }
}
