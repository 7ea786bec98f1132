export class BitSet {
  readonly #words: Uint32Array

  constructor(length: number) {
    this.#words = new Uint32Array(Math.ceil(length / 32))
  }

  get size(): number {
    let count = 0
    for (const word of this.#words) count += countBits(word)
    return count
  }

  add(index: number): void {
    this.#words[index >> 5] = (this.#words[index >> 5] ?? 0) | (1 << (index & 31))
  }

  union(otherSet: BitSet): void {
    for (let index = 0; index < this.#words.length; index++) {
      this.#words[index] = (this.#words[index] ?? 0) | (otherSet.#words[index] ?? 0)
    }
  }

  intersect(otherSet: BitSet): void {
    for (let index = 0; index < this.#words.length; index++) {
      this.#words[index] = (this.#words[index] ?? 0) & (otherSet.#words[index] ?? 0)
    }
  }

  toArray(): number[] {
    const indexes: number[] = []
    for (let wordIndex = 0; wordIndex < this.#words.length; wordIndex++) {
      let word = this.#words[wordIndex] ?? 0
      while (word !== 0) {
        indexes.push(wordIndex * 32 + 31 - Math.clz32(word & -word))
        word &= word - 1
      }
    }
    return indexes
  }
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
