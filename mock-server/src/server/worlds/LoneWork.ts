import { setImmediate } from 'node:timers/promises'

/** The world is as it was before the work. */
export class WorldStoppedError extends Error {
  readonly statusCode = 503

  constructor() {
    super('The world ended before its time had moved; nothing has changed')
  }
}

/** Work during which all other work on a world waits. */
export class LoneWork {
  #current: Promise<unknown> | undefined
  #isStopped = false

  get isActive(): boolean {
    return this.#current !== undefined
  }

  /** Resolves when no work is in progress, without a delay if there is none. */
  async whenIdle(): Promise<void> {
    while (this.#current) await this.#current
  }

  /** Works run one after another. */
  async run(work: () => Promise<void>): Promise<void> {
    while (this.#current) await this.#current
    const current = this.#start(work).finally(() => {
      this.#current = undefined
    })
    this.#current = current.catch(() => undefined)
    await current
  }

  /** Makes `throwIfStopped` end the current work, and rejects later work. */
  stop(): void {
    this.#isStopped = true
  }

  throwIfStopped(): void {
    if (this.#isStopped) throw new WorldStoppedError()
  }

  /** First lets calls that didn't have to wait finish what they do without pauses. */
  async #start(work: () => Promise<void>): Promise<void> {
    await setImmediate()
    this.throwIfStopped()
    await work()
  }
}
