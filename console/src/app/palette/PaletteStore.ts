import { actionBound, makeObservable, observable } from 'mobx'

export class PaletteStore {
  open: 'find' | 'keys' | null = null
  /** Keys typed before the search field is loaded; null unless the field is loading. */
  private bufferedKeys: string | null = null

  constructor() {
    makeObservable(this, { open: observable, show: actionBound, close: actionBound })
  }

  show(view: 'find' | 'keys'): void {
    if (this.open === view) return
    this.open = view
    this.bufferedKeys = view === 'find' ? '' : null
  }

  close(): void {
    this.open = null
    this.bufferedKeys = null
  }

  bufferKey(key: string): boolean {
    if (this.bufferedKeys === null) return false
    this.bufferedKeys += key
    return true
  }

  takeBufferedKeys(): string {
    const text = this.bufferedKeys ?? ''
    this.bufferedKeys = null
    return text
  }
}
