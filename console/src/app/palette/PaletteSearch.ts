import { action, actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { toFailure } from '../../lib/requests/failure.ts'
import { Resource } from '../../lib/requests/Resource.ts'
import { loadTexts } from '../../lib/texts.ts'
import { screens } from '../../screens.ts'
import { finders } from '../finders.ts'
import type { RootStore } from '../root/RootStore.ts'
import type { Finder, FinderResult } from './finder.ts'
import { getSection, getSections, isScreenAccessible, type Place, selectPlaces } from './places.ts'

const SEARCH_DELAY_MS = 80

type Group = { finder: Finder; results: Resource<FinderResult[]> }

export class PaletteSearch {
  text: string = ''
  private groups: readonly Group[] | undefined = undefined
  private askedText = ''
  private missed: string | undefined = undefined
  private readonly root: RootStore
  private readonly companyId: number | null
  private readonly pendingSections = observable.set<string>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(root: RootStore) {
    this.root = root
    this.companyId = root.session.companyId
    makeObservable<this, 'askedText' | 'groups' | 'missed'>(this, {
      askedText: observable,
      text: observable,
      groups: observableRef,
      missed: observable,
      shown: computed,
      hasPendingTexts: computed,
      isSearching: computed,
      failure: computed,
      look: actionBound,
      loadScreenNames: action,
    })
  }

  get shown(): readonly { finder: Finder; results: readonly FinderResult[] }[] {
    if (this.text.trim() === '') return []
    return (this.groups ?? []).flatMap(({ finder, results: { value } }) =>
      value?.length ? [{ finder, results: value }] : [],
    )
  }

  get hasPendingTexts(): boolean {
    return this.pendingSections.size > 0
  }

  isPending(place: Pick<Place, 'title'>): boolean {
    return this.pendingSections.has(getSection(place))
  }

  get isSearching(): boolean {
    return (
      this.hasPendingTexts ||
      this.groups === undefined ||
      this.askedText !== this.text.trim() ||
      this.groups.some(({ results }) => results.loading)
    )
  }

  get failure(): string | undefined {
    return (
      this.groups?.map(({ results }) => results.error).find((error) => error !== undefined) ?? this.missed
    )
  }

  async loadFinders(): Promise<void> {
    this.loadScreenNames(selectPlaces(this.root))
    const accessibleEntries = finders.flatMap(({ of: screenPath, load }) => {
      const screen = screens.find(({ path }) => path === screenPath)
      return screen && isScreenAccessible(this.root, screen) ? [{ load, texts: screen.texts ?? [] }] : []
    })
    const loadedFinders = await Promise.all(
      accessibleEntries.map(async ({ load, texts }) => {
        try {
          return (await Promise.all([load(this.root), loadTexts(...texts)]))[0]
        } catch (error) {
          runInAction(() => {
            this.missed = toFailure(error).text
          })
          return []
        }
      }),
    )
    runInAction(() => {
      this.groups = loadedFinders
        .flat()
        .map((finder) => ({ finder, results: new Resource<FinderResult[]>() }))
    })
    this.ask()
  }

  loadScreenNames(places: readonly Place[]): void {
    for (const section of getSections(places)) {
      this.pendingSections.add(section)
      const end = () => runInAction(() => this.pendingSections.delete(section))
      void loadTexts(section).then(end, end)
    }
  }

  look(text: string): void {
    this.text = text
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.ask(), SEARCH_DELAY_MS)
  }

  end(): void {
    clearTimeout(this.timer)
    for (const { results } of this.groups ?? []) results.cancel()
  }

  private ask(): void {
    const { root, companyId } = this
    const text = this.text.trim()
    runInAction(() => {
      this.askedText = text
    })
    if (companyId !== root.session.companyId || text === '') return
    for (const { finder, results } of this.groups ?? []) {
      void results.load(async (signal) => {
        if ('findInAccount' in finder) return finder.findInAccount(root.client, text, signal)
        return companyId === null ? [] : finder.find(root.getCompanyStores(companyId), text, signal)
      }, text)
    }
  }
}
