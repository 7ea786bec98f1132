export class MemoryBudget {
  #left: number
  readonly #size: number
  readonly #waiting: { bytes: number; start: () => void }[] = []

  constructor(size: number) {
    this.#size = size
    this.#left = size
  }

  /** Resolves to a release function. A request for more than the whole budget runs alone. */
  reserve(bytes: number): Promise<() => void> {
    const grantedBytes = Math.min(bytes, this.#size)
    return new Promise((resolve) => {
      this.#waiting.push({ bytes: grantedBytes, start: () => resolve(this.#giveBack(grantedBytes)) })
      this.#letIn()
    })
  }

  #giveBack(bytes: number): () => void {
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      this.#left += bytes
      this.#letIn()
    }
  }

  #letIn(): void {
    for (
      let [nextWaiter] = this.#waiting;
      nextWaiter && nextWaiter.bytes <= this.#left;
      [nextWaiter] = this.#waiting
    ) {
      this.#waiting.shift()
      this.#left -= nextWaiter.bytes
      nextWaiter.start()
    }
  }
}
