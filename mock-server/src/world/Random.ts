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
    let mixedState = this.#state
    mixedState = Math.imul(mixedState ^ (mixedState >>> 15), mixedState | 1)
    mixedState ^= mixedState + Math.imul(mixedState ^ (mixedState >>> 7), mixedState | 61)
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) / 4294967296
  }

  nextBelow(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  key(length = 32): string {
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
    return Array.from({ length }, () => letters[this.nextBelow(letters.length)]).join('')
  }
}
