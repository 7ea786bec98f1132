import type { BorrowedBytes } from './bytes/bytes.ts'

/** Stores hashes instead of addresses: about 15 bytes per address (P-5). */
export type AddressIndex = {
  readonly size: number
  /** 0 if the address is new, n if first seen on line n, -1 if seen without a line number (see `firstLines`). */
  add(email: string, lineNumber?: number): number
  has(email: string): boolean
  addBytes(bytes: BorrowedBytes, from: number, to: number, lineNumber?: number): number
  /** Adds several addresses together, so that the processor waits for memory once; doesn't set `place` or `key`. */
  addBytesLater(bytes: BorrowedBytes, from: number, to: number, lineNumber: number): void
  /** Returned positions are valid until `moves` changes; -1 if the address is missing. */
  find(email: string): number
  findBytes(bytes: BorrowedBytes, from: number, to: number): number
  readonly place: number
  readonly moves: number
  readonly key: { readonly low: number; readonly high: number }
  getPlace(low: number, high: number): number
  raise(place: number, rank: number): number
}

type Segment = { keys: Uint32Array; ranks: Uint8Array; lines: Uint32Array | null; mask: number; used: number }

const segmentBits = 6
const segmentCount = 1 << segmentBits
const lowBits = segmentCount - 1
const minSlotCount = 16
const maxLoadFactor = 0.75

function finishHash(hash: number): number {
  let mixedHash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  mixedHash = Math.imul(mixedHash ^ (mixedHash >>> 13), 0xc2b2ae35)
  return (mixedHash ^ (mixedHash >>> 16)) >>> 0
}

const rotateLeft = (bits: number, shift: number) => (bits << shift) | (bits >>> (32 - shift))

// Two MurmurHash3 runs: with 5,000,000 addresses, the chance of a collision is 1 in 1,500,000.
function hashCodes(
  codes: BorrowedBytes | Uint16Array,
  from: number,
  to: number,
  hashHalves: Uint32Array,
): void {
  const length = to - from
  let low = 0x9747b28c | 0
  let high = 0x27d4eb2f
  for (let position = from; position < to; position += 2) {
    const pair =
      position + 1 < to ? (codes[position] ?? 0) | ((codes[position + 1] ?? 0) << 16) : (codes[position] ?? 0)
    low ^= Math.imul(rotateLeft(Math.imul(pair, 0xcc9e2d51), 15), 0x1b873593)
    low = (Math.imul(rotateLeft(low, 13), 5) + 0xe6546b64) | 0
    high ^= Math.imul(rotateLeft(Math.imul(pair, 0xab0e9789), 17), 0x38b34ae5)
    high = (Math.imul(rotateLeft(high, 15), 5) + 0x32ac3b17) | 0
  }
  hashHalves[0] = finishHash(low ^ length)
  hashHalves[1] = finishHash(high ^ length) || 1
}

const maxByte = 0xff
let narrowCodes = new Uint8Array(256)
let wideCodes = new Uint16Array(0)

// Text is copied to bytes first, because mixing 8-bit and 16-bit strings makes the engine deoptimize this code.
function hashText(text: string, hashHalves: Uint32Array): void {
  if (text.length > narrowCodes.length) narrowCodes = new Uint8Array(2 * text.length)
  for (let position = 0; position < text.length; position++) {
    const code = text.charCodeAt(position)
    if (code > maxByte) {
      hashWideText(text, hashHalves)
      return
    }
    narrowCodes[position] = code
  }
  hashCodes(narrowCodes, 0, text.length, hashHalves)
}

function hashWideText(text: string, hashHalves: Uint32Array): void {
  if (text.length > wideCodes.length) wideCodes = new Uint16Array(2 * text.length)
  for (let position = 0; position < text.length; position++) wideCodes[position] = text.charCodeAt(position)
  hashCodes(wideCodes, 0, text.length, hashHalves)
}

const hashHalfBuffer = new Uint32Array(2)

export function hashAddress(email: string): number {
  hashText(email, hashHalfBuffer)
  return hashHalfBuffer[0] ?? 0
}

function createSegment(slots: number, firstLines: boolean): Segment {
  return {
    keys: new Uint32Array(2 * slots),
    ranks: new Uint8Array(slots),
    lines: firstLines ? new Uint32Array(slots) : null,
    mask: slots - 1,
    used: 0,
  }
}

function findSlot({ keys, mask }: Segment, low: number, high: number): number {
  let slot = low & mask
  while (keys[2 * slot + 1] !== 0 && (keys[2 * slot] !== low || keys[2 * slot + 1] !== high)) {
    slot = (slot + 1) & mask
  }
  return slot
}

function doubleSegment(segment: Segment): Segment {
  const largerSegment = createSegment(2 * (segment.mask + 1), segment.lines !== null)
  for (let from = 0; from <= segment.mask; from++) {
    const low = segment.keys[2 * from] ?? 0
    const high = segment.keys[2 * from + 1] ?? 0
    if (high === 0) continue
    const to = findSlot(largerSegment, low, high)
    largerSegment.keys[2 * to] = low
    largerSegment.keys[2 * to + 1] = high
    largerSegment.ranks[to] = segment.ranks[from] ?? 0
    if (largerSegment.lines && segment.lines) largerSegment.lines[to] = segment.lines[from] ?? 0
  }
  largerSegment.used = segment.used
  return largerSegment
}

function computeSlotCount(expectedCount: number): number {
  let slots = minSlotCount
  while (slots * maxLoadFactor * segmentCount < expectedCount) slots *= 2
  return slots
}

function createTable(expectedCount: number, firstLines: boolean) {
  const slots = computeSlotCount(expectedCount)
  const segments = Array.from({ length: segmentCount }, () => createSegment(slots, firstLines))
  let size = 0
  let place = -1
  let moves = 0

  function findPlace(low: number, high: number): number {
    const segmentIndex = high >>> (32 - segmentBits)
    const segment = segments[segmentIndex]
    if (!segment) return -1
    const slot = findSlot(segment, low, high)
    return segment.keys[2 * slot + 1] === 0 ? -1 : slot * segmentCount + segmentIndex
  }

  function add(low: number, high: number, lineNumber: number): number {
    const segmentIndex = high >>> (32 - segmentBits)
    let segment = segments[segmentIndex]
    if (!segment) return 0
    let slot = findSlot(segment, low, high)
    place = slot * segmentCount + segmentIndex
    if (segment.keys[2 * slot + 1] !== 0) return segment.lines?.[slot] || -1
    if (segment.used >= maxLoadFactor * (segment.mask + 1)) {
      segment = doubleSegment(segment)
      segments[segmentIndex] = segment
      slot = findSlot(segment, low, high)
      place = slot * segmentCount + segmentIndex
      moves++
    }
    segment.keys[2 * slot] = low
    segment.keys[2 * slot + 1] = high
    if (segment.lines) segment.lines[slot] = lineNumber
    segment.used++
    size++
    return 0
  }

  function find(low: number, high: number): number {
    place = findPlace(low, high)
    return place
  }

  function raiseRank(place: number, rank: number): number {
    const ranks = segments[place & lowBits]?.ranks
    if (!ranks || place < 0) return -1
    const slot = place >> segmentBits
    const previousRank = ranks[slot] ?? 0
    if (rank > previousRank) ranks[slot] = rank
    return previousRank
  }

  return {
    getSize: () => size,
    getPlace: () => place,
    getMoves: () => moves,
    placeOf: findPlace,
    add,
    find,
    raise: raiseRank,
  }
}

const maxQueueLength = 64

function createAddressQueue(add: (low: number, high: number, lineNumber: number) => void) {
  const lows = new Uint32Array(maxQueueLength)
  const highs = new Uint32Array(maxQueueLength)
  const lineNumbers = new Uint32Array(maxQueueLength)
  let length = 0

  function flush(): void {
    for (let index = 0; index < length; index++)
      add(lows[index] ?? 0, highs[index] ?? 0, lineNumbers[index] ?? 0)
    length = 0
  }

  return {
    flush,
    push(low: number, high: number, lineNumber: number): void {
      lows[length] = low
      highs[length] = high
      lineNumbers[length] = lineNumber
      length++
      if (length === maxQueueLength) flush()
    },
  }
}

export function createAddressIndex(expectedCount = 0, { firstLines = false } = {}): AddressIndex {
  const { getSize, getPlace, getMoves, ...table } = createTable(expectedCount, firstLines)
  const queue = createAddressQueue(table.add)
  const hashHalves = new Uint32Array(2)
  const key = {
    get low() {
      return hashHalves[0] ?? 0
    },
    get high() {
      return hashHalves[1] ?? 0
    },
  }
  function find(email: string): number {
    queue.flush()
    hashText(email, hashHalves)
    return table.find(key.low, key.high)
  }
  return {
    get size() {
      queue.flush()
      return getSize()
    },
    get place() {
      return getPlace()
    },
    get moves() {
      queue.flush()
      return getMoves()
    },
    add(email, lineNumber = 0) {
      queue.flush()
      hashText(email, hashHalves)
      return table.add(key.low, key.high, lineNumber)
    },
    addBytes(bytes, from, to, lineNumber = 0) {
      queue.flush()
      hashCodes(bytes, from, to, hashHalves)
      return table.add(key.low, key.high, lineNumber)
    },
    addBytesLater(bytes, from, to, lineNumber) {
      hashCodes(bytes, from, to, hashHalves)
      queue.push(key.low, key.high, lineNumber)
    },
    find,
    findBytes(bytes, from, to) {
      queue.flush()
      hashCodes(bytes, from, to, hashHalves)
      return table.find(key.low, key.high)
    },
    has: (email) => find(email) !== -1,
    key,
    getPlace(low, high) {
      queue.flush()
      return table.placeOf(low, high)
    },
    raise: table.raise,
  }
}
