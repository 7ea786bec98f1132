export class Room {
  #left: number
  readonly #size: number
  readonly #waiting: { wanted: number; begin: () => void }[] = []

  constructor(size: number) {
    this.#size = size
    this.#left = size
  }

  /** Resolves to a release function. A request for more than the whole budget runs alone. */
  take(bytes: number): Promise<() => void> {
    const wanted = Math.min(bytes, this.#size)
    return new Promise((resolve) => {
      this.#waiting.push({ wanted, begin: () => resolve(this.#giveBack(wanted)) })
      this.#letIn()
    })
  }

  #giveBack(bytes: number): () => void {
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      this.#left += bytes
      this.#letIn()
    }
  }

  #letIn(): void {
    for (let [next] = this.#waiting; next && next.wanted <= this.#left; [next] = this.#waiting) {
      this.#waiting.shift()
      this.#left -= next.wanted
      next.begin()
    }
  }
}
