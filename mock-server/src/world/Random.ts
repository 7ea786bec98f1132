/** The one source of chance of a world (mulberry32): same state, same numbers. The state is saved with the world. */
export class Random {
  #state: number

  constructor(state: number) {
    this.#state = state >>> 0
  }

  get state(): number {
    return this.#state
  }

  /** Goes on from a saved state. */
  restore(state: number): void {
    this.#state = state >>> 0
  }

  /** 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  /** `length` characters of a key that goes into addresses, as in an emailed link. */
  key(length = 32): string {
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
    return Array.from({ length }, () => letters[this.below(letters.length)]).join('')
  }
}
