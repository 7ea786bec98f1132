import { actionBound, makeObservable, observable } from 'mobx'

export class PaletteStore {
  open: 'find' | 'keys' | null = null
  /** Keys typed before the search field is loaded; null when the field isn't about to open. */
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

  typeAhead(key: string): boolean {
    if (this.ahead === null) return false
    this.ahead += key
    return true
  }

  takeTyped(): string {
    const typed = this.ahead ?? ''
    this.ahead = null
    return typed
  }
}
