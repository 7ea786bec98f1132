import type { Client, Employee } from '@heed/contracts'
import { actionBound, computed, makeObservable, observableRef } from 'mobx'
import type { CompanyStores } from '../../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../../lib/requests/Resource.ts'

/** Maximum number of lists per call, because proxies reject longer URLs. */
const LISTS_PER_REQUEST = 50

interface SampleResult {
  person: Employee | undefined
  count: number
}

export class SampleStore {
  private readonly result = new Resource<SampleResult>()
  private readonly client: Client
  private readonly companyId: number
  private lists: readonly number[] = []
  /** Current position: the batch of lists to request, and the person within that batch. */
  private batchIndex = 0
  private personIndex = 0

  constructor({ client, companyId }: CompanyStores) {
    this.client = client
    this.companyId = companyId
    makeObservable<this, 'lists' | 'step'>(this, {
      lists: observableRef,
      person: computed,
      hasOthers: computed,
      loadSample: actionBound,
      loadAnother: actionBound,
      step: actionBound,
    })
  }

  get person(): Employee | undefined {
    return this.result.value?.person
  }

  get hasOthers(): boolean {
    const { result, parts } = this
    return result.value?.person !== undefined && (result.value.count > 1 || parts > 1)
  }

  private get parts(): number {
    return Math.ceil(this.lists.length / LISTS_PER_REQUEST)
  }

  loadSample(lists: readonly number[]): Promise<void> {
    this.lists = lists
    this.batchIndex = 0
    this.personIndex = 0
    if (lists.length > 0) return this.fetch()
    this.result.clear()
    return Promise.resolve()
  }

  loadAnother(): Promise<void> {
    this.step(this.result.value?.count ?? 0)
    return this.fetch()
  }

  readAgain(): Promise<void> {
    return this.result.refresh()
  }

  private step(count: number): void {
    this.personIndex += 1
    if (this.personIndex < count) return
    this.personIndex = 0
    this.batchIndex = (this.batchIndex + 1) % Math.max(this.parts, 1)
  }

  private fetch(): Promise<void> {
    return this.result.load(async (signal) => {
      let sampleResult = await this.ask(signal)
      if (!sampleResult.person && this.personIndex > 0) {
        this.step(0)
        sampleResult = await this.ask(signal)
      }
      for (let attemptCount = 1; !sampleResult.person && attemptCount < this.parts; attemptCount += 1) {
        this.step(0)
        sampleResult = await this.ask(signal)
      }
      return sampleResult
    })
  }

  private async ask(signal: AbortSignal): Promise<SampleResult> {
    const { companyId, personIndex, batchIndex, lists } = this
    const listId = lists.slice(batchIndex * LISTS_PER_REQUEST, (batchIndex + 1) * LISTS_PER_REQUEST)
    const { users, count } = await this.client.employees.list(
      { companyId, listId, p: personIndex, n: 1 },
      { signal },
    )
    return { person: users[0], count }
  }
}
