import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import {
  readSavedValue,
  removeSavedValue,
  watchSavedValues,
  writeSavedValue,
} from '../../lib/storage/storage.ts'
import {
  clearSharedDrafts,
  type EarlierInput,
  isSharedDraftsKey,
  isTakenMark,
  markSharedDraftsTaken,
  readSharedDrafts,
  removeSharedDrafts,
  shareDrafts,
} from './DraftShelf.ts'

const DRAFTS_KEY = 'heed.drafts'

type SavedDrafts = { person: string; drafts: Record<string, unknown>; typed?: string[] }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSaved = (value: unknown): value is SavedDrafts =>
  isObject(value) &&
  typeof value.person === 'string' &&
  isObject(value.drafts) &&
  (value.typed === undefined || Array.isArray(value.typed))

export const makeDraftPrefix = (companyId: number | null): string => `${String(companyId)}/`

/** 'place' means page state, such as an open dialog; only typed input is offered to other tabs. */
export type DraftKind = 'typed' | 'place'

interface Options {
  tab: string
  now: () => Date
  onTaken: () => void
}

/** One person's unsaved input, by key. Survives reloads and sign-out; other tabs can take over a copy. */
export class DraftsStore {
  /** Changing this count remounts the pages. */
  takeOverCount: number = 0
  private isPageBroken: boolean = false
  private isRemounting: boolean = false
  private saved: SavedDrafts | undefined = undefined
  /** Read before the signed-in person is known. */
  private waiting = readSavedValue(DRAFTS_KEY, isSaved, 'tab')
  private shelf: readonly EarlierInput[] = []
  private hasReadSharedDrafts: boolean = false
  private readonly usageCounts = observable.map<string, number>()
  private readonly unwrittenKeys = new Set<string>()
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    makeObservable<this, 'saved' | 'waiting' | 'shelf' | 'lookAtShelf' | 'set'>(this, {
      takeOverCount: observable,
      saved: observableRef,
      waiting: observableRef,
      shelf: observableRef,
      earlier: computed,
      isEmpty: computed,
      setPerson: action,
      addUsage: action,
      removeUsage: action,
      discard: actionBound,
      takeOver: actionBound,
      clear: action,
      lookAtShelf: action,
      set: action,
    })
  }

  /** While true, drafts are kept when parts of a failed or remounting page unmount. */
  get isFrozen(): boolean {
    return this.isPageBroken || this.isRemounting
  }

  get isEmpty(): boolean {
    return ((this.saved ?? this.waiting)?.typed ?? []).length === 0
  }

  getTypedDrafts(companyId: number): Record<string, unknown> {
    const { drafts = {}, typed = [] } = this.saved ?? {}
    const company = makeDraftPrefix(companyId)
    const keys = typed.filter((key) => key.startsWith(company))
    return Object.fromEntries(keys.map((key) => [key.slice(company.length), drafts[key]]))
  }

  /** The newest input from another tab that belongs to this page and wouldn't replace input here. */
  get earlier(): EarlierInput | undefined {
    const ownDrafts = this.saved?.drafts ?? {}
    const keys = [...this.usageCounts.keys()]
    return this.shelf.find(
      ({ drafts, typed }) =>
        keys.some((key) => Object.hasOwn(drafts, key)) && !typed.some((key) => Object.hasOwn(ownDrafts, key)),
    )
  }

  setPerson(person: string): void {
    const storedDrafts = readSavedValue(DRAFTS_KEY, isSaved, 'tab')
    if (storedDrafts && storedDrafts.person !== person) removeSavedValue(DRAFTS_KEY, 'tab')
    this.saved = storedDrafts?.person === person ? storedDrafts : { person, drafts: {} }
    this.lookAtShelf()
  }

  watchTakeOver(): () => void {
    return watchSavedValues((name, value) => {
      if (!isSharedDraftsKey(name)) return
      this.hasReadSharedDrafts = false
      if (this.saved && isTakenMark(this.options.tab, name, value)) this.options.onTaken()
    })
  }

  read(key: string): unknown {
    this.unwrittenKeys.add(key)
    return this.saved?.drafts[key]
  }

  addUsage(key: string): void {
    this.usageCounts.set(key, (this.usageCounts.get(key) ?? 0) + 1)
    if (!this.hasReadSharedDrafts) this.lookAtShelf()
  }

  removeUsage(key: string): void {
    const remaining = (this.usageCounts.get(key) ?? 1) - 1
    if (remaining > 0) this.usageCounts.set(key, remaining)
    else this.usageCounts.delete(key)
  }

  save(key: string, value: unknown, kind: DraftKind = 'place'): void {
    this.unwrittenKeys.delete(key)
    if (!this.saved) return
    const { drafts, typed = [] } = this.saved
    const isNew = kind === 'typed' && !typed.includes(key)
    this.write({ ...drafts, [key]: value }, isNew ? [...typed, key] : typed)
  }

  /** When a page fails, drops the drafts it restored, the likely cause. Returns a stop function. */
  freeze(): () => void {
    this.isPageBroken = true
    for (const key of this.unwrittenKeys) this.drop(key)
    return () => {
      this.isPageBroken = false
    }
  }

  drop(key: string): void {
    if (!this.saved || !Object.hasOwn(this.saved.drafts, key)) return
    const { [key]: _, ...otherDrafts } = this.saved.drafts
    this.write(
      otherDrafts,
      (this.saved.typed ?? []).filter((draftKey) => draftKey !== key),
    )
  }

  /** Call `settle` after the pages have remounted. */
  takeOver(): void {
    const { earlier, saved } = this
    if (!earlier || !saved) return
    this.isRemounting = true
    this.write({ ...saved.drafts, ...earlier.drafts }, [...(saved.typed ?? []), ...earlier.typed])
    markSharedDraftsTaken(earlier.tab)
    this.lookAtShelf()
    this.takeOverCount += 1
  }

  settle(): void {
    this.isRemounting = false
  }

  discard({ tab }: EarlierInput): void {
    removeSharedDrafts(tab)
    this.lookAtShelf()
  }

  clear(): void {
    this.saved = undefined
    this.waiting = undefined
    this.shelf = []
    removeSavedValue(DRAFTS_KEY, 'tab')
    clearSharedDrafts()
  }

  private lookAtShelf(): void {
    if (!this.saved) return
    const { tab, now } = this.options
    this.shelf = readSharedDrafts(tab, this.saved.person, now())
    this.hasReadSharedDrafts = true
  }

  private write(drafts: SavedDrafts['drafts'], typed: string[]): void {
    if (!this.saved) return
    const { person } = this.saved
    const { tab, now } = this.options
    this.set({ person, drafts, typed })
    writeSavedValue(DRAFTS_KEY, this.saved, 'tab')
    shareDrafts(tab, { person, drafts, typed, at: now().toISOString() })
  }

  private set(saved: SavedDrafts): void {
    this.saved = saved
  }
}
