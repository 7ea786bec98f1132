import { setImmediate } from 'node:timers/promises'

export class WorldStoppedError extends Error {
  readonly statusCode = 503

  constructor() {
    super('The world ended before its time had moved; nothing has changed')
  }
}

export class LoneWork {
  #current: Promise<unknown> | undefined
  readonly #stopController = new AbortController()

  get isActive(): boolean {
    return this.#current !== undefined
  }

  async whenIdle(): Promise<void> {
    while (this.#current !== undefined) await this.#current
  }

  async run(work: () => Promise<void>): Promise<void> {
    while (this.#current !== undefined) await this.#current
    const current = this.#start(work).finally(() => {
      this.#current = undefined
    })
    this.#current = current.catch(() => undefined)
    await current
  }

  stop(): void {
    this.#stopController.abort()
  }

  throwIfStopped(): void {
    if (this.#stopController.signal.aborted) throw new WorldStoppedError()
  }

  /** First lets calls that didn't have to wait finish what they do without pauses. */
  async #start(work: () => Promise<void>): Promise<void> {
    await setImmediate()
    this.throwIfStopped()
    await work()
  }
}
