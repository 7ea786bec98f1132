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
    const wanted = Math.min(bytes, this.#size)
    return new Promise((resolve) => {
      this.#waiting.push({ bytes: wanted, start: () => resolve(this.#giveBack(wanted)) })
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
    for (let [next] = this.#waiting; next && next.bytes <= this.#left; [next] = this.#waiting) {
      this.#waiting.shift()
      this.#left -= next.bytes
      next.start()
    }
  }
}
