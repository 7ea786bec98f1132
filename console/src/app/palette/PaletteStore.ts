import { actionBound, makeObservable, observable } from 'mobx'

/** Which dialog of the keyboard is open: that which finds, or that which names the keys. */
export class PaletteStore {
  open: 'find' | 'keys' | null = null

  constructor() {
    makeObservable(this, { open: observable, show: actionBound, close: actionBound })
  }

  show(what: 'find' | 'keys'): void {
    this.open = what
  }

  close(): void {
    this.open = null
  }
}
