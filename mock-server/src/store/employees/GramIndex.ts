import { Places } from './Places.ts'
import type { ByteSearch, RowBytes } from './RowBytes.ts'

interface Grams {
  codes: Uint32Array
  rows: Offsets
}

type Offsets = Uint16Array | Uint32Array

const lineFeed = 10
const stride = 16

/** For longer search terms, compares only rows that contain the term's rarest three bytes. */
export class GramIndex implements ByteSearch {
  readonly #bytes: Uint8Array
  readonly #ends: Uint32Array
  readonly #rowAt: Uint32Array
  /** All offsets except those of line feeds, sorted by the three bytes that start at each offset. */
  readonly #offsets: Offsets
  readonly #lengths: readonly [Grams, Grams, Grams]
  readonly #starts: Offsets

  constructor({ bytes, ends }: RowBytes) {
    this.#bytes = bytes
    this.#ends = ends
    this.#rowAt = rowsAt(ends, bytes.length)
    const offsets = sortedOffsets(bytes)
    const [rows, size] = [ends.length, offsets.length]
    const [one, two, three] = counters(bytes, offsets, rows)
    const starts = createOffsets(three.grams.codes.length + 1, bytes.length)
    for (let at = 0; at < size; at++) {
      const offset = offsets[at] ?? 0
      const row = this.#rowOf(offset)
      const code = threeAt(bytes, offset)
      one.see(code >>> 16, row)
      two.see(code >>> 8, row)
      if (three.see(code, row)) starts[three.size - 1] = at
    }
    starts[three.size] = size
    this.#lengths = [one.grams, two.grams, three.grams]
    this.#offsets = createOffsets(size, bytes.length)
    this.#offsets.set(offsets)
    this.#starts = starts
  }

  count(needle: Uint8Array): number {
    const grams = this.#lengths[needle.length - 1]
    if (!grams) return this.find(needle).size
    const code = codeAt(needle, 0, needle.length)
    const at = firstFrom(grams.codes, code)
    return grams.codes[at] === code ? (grams.rows[at] ?? 0) : 0
  }

  find(needle: Uint8Array): Places {
    const found = new Places(this.#ends.length)
    const { from, to, skipped } = needle.length > 3 ? this.#rarest(needle) : this.#range(needle)
    for (let at = from; at < to; at++) {
      const offset = this.#offsets[at] ?? 0
      if (needle.length <= 3 || this.#stands(needle, offset - skipped)) found.add(this.#rowOf(offset))
    }
    return found
  }

  #rowOf(offset: number): number {
    let row = this.#rowAt[Math.floor(offset / stride)] ?? 0
    while ((this.#ends[row] ?? offset + 1) <= offset) row++
    return row
  }

  #range(needle: Uint8Array, skipped = 0): { from: number; to: number; skipped: number } {
    const { codes } = this.#lengths[2]
    const length = Math.min(3, needle.length - skipped)
    const code = codeAt(needle, skipped, length)
    const shift = 8 * (3 - length)
    const first = firstFrom(codes, code << shift)
    const beyond = firstFrom(codes, (code + 1) << shift)
    return { from: this.#starts[first] ?? 0, to: this.#starts[beyond] ?? 0, skipped }
  }

  #rarest(needle: Uint8Array): { from: number; to: number; skipped: number } {
    let best = this.#range(needle)
    for (let skipped = 1; skipped + 3 <= needle.length && best.to > best.from; skipped++) {
      const other = this.#range(needle, skipped)
      if (other.to - other.from < best.to - best.from) best = other
    }
    return best
  }

  #stands(needle: Uint8Array, offset: number): boolean {
    for (let at = 0; at < needle.length; at++) if (this.#bytes[offset + at] !== needle[at]) return false
    return true
  }
}

class Counter {
  size = 0
  readonly grams: Grams
  readonly #seen: Int32Array
  #last = -1

  constructor(rows: number, distinct: number) {
    this.grams = { codes: new Uint32Array(distinct), rows: createOffsets(distinct, rows) }
    this.#seen = new Int32Array(rows).fill(-1)
  }

  see(code: number, row: number): boolean {
    const isFirst = code !== this.#last
    if (isFirst) {
      this.#last = code
      this.grams.codes[this.size] = code
      this.size++
    }
    if (this.#seen[row] !== code) {
      this.#seen[row] = code
      this.grams.rows[this.size - 1] = (this.grams.rows[this.size - 1] ?? 0) + 1
    }
    return isFirst
  }
}

function counters(bytes: Uint8Array, offsets: Uint32Array, rows: number): [Counter, Counter, Counter] {
  let [one, two, three, before] = [0, 0, 0, -1]
  for (let at = 0; at < offsets.length; at++) {
    const code = threeAt(bytes, offsets[at] ?? 0)
    if (code === before) continue
    three++
    if (code >>> 8 !== before >>> 8) two++
    if (code >>> 16 !== before >>> 16) one++
    before = code
  }
  return [new Counter(rows, one), new Counter(rows, two), new Counter(rows, three)]
}

const createOffsets = (length: number, most: number): Offsets =>
  most < 65536 ? new Uint16Array(length) : new Uint32Array(length)

const threeAt = (bytes: Uint8Array, offset: number): number =>
  ((bytes[offset] ?? 0) << 16) | ((bytes[offset + 1] ?? 0) << 8) | (bytes[offset + 2] ?? 0)

function codeAt(bytes: Uint8Array, offset: number, length: number): number {
  let code = 0
  for (let at = offset; at < offset + length; at++) code = (code << 8) | (bytes[at] ?? 0)
  return code
}

function firstFrom(codes: Uint32Array, code: number): number {
  let low = 0
  let high = codes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((codes[middle] ?? 0) < code) low = middle + 1
    else high = middle
  }
  return low
}

function rowsAt(ends: Uint32Array, length: number): Uint32Array {
  const rows = new Uint32Array(Math.ceil(length / stride))
  let row = 0
  for (let at = 0; at < rows.length; at++) {
    while ((ends[row] ?? length) <= at * stride) row++
    rows[at] = row
  }
  return rows
}

/** A radix sort is stable. */
function sortedOffsets(bytes: Uint8Array): Uint32Array {
  const feeds = bytes.reduce((count, byte) => (byte === lineFeed ? count + 1 : count), 0)
  const length = bytes.length - feeds
  let from = new Uint32Array(length)
  let next = 0
  for (let at = 0; at < bytes.length; at++) if (bytes[at] !== lineFeed) from[next++] = at
  let to = new Uint32Array(length)
  for (const behind of [2, 1, 0]) {
    sortBy(bytes, behind, from, to)
    const sorted = to
    to = from
    from = sorted
  }
  return from
}

function sortBy(bytes: Uint8Array, behind: number, from: Uint32Array, to: Uint32Array): void {
  const next = new Uint32Array(257)
  for (let at = 0; at < from.length; at++) {
    const above = ((bytes[(from[at] ?? 0) + behind] ?? 0) + 1) | 0
    next[above] = (next[above] ?? 0) + 1
  }
  for (let byte = 1; byte < next.length; byte++) next[byte] = (next[byte] ?? 0) + (next[byte - 1] ?? 0)
  for (let at = 0; at < from.length; at++) {
    const offset = from[at] ?? 0
    const byte = bytes[offset + behind] ?? 0
    const place = next[byte] ?? 0
    to[place] = offset
    next[byte] = place + 1
  }
}
