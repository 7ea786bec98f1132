import type { Client, Employee } from '@heed/contracts'
import { actionBound, computed, makeObservable, observableRef } from 'mobx'
import type { CompanyStores } from '../../../../app/CompanyStores.ts'
import { Resource } from '../../../../lib/Resource.ts'

/** Lists that one call names: an address with hundreds of them is refused by what stands before servers. */
const NAMED = 50

interface Found {
  person: Employee | undefined
  /** How many there are on the lists that were named. */
  count: number
}

/** One of the people that a campaign reaches, to show what comes to them. */
export class SampleStore {
  private readonly found = new Resource<Found>()
  private readonly client: Client
  private readonly companyId: number
  private lists: readonly number[] = []
  /** Which of the calls that name all lists among them, and which of the people whom it finds. */
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

  /** None where the lists are empty, or while it is not known. */
  get person(): Employee | undefined {
    return this.found.value?.person
  }

  get hasOthers(): boolean {
    const { found, parts } = this
    return found.value?.person !== undefined && (found.value.count > 1 || parts > 1)
  }

  /** So many calls name all lists. */
  private get parts(): number {
    return Math.ceil(this.lists.length / NAMED)
  }

  /** The first person of some lists. */
  of(lists: readonly number[]): Promise<void> {
    this.lists = lists
    this.part = 0
    this.place = 0
    if (lists.length > 0) return this.fetch()
    this.found.clear()
    return Promise.resolve()
  }

  /** The next one; after the last comes the first. */
  another(): Promise<void> {
    this.step(this.found.value?.count ?? 0)
    return this.fetch()
  }

  /** Others may have changed who is on the lists: asks again, unseen. */
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
      // There are fewer people than there were when this one was passed to.
      if (!found.person && this.place > 0) {
        this.step(0)
        found = await this.ask(signal)
      }
      // Lists that are empty are passed, once around.
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
