import { action, actionBound, makeObservable, observable } from 'mobx'

export interface UploadOptions {
  signal: AbortSignal
  onSent: (share: number) => void
}

export class PackageUpload {
  share: number | undefined = undefined
  private control: AbortController | undefined

  constructor() {
    makeObservable<this, 'tell'>(this, { share: observable, tell: action, cancel: actionBound })
  }

  async run<T>(send: (uploadOptions: UploadOptions) => Promise<T>): Promise<T | undefined> {
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
