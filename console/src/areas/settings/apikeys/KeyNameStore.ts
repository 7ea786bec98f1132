import { ApiKeyName } from '@heed/contracts'
import { action, computed, makeObservable, observable, runInAction } from 'mobx'
import { Mutation } from '../../../lib/requests/Mutation.ts'

/** Debounce delay for renaming, ms (S0 section 9). */
const SAVE_DELAY_MS = 300

export class KeyNameStore {
  input: string
  private saved: string
  private readonly change = new Mutation()
  private readonly save: (name: string) => Promise<unknown>
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(name: string, save: (name: string) => Promise<unknown>) {
    this.input = name
    this.saved = name
    this.save = save
    makeObservable<this, 'saved'>(this, {
      input: observable,
      saved: observable,
      error: computed,
      isSaving: computed,
      hasUnsavedInput: computed,
      type: action,
    })
  }

  get error(): string | undefined {
    const problem = ApiKeyName.safeParse(this.input.trim()).error?.issues[0]?.message
    return problem ?? this.change.failure?.text
  }

  get isSaving(): boolean {
    return this.change.pending
  }

  get hasUnsavedInput(): boolean {
    return this.input.trim() !== this.saved && this.error !== undefined
  }

  type(name: string): void {
    this.input = name
    this.change.reset()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.send(), SAVE_DELAY_MS)
  }

  async send(): Promise<void> {
    clearTimeout(this.timer)
    await this.change.run(() => this.sendNow())
    // The name may have been edited again while it was being saved.
    if (!this.error && this.input.trim() !== this.saved) await this.send()
  }

  private async sendNow(): Promise<void> {
    const name = this.input.trim()
    if (name === this.saved || this.error !== undefined) return
    await this.save(name)
    runInAction(() => {
      this.saved = name
    })
  }
}
