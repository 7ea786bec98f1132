import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { Resource } from '../../lib/Resource.ts'
import { loadTexts } from '../../lib/texts.ts'
import type { RootStore } from '../RootStore.ts'
import { finders, screens } from '../screens.ts'
import type { Finder, Found } from './finder.ts'
import { isOpenTo } from './places.ts'

/** Milliseconds of quiet before the platform is asked. */
const QUIET = 80

/** Things of one kind, and whether they are on their way. */
type Group = { finder: Finder; found: Resource<Found[]> }

/** What is looked for by name, in every area that the person may open. */
export class PaletteSearch {
  text: string = ''
  /** Undefined until the areas are ready to be looked in. */
  private groups: readonly Group[] | undefined = undefined
  private readonly root: RootStore
  private readonly companyId: number | null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(root: RootStore) {
    this.root = root
    this.companyId = root.session.companyId
    makeObservable<this, 'groups'>(this, {
      text: observable,
      groups: observableRef,
      shown: computed,
      isLooking: computed,
      failure: computed,
      look: actionBound,
    })
  }

  /** Kinds of which something was found. */
  get shown(): readonly { finder: Finder; found: readonly Found[] }[] {
    if (this.text.trim() === '') return []
    return (this.groups ?? []).flatMap(({ finder, found: { value } }) =>
      value?.length ? [{ finder, found: value }] : [],
    )
  }

  get isLooking(): boolean {
    return this.groups === undefined || this.groups.some(({ found }) => found.loading)
  }

  /** Why some of it could not be looked for. */
  get failure(): string | undefined {
    return (this.groups ?? []).map(({ found }) => found.error).find((error) => error !== undefined)
  }

  /** Fetches what is needed to look, in the areas that are open to the person. */
  async prepare(): Promise<void> {
    const open = finders.flatMap(({ of, load }) => {
      const screen = screens.find(({ path }) => path === of)
      return screen && isOpenTo(this.root, screen) ? [{ load, texts: screen.texts ?? [] }] : []
    })
    const loaded = await Promise.all(
      open.map(async ({ load, texts }) => (await Promise.all([load(this.root), loadTexts(...texts)]))[0]),
    )
    runInAction(() => {
      this.groups = loaded.flat().map((finder) => ({ finder, found: new Resource<Found[]>() }))
    })
    this.ask()
  }

  look(text: string): void {
    this.text = text
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.ask(), QUIET)
  }

  /** Forgets what was looked for. */
  end(): void {
    clearTimeout(this.timer)
    for (const { found } of this.groups ?? []) found.cancel()
  }

  private ask(): void {
    const { root, companyId } = this
    const text = this.text.trim()
    // In another company nobody has looked for it.
    if (companyId !== root.session.companyId || text === '') return
    for (const { finder, found } of this.groups ?? []) {
      void found.load(async (signal) => {
        if ('findInAccount' in finder) return finder.findInAccount(root.client, text, signal)
        return companyId === null ? [] : finder.find(root.ofCompany(companyId), text, signal)
      }, text)
    }
  }
}
