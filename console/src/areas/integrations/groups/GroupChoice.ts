import { type Group, selectionDiffers } from '@heed/contracts'
import { action, computed, makeObservable, type ObservableMap, observable, observableRef } from 'mobx'
import { type Failure, toFailure } from '../../../lib/requests/failure.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { RemoteRows } from '../../../lib/tables/RemoteRows.ts'
import type { Directory } from '../Directory.ts'

export const GROUPS_PAGE_SIZE = 10

export class GroupChoice {
  readonly found = new Resource<RemoteRows<Group>>()
  search: string = ''
  failure: Failure | undefined = undefined
  /** Someone else saved a choice in the meantime; this choice is compared with theirs. */
  wasChanged: boolean = false
  private saved: readonly Group[]
  private readonly chosen: ObservableMap<string, Group>
  private readonly directory: Directory

  constructor(directory: Directory, kept: readonly Group[] | undefined) {
    this.directory = directory
    this.saved = directory.selected.value ?? []
    const chosen = (kept ?? this.saved).map((group): [string, Group] => [group.id, group])
    this.chosen = observable.map(chosen, { deep: false })
    makeObservable<this, 'saved' | 'fail' | 'meet'>(this, {
      search: observable,
      failure: observableRef,
      wasChanged: observable,
      saved: observableRef,
      groups: computed,
      differs: computed,
      added: computed,
      removed: computed,
      look: action,
      toggle: action,
      fail: action,
      meet: action,
    })
  }

  get groups(): readonly Group[] {
    return [...this.chosen.values()]
  }

  get differs(): boolean {
    return selectionDiffers(this.saved, this.groups)
  }

  get added(): number {
    return this.groups.filter(({ id }) => !this.saved.some((group) => group.id === id)).length
  }

  get removed(): number {
    return this.saved.filter(({ id }) => !this.chosen.has(id)).length
  }

  readonly has = ({ id }: Group): boolean => this.chosen.has(id)

  toggle(group: Group): void {
    if (!this.chosen.delete(group.id)) this.chosen.set(group.id, group)
  }

  look(search: string): void {
    this.search = search
    this.failure = undefined
    const filter = search.trim()
    const asked = filter === '' ? {} : { filter }
    const page = (skip: number, signal?: AbortSignal) =>
      this.directory.readGroups({ ...asked, top: GROUPS_PAGE_SIZE, skip }, signal)
    void this.found.load(async (signal) => {
      const { groups: first, count } = await page(0, signal)
      const fetch = async (from: number) => (from === 0 ? first : (await page(from)).groups)
      return new RemoteRows(count, fetch, GROUPS_PAGE_SIZE)
    })
  }

  readonly show = async (from: number, to: number): Promise<void> => {
    try {
      await this.found.value?.show(from, to)
      this.fail(undefined)
    } catch (thrown) {
      this.fail(toFailure(thrown))
    }
  }

  /** Returns false when someone else saved a different choice, which must be shown first. */
  async apply(): Promise<boolean> {
    const { groups } = await this.directory.readSelected()
    if (selectionDiffers(this.saved, groups)) {
      this.meet(groups)
      return false
    }
    await this.directory.choose(this.groups)
    return true
  }

  private fail(failure: Failure | undefined): void {
    this.failure = failure
  }

  private meet(saved: readonly Group[]): void {
    this.saved = saved
    this.wasChanged = true
  }
}
