import { type Group, hasSelectionChanged } from '@heed/contracts'
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
  /** True if someone else saved a different choice; this choice is now compared with theirs. */
  wasChanged: boolean = false
  private saved: readonly Group[]
  private readonly selectedGroups: ObservableMap<string, Group>
  private readonly directory: Directory

  constructor(directory: Directory, draftGroups: readonly Group[] | undefined) {
    this.directory = directory
    this.saved = directory.selected.value ?? []
    const initialEntries = (draftGroups ?? this.saved).map((group): [string, Group] => [group.id, group])
    this.selectedGroups = observable.map(initialEntries, { deep: false })
    makeObservable<this, 'saved' | 'fail' | 'meet'>(this, {
      search: observable,
      failure: observableRef,
      wasChanged: observable,
      saved: observableRef,
      groups: computed,
      hasChanges: computed,
      addedCount: computed,
      removedCount: computed,
      look: action,
      toggle: action,
      fail: action,
      meet: action,
    })
  }

  get groups(): readonly Group[] {
    return [...this.selectedGroups.values()]
  }

  get hasChanges(): boolean {
    return hasSelectionChanged(this.saved, this.groups)
  }

  get addedCount(): number {
    return this.groups.filter(({ id }) => !this.saved.some((group) => group.id === id)).length
  }

  get removedCount(): number {
    return this.saved.filter(({ id }) => !this.selectedGroups.has(id)).length
  }

  readonly isSelected = ({ id }: Group): boolean => this.selectedGroups.has(id)

  toggle(group: Group): void {
    if (!this.selectedGroups.delete(group.id)) this.selectedGroups.set(group.id, group)
  }

  look(search: string): void {
    this.search = search
    this.failure = undefined
    const filter = search.trim()
    const filterParams = filter === '' ? {} : { filter }
    const fetchGroupPage = (offset: number, signal?: AbortSignal) =>
      this.directory.readGroups({ ...filterParams, top: GROUPS_PAGE_SIZE, skip: offset }, signal)
    void this.found.load(async (signal) => {
      const { groups: first, count } = await fetchGroupPage(0, signal)
      const fetch = async (from: number) => (from === 0 ? first : (await fetchGroupPage(from)).groups)
      return new RemoteRows(count, fetch, GROUPS_PAGE_SIZE)
    })
  }

  readonly show = async (from: number, to: number): Promise<void> => {
    try {
      await this.found.value?.loadRange(from, to)
      this.fail(undefined)
    } catch (thrown) {
      this.fail(toFailure(thrown))
    }
  }

  /** Returns false when someone else saved a different choice, which must be shown first. */
  async apply(): Promise<boolean> {
    const { groups } = await this.directory.readSelected()
    if (hasSelectionChanged(this.saved, groups)) {
      this.meet(groups)
      return false
    }
    await this.directory.choose(this.groups)
    return true
  }

  private fail(failure: Failure | undefined): void {
    this.failure = failure
  }

  private meet(savedGroups: readonly Group[]): void {
    this.saved = savedGroups
    this.wasChanged = true
  }
}
