import { action, actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { toFailure } from '../../lib/requests/failure.ts'
import { Resource } from '../../lib/requests/Resource.ts'
import { loadTexts } from '../../lib/texts.ts'
import { screens } from '../../screens.ts'
import { finders } from '../finders.ts'
import type { RootStore } from '../root/RootStore.ts'
import type { Finder, FinderResult } from './finder.ts'
import { getSection, getSections, isOpenTo, type Place, selectPlaces } from './places.ts'

/** Debounce delay for searches, ms. */
const QUIET = 80

type Group = { finder: Finder; found: Resource<FinderResult[]> }

export class PaletteSearch {
  text: string = ''
  private groups: readonly Group[] | undefined = undefined
  private missed: string | undefined = undefined
  private readonly root: RootStore
  private readonly companyId: number | null
  private readonly unnamed = observable.set<string>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(root: RootStore) {
    this.root = root
    this.companyId = root.session.companyId
    makeObservable<this, 'groups' | 'missed'>(this, {
      text: observable,
      groups: observableRef,
      missed: observable,
      shown: computed,
      isNaming: computed,
      isLooking: computed,
      failure: computed,
      look: actionBound,
      nameScreens: action,
    })
  }

  get shown(): readonly { finder: Finder; found: readonly FinderResult[] }[] {
    if (this.text.trim() === '') return []
    return (this.groups ?? []).flatMap(({ finder, found: { value } }) =>
      value?.length ? [{ finder, found: value }] : [],
    )
  }

  get isNaming(): boolean {
    return this.unnamed.size > 0
  }

  awaits(place: Pick<Place, 'title'>): boolean {
    return this.unnamed.has(getSection(place))
  }

  get isLooking(): boolean {
    return this.isNaming || this.groups === undefined || this.groups.some(({ found }) => found.loading)
  }

  get failure(): string | undefined {
    return this.groups?.map(({ found }) => found.error).find((error) => error !== undefined) ?? this.missed
  }

  async prepare(): Promise<void> {
    this.nameScreens(selectPlaces(this.root))
    const open = finders.flatMap(({ of, load }) => {
      const screen = screens.find(({ path }) => path === of)
      return screen && isOpenTo(this.root, screen) ? [{ load, texts: screen.texts ?? [] }] : []
    })
    const loaded = await Promise.all(
      open.map(async ({ load, texts }) => {
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
      this.groups = loaded.flat().map((finder) => ({ finder, found: new Resource<FinderResult[]>() }))
    })
    this.ask()
  }

  nameScreens(places: readonly Place[]): void {
    for (const section of getSections(places)) {
      this.unnamed.add(section)
      const end = () => runInAction(() => this.unnamed.delete(section))
      void loadTexts(section).then(end, end)
    }
  }

  look(text: string): void {
    this.text = text
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.ask(), QUIET)
  }

  end(): void {
    clearTimeout(this.timer)
    for (const { found } of this.groups ?? []) found.cancel()
  }

  private ask(): void {
    const { root, companyId } = this
    const text = this.text.trim()
    if (companyId !== root.session.companyId || text === '') return
    for (const { finder, found } of this.groups ?? []) {
      void found.load(async (signal) => {
        if ('findInAccount' in finder) return finder.findInAccount(root.client, text, signal)
        return companyId === null ? [] : finder.find(root.ofCompany(companyId), text, signal)
      }, text)
    }
  }
}
