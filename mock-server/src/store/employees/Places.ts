export class Places {
  readonly #words: Uint32Array

  constructor(length: number) {
    this.#words = new Uint32Array(Math.ceil(length / 32))
  }

  get size(): number {
    let count = 0
    for (const word of this.#words) count += ones(word)
    return count
  }

  add(place: number): void {
    this.#words[place >> 5] = (this.#words[place >> 5] ?? 0) | (1 << (place & 31))
  }

  addAll(other: Places): void {
    for (let at = 0; at < this.#words.length; at++) {
      this.#words[at] = (this.#words[at] ?? 0) | (other.#words[at] ?? 0)
    }
  }

  keepOnly(other: Places): void {
    for (let at = 0; at < this.#words.length; at++) {
      this.#words[at] = (this.#words[at] ?? 0) & (other.#words[at] ?? 0)
    }
  }

  list(): number[] {
    const places: number[] = []
    for (let at = 0; at < this.#words.length; at++) {
      let word = this.#words[at] ?? 0
      while (word !== 0) {
        places.push(at * 32 + 31 - Math.clz32(word & -word))
        word &= word - 1
      }
    }
    return places
  }
}

function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
