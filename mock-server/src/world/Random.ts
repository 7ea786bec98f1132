export class Random {
  #state: number

  constructor(state: number) {
    this.#state = state >>> 0
  }

  get state(): number {
    return this.#state
  }

  restore(state: number): void {
    this.#state = state >>> 0
  }

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

  key(length = 32): string {
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
    return Array.from({ length }, () => letters[this.below(letters.length)]).join('')
  }
}
