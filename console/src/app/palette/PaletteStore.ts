import { actionBound, makeObservable, observable } from 'mobx'

/** Which dialog of the keyboard is open: that which finds, or that which names the keys. */
export class PaletteStore {
  open: 'find' | 'keys' | null = null
  /** What is typed for a field that is asked for and still on its way; null where none is. */
  private ahead: string | null = null

  constructor() {
    makeObservable(this, { open: observable, show: actionBound, close: actionBound })
  }

  show(what: 'find' | 'keys'): void {
    if (this.open === what) return
    this.open = what
    this.ahead = what === 'find' ? '' : null
  }

  close(): void {
    this.open = null
    this.ahead = null
  }

  /** Keeps a key for the field that is on its way; false where none is. */
  typeAhead(key: string): boolean {
    if (this.ahead === null) return false
    this.ahead += key
    return true
  }

  /** What was typed before the field was there, which hears the keys itself from now on. */
  takeTyped(): string {
    const typed = this.ahead ?? ''
    this.ahead = null
    return typed
  }
}
