import { forget, readSaved, save } from '../lib/storage.ts'

const DRAFTS = 'heed.drafts'

type Saved = { person: string; drafts: Record<string, unknown> }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSaved = (value: unknown): value is Saved =>
  isObject(value) && typeof value.person === 'string' && isObject(value.drafts)

/**
 * What somebody has typed and chosen and not saved yet, by a key of its place. It is kept in the tab, so that a reload
 * or the end of the session loses nothing; nobody else ever finds it.
 */
export class DraftsStore {
  /** While a page lies broken: it takes nothing of what was typed on it along. */
  isHeld = false
  private saved: Saved | undefined
  private readonly untouched = new Set<string>()

  /** Whose drafts they are from now on; those of anybody else are gone. */
  belongTo(person: string): void {
    const saved = readSaved(DRAFTS, isSaved, 'tab')
    if (saved && saved.person !== person) forget(DRAFTS, 'tab')
    this.saved = saved?.person === person ? saved : { person, drafts: {} }
  }

  read(key: string): unknown {
    this.untouched.add(key)
    return this.saved?.drafts[key]
  }

  keep(key: string, value: unknown): void {
    this.untouched.delete(key)
    if (this.saved) this.write({ ...this.saved.drafts, [key]: value })
  }

  /** A page broke, until what is answered is called; what it began with may be why, and goes. */
  hold(): () => void {
    this.isHeld = true
    for (const key of this.untouched) this.drop(key)
    return () => {
      this.isHeld = false
    }
  }

  drop(key: string): void {
    if (!this.saved || !(key in this.saved.drafts)) return
    const { [key]: _, ...others } = this.saved.drafts
    this.write(others)
  }

  clear(): void {
    this.saved = undefined
    forget(DRAFTS, 'tab')
  }

  private write(drafts: Saved['drafts']): void {
    if (!this.saved) return
    this.saved = { ...this.saved, drafts }
    save(DRAFTS, this.saved, 'tab')
  }
}
