import { BitSet } from './Places.ts'
import type { ByteSearch, RowBytes } from './RowBytes.ts'

interface TextGrams {
  codes: Uint32Array
  rows: Offsets
}

type Offsets = Uint16Array | Uint32Array

const lineFeed = 10
const rowStride = 16

/** For longer search terms, compares only rows that contain the term's rarest three bytes. */
export class GramIndex implements ByteSearch {
  readonly #bytes: Uint8Array
  readonly #ends: Uint32Array
  readonly #rowAt: Uint32Array
  /** All offsets except those of line feeds, sorted by the three bytes that start at each offset. */
  readonly #offsets: Offsets
  readonly #lengths: readonly [TextGrams, TextGrams, TextGrams]
  readonly #starts: Offsets

  constructor({ bytes, rowEnds }: RowBytes) {
    this.#bytes = bytes
    this.#ends = rowEnds
    this.#rowAt = mapRows(rowEnds, bytes.length)
    const offsets = sortOffsets(bytes)
    const [rows, size] = [rowEnds.length, offsets.length]
    const [singleLetters, pairs, triples] = createCounters(bytes, offsets, rows)
    const starts = createOffsets(triples.grams.codes.length + 1, bytes.length)
    for (let index = 0; index < size; index++) {
      const offset = offsets[index] ?? 0
      const row = this.#rowOf(offset)
      const code = readThreeBytes(bytes, offset)
      singleLetters.countRow(code >>> 16, row)
      pairs.countRow(code >>> 8, row)
      if (triples.countRow(code, row)) starts[triples.size - 1] = index
    }
    starts[triples.size] = size
    this.#lengths = [singleLetters.grams, pairs.grams, triples.grams]
    this.#offsets = createOffsets(size, bytes.length)
    this.#offsets.set(offsets)
    this.#starts = starts
  }

  count(term: Uint8Array): number {
    const grams = this.#lengths[term.length - 1]
    if (!grams) return this.find(term).size
    const code = readCode(term, 0, term.length)
    const index = findFirstIndex(grams.codes, code)
    return grams.codes[index] === code ? (grams.rows[index] ?? 0) : 0
  }

  find(term: Uint8Array): BitSet {
    const matches = new BitSet(this.#ends.length)
    const { from, to, skipped } = term.length > 3 ? this.#rarest(term) : this.#range(term)
    for (let index = from; index < to; index++) {
      const offset = this.#offsets[index] ?? 0
      if (term.length <= 3 || this.#stands(term, offset - skipped)) matches.add(this.#rowOf(offset))
    }
    return matches
  }

  #rowOf(offset: number): number {
    let row = this.#rowAt[Math.floor(offset / rowStride)] ?? 0
    while ((this.#ends[row] ?? offset + 1) <= offset) row++
    return row
  }

  #range(term: Uint8Array, skippedCount = 0): { from: number; to: number; skipped: number } {
    const { codes } = this.#lengths[2]
    const length = Math.min(3, term.length - skippedCount)
    const code = readCode(term, skippedCount, length)
    const shift = 8 * (3 - length)
    const startIndex = findFirstIndex(codes, code << shift)
    const endIndex = findFirstIndex(codes, (code + 1) << shift)
    return { from: this.#starts[startIndex] ?? 0, to: this.#starts[endIndex] ?? 0, skipped: skippedCount }
  }

  #rarest(term: Uint8Array): { from: number; to: number; skipped: number } {
    let smallestRange = this.#range(term)
    for (
      let skippedBytes = 1;
      skippedBytes + 3 <= term.length && smallestRange.to > smallestRange.from;
      skippedBytes++
    ) {
      const candidate = this.#range(term, skippedBytes)
      if (candidate.to - candidate.from < smallestRange.to - smallestRange.from) smallestRange = candidate
    }
    return smallestRange
  }

  #stands(term: Uint8Array, offset: number): boolean {
    for (let index = 0; index < term.length; index++)
      if (this.#bytes[offset + index] !== term[index]) return false
    return true
  }
}

class Counter {
  size = 0
  readonly grams: TextGrams
  readonly #seen: Int32Array
  #last = -1

  constructor(rows: number, codeCount: number) {
    this.grams = { codes: new Uint32Array(codeCount), rows: createOffsets(codeCount, rows) }
    this.#seen = new Int32Array(rows).fill(-1)
  }

  countRow(code: number, row: number): boolean {
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

function createCounters(bytes: Uint8Array, offsets: Uint32Array, rows: number): [Counter, Counter, Counter] {
  let [singles, pairs, triples, previousCode] = [0, 0, 0, -1]
  for (let index = 0; index < offsets.length; index++) {
    const code = readThreeBytes(bytes, offsets[index] ?? 0)
    if (code === previousCode) continue
    triples++
    if (code >>> 8 !== previousCode >>> 8) pairs++
    if (code >>> 16 !== previousCode >>> 16) singles++
    previousCode = code
  }
  return [new Counter(rows, singles), new Counter(rows, pairs), new Counter(rows, triples)]
}

const createOffsets = (length: number, maxValue: number): Offsets =>
  maxValue < 65536 ? new Uint16Array(length) : new Uint32Array(length)

const readThreeBytes = (bytes: Uint8Array, offset: number): number =>
  ((bytes[offset] ?? 0) << 16) | ((bytes[offset + 1] ?? 0) << 8) | (bytes[offset + 2] ?? 0)

function readCode(bytes: Uint8Array, offset: number, length: number): number {
  let code = 0
  for (let index = offset; index < offset + length; index++) code = (code << 8) | (bytes[index] ?? 0)
  return code
}

function findFirstIndex(codes: Uint32Array, code: number): number {
  let low = 0
  let high = codes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((codes[middle] ?? 0) < code) low = middle + 1
    else high = middle
  }
  return low
}

function mapRows(rowEnds: Uint32Array, length: number): Uint32Array {
  const rows = new Uint32Array(Math.ceil(length / rowStride))
  let row = 0
  for (let index = 0; index < rows.length; index++) {
    while ((rowEnds[row] ?? length) <= index * rowStride) row++
    rows[index] = row
  }
  return rows
}

/** A radix sort is stable, so offsets with equal bytes stay in order. */
function sortOffsets(bytes: Uint8Array): Uint32Array {
  const lineFeedCount = bytes.reduce((count, byte) => (byte === lineFeed ? count + 1 : count), 0)
  const length = bytes.length - lineFeedCount
  let source = new Uint32Array(length)
  let nextIndex = 0
  for (let index = 0; index < bytes.length; index++)
    if (bytes[index] !== lineFeed) source[nextIndex++] = index
  let target = new Uint32Array(length)
  for (const byteOffset of [2, 1, 0]) {
    sortByByte(bytes, byteOffset, source, target)
    const swappedCodes = target
    target = source
    source = swappedCodes
  }
  return source
}

function sortByByte(bytes: Uint8Array, byteOffset: number, source: Uint32Array, target: Uint32Array): void {
  const nextPositions = new Uint32Array(257)
  for (let index = 0; index < source.length; index++) {
    const bucket = ((bytes[(source[index] ?? 0) + byteOffset] ?? 0) + 1) | 0
    nextPositions[bucket] = (nextPositions[bucket] ?? 0) + 1
  }
  for (let byte = 1; byte < nextPositions.length; byte++)
    nextPositions[byte] = (nextPositions[byte] ?? 0) + (nextPositions[byte - 1] ?? 0)
  for (let index = 0; index < source.length; index++) {
    const offset = source[index] ?? 0
    const byte = bytes[offset + byteOffset] ?? 0
    const targetIndex = nextPositions[byte] ?? 0
    target[targetIndex] = offset
    nextPositions[byte] = targetIndex + 1
  }
}
