import { actionBound, makeObservable, observable } from 'mobx'

export class PaletteStore {
  open: 'find' | 'keys' | null = null
  /** Keys typed before the search field is loaded; null unless the field is loading. */
  private typedAhead: string | null = null

  constructor() {
    makeObservable(this, { open: observable, show: actionBound, close: actionBound })
  }

  show(view: 'find' | 'keys'): void {
    if (this.open === view) return
    this.open = view
    this.typedAhead = view === 'find' ? '' : null
  }

  close(): void {
    this.open = null
    this.typedAhead = null
  }

  typeAhead(key: string): boolean {
    if (this.typedAhead === null) return false
    this.typedAhead += key
    return true
  }

  takeTyped(): string {
    const text = this.typedAhead ?? ''
    this.typedAhead = null
    return text
  }
}
