import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { readSaved, removeSaved, watchAllSaved, writeSaved } from '../../lib/storage/storage.ts'
import {
  clearShelf,
  type EarlierInput,
  isShelfName,
  isTakenMark,
  putOnShelf,
  readShelf,
  removeFromShelf,
  takeFromShelf,
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

/** 'place' is, for example, an open dialog; only typed input is offered to other tabs. */
export type DraftKind = 'typed' | 'place'

interface Options {
  tab: string
  now: () => Date
  onTaken: () => void
}

/** One person's unsaved input, by key. Survives reloads and sign-out; other tabs can take over a copy. */
export class DraftsStore {
  /** Changing this count remounts the pages. */
  takeOvers: number = 0
  private isBroken: boolean = false
  private isMoving: boolean = false
  private saved: SavedDrafts | undefined = undefined
  /** Read before the signed-in person is known. */
  private waiting = readSaved(DRAFTS_KEY, isSaved, 'tab')
  private shelf: readonly EarlierInput[] = []
  private isShelfRead: boolean = false
  private readonly usageCounts = observable.map<string, number>()
  private readonly unwrittenKeys = new Set<string>()
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    makeObservable<this, 'saved' | 'waiting' | 'shelf' | 'lookAtShelf' | 'set'>(this, {
      takeOvers: observable,
      saved: observableRef,
      waiting: observableRef,
      shelf: observableRef,
      earlier: computed,
      isEmpty: computed,
      belongTo: action,
      want: action,
      unwant: action,
      discard: actionBound,
      takeOver: actionBound,
      clear: action,
      lookAtShelf: action,
      set: action,
    })
  }

  /** While true, drafts are kept when parts of a failed or remounting page unmount. */
  get isFrozen(): boolean {
    return this.isBroken || this.isMoving
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

  belongTo(person: string): void {
    const storedDrafts = readSaved(DRAFTS_KEY, isSaved, 'tab')
    if (storedDrafts && storedDrafts.person !== person) removeSaved(DRAFTS_KEY, 'tab')
    this.saved = storedDrafts?.person === person ? storedDrafts : { person, drafts: {} }
    this.lookAtShelf()
  }

  watchTaken(): () => void {
    return watchAllSaved((name, value) => {
      if (!isShelfName(name)) return
      this.isShelfRead = false
      if (this.saved && isTakenMark(this.options.tab, name, value)) this.options.onTaken()
    })
  }

  read(key: string): unknown {
    this.unwrittenKeys.add(key)
    return this.saved?.drafts[key]
  }

  want(key: string): void {
    this.usageCounts.set(key, (this.usageCounts.get(key) ?? 0) + 1)
    if (!this.isShelfRead) this.lookAtShelf()
  }

  unwant(key: string): void {
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

  /** When a page fails, drops the drafts that it started with, the likely cause. Returns a stop function. */
  freeze(): () => void {
    this.isBroken = true
    for (const key of this.unwrittenKeys) this.drop(key)
    return () => {
      this.isBroken = false
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
    this.isMoving = true
    this.write({ ...saved.drafts, ...earlier.drafts }, [...(saved.typed ?? []), ...earlier.typed])
    takeFromShelf(earlier.tab)
    this.lookAtShelf()
    this.takeOvers += 1
  }

  settle(): void {
    this.isMoving = false
  }

  discard({ tab }: EarlierInput): void {
    removeFromShelf(tab)
    this.lookAtShelf()
  }

  clear(): void {
    this.saved = undefined
    this.waiting = undefined
    this.shelf = []
    removeSaved(DRAFTS_KEY, 'tab')
    clearShelf()
  }

  private lookAtShelf(): void {
    if (!this.saved) return
    const { tab, now } = this.options
    this.shelf = readShelf(tab, this.saved.person, now())
    this.isShelfRead = true
  }

  private write(drafts: SavedDrafts['drafts'], typed: string[]): void {
    if (!this.saved) return
    const { person } = this.saved
    const { tab, now } = this.options
    this.set({ person, drafts, typed })
    writeSaved(DRAFTS_KEY, this.saved, 'tab')
    putOnShelf(tab, { person, drafts, typed, at: now().toISOString() })
  }

  private set(saved: SavedDrafts): void {
    this.saved = saved
  }
}
