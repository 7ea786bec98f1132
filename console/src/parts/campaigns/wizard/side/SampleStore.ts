import type { Client, Employee } from '@heed/contracts'
import { actionBound, computed, makeObservable, observableRef } from 'mobx'
import type { CompanyStores } from '../../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../../lib/requests/Resource.ts'

/** Maximum number of lists per call, because proxies reject longer URLs. */
const NAMED = 50

interface Found {
  person: Employee | undefined
  count: number
}

export class SampleStore {
  private readonly found = new Resource<Found>()
  private readonly client: Client
  private readonly companyId: number
  private lists: readonly number[] = []
  /** Indexes of the part of the lists sent in a call, and of the person in the result. */
  private part = 0
  private place = 0

  constructor({ client, companyId }: CompanyStores) {
    this.client = client
    this.companyId = companyId
    makeObservable<this, 'lists' | 'step'>(this, {
      lists: observableRef,
      person: computed,
      hasOthers: computed,
      of: actionBound,
      another: actionBound,
      step: actionBound,
    })
  }

  get person(): Employee | undefined {
    return this.found.value?.person
  }

  get hasOthers(): boolean {
    const { found, parts } = this
    return found.value?.person !== undefined && (found.value.count > 1 || parts > 1)
  }

  private get parts(): number {
    return Math.ceil(this.lists.length / NAMED)
  }

  of(lists: readonly number[]): Promise<void> {
    this.lists = lists
    this.part = 0
    this.place = 0
    if (lists.length > 0) return this.fetch()
    this.found.clear()
    return Promise.resolve()
  }

  another(): Promise<void> {
    this.step(this.found.value?.count ?? 0)
    return this.fetch()
  }

  readAgain(): Promise<void> {
    return this.found.refresh()
  }

  private step(count: number): void {
    this.place += 1
    if (this.place < count) return
    this.place = 0
    this.part = (this.part + 1) % Math.max(this.parts, 1)
  }

  private fetch(): Promise<void> {
    return this.found.load(async (signal) => {
      let found = await this.ask(signal)
      if (!found.person && this.place > 0) {
        this.step(0)
        found = await this.ask(signal)
      }
      for (let tried = 1; !found.person && tried < this.parts; tried += 1) {
        this.step(0)
        found = await this.ask(signal)
      }
      return found
    })
  }

  private async ask(signal: AbortSignal): Promise<Found> {
    const { companyId, place, part, lists } = this
    const listId = lists.slice(part * NAMED, (part + 1) * NAMED)
    const { users, count } = await this.client.employees.list(
      { companyId, listId, p: place, n: 1 },
      { signal },
    )
    return { person: users[0], count }
  }
}
