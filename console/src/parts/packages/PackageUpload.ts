import { action, actionBound, makeObservable, observable } from 'mobx'

export interface Sending {
  signal: AbortSignal
  onSent: (share: number) => void
}

/** Bytes on their way to the server, which can be called back. */
export class PackageUpload {
  /** How much has gone out, 0 to 1; undefined while nothing does. */
  share: number | undefined = undefined
  private control: AbortController | undefined

  constructor() {
    makeObservable<this, 'tell'>(this, { share: observable, tell: action, cancel: actionBound })
  }

  /** Resolves to undefined where it was called back. */
  async run<T>(send: (sending: Sending) => Promise<T>): Promise<T | undefined> {
    const control = new AbortController()
    this.control = control
    this.tell(0)
    try {
      return await send({ signal: control.signal, onSent: (share) => this.tell(share) })
    } catch (thrown) {
      if (control.signal.aborted) return undefined
      throw thrown
    } finally {
      this.tell(undefined)
    }
  }

  cancel(): void {
    this.control?.abort()
  }

  private tell(share: number | undefined): void {
    this.share = share
  }
}
