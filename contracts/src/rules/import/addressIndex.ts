import type { LentBytes } from './bytes/bytes.ts'

/** Stores hashes instead of addresses: about 15 bytes per address (P-5). */
export type AddressIndex = {
  readonly size: number
  /** 0 if the address is new, n if first seen on line n, -1 if seen without a line number (see `firstLines`). */
  add(email: string, lineNumber?: number): number
  has(email: string): boolean
  addBytes(bytes: LentBytes, from: number, to: number, lineNumber?: number): number
  /** Returned positions are valid until `moves` changes; -1 if the address is missing. */
  find(email: string): number
  findBytes(bytes: LentBytes, from: number, to: number): number
  readonly place: number
  readonly moves: number
  readonly key: { readonly low: number; readonly high: number }
  placeOf(low: number, high: number): number
  raise(place: number, rank: number): number
}

type Segment = { keys: Uint32Array; ranks: Uint8Array; lines: Uint32Array | null; mask: number; used: number }

const segmentBits = 6
const segmentCount = 1 << segmentBits
const lowBits = segmentCount - 1
const smallest = 16
const fullest = 0.75

function finish(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const turned = (bits: number, by: number) => (bits << by) | (bits >>> (32 - by))

// Two MurmurHash3 runs: with 5,000,000 addresses, the chance of a false repeat is 1 in 1,500,000.
function hashCodes(codes: LentBytes | Uint16Array, from: number, to: number, halves: Uint32Array): void {
  const length = to - from
  let low = 0x9747b28c | 0
  let high = 0x27d4eb2f
  for (let at = from; at < to; at += 2) {
    const pair = at + 1 < to ? (codes[at] ?? 0) | ((codes[at + 1] ?? 0) << 16) : (codes[at] ?? 0)
    low ^= Math.imul(turned(Math.imul(pair, 0xcc9e2d51), 15), 0x1b873593)
    low = (Math.imul(turned(low, 13), 5) + 0xe6546b64) | 0
    high ^= Math.imul(turned(Math.imul(pair, 0xab0e9789), 17), 0x38b34ae5)
    high = (Math.imul(turned(high, 15), 5) + 0x32ac3b17) | 0
  }
  halves[0] = finish(low ^ length)
  halves[1] = finish(high ^ length) || 1
}

const widestByte = 0xff
let narrow = new Uint8Array(256)
let wide = new Uint16Array(0)

// Text is copied to bytes first, because mixing 8-bit and 16-bit input deoptimizes the engine.
function hashText(text: string, halves: Uint32Array): void {
  if (text.length > narrow.length) narrow = new Uint8Array(2 * text.length)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > widestByte) {
      hashWide(text, halves)
      return
    }
    narrow[at] = code
  }
  hashCodes(narrow, 0, text.length, halves)
}

function hashWide(text: string, halves: Uint32Array): void {
  if (text.length > wide.length) wide = new Uint16Array(2 * text.length)
  for (let at = 0; at < text.length; at++) wide[at] = text.charCodeAt(at)
  hashCodes(wide, 0, text.length, halves)
}

const laneHalves = new Uint32Array(2)

export function hashAddress(email: string): number {
  hashText(email, laneHalves)
  return laneHalves[0] ?? 0
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

function doubled(old: Segment): Segment {
  const grown = createSegment(2 * (old.mask + 1), old.lines !== null)
  for (let from = 0; from <= old.mask; from++) {
    const low = old.keys[2 * from] ?? 0
    const high = old.keys[2 * from + 1] ?? 0
    if (high === 0) continue
    const to = findSlot(grown, low, high)
    grown.keys[2 * to] = low
    grown.keys[2 * to + 1] = high
    grown.ranks[to] = old.ranks[from] ?? 0
    if (grown.lines && old.lines) grown.lines[to] = old.lines[from] ?? 0
  }
  grown.used = old.used
  return grown
}

function slotsFor(expected: number): number {
  let slots = smallest
  while (slots * fullest * segmentCount < expected) slots *= 2
  return slots
}

function createTable(expected: number, firstLines: boolean) {
  const slots = slotsFor(expected)
  const segments = Array.from({ length: segmentCount }, () => createSegment(slots, firstLines))
  let size = 0
  let place = -1
  let moves = 0

  function placeOf(low: number, high: number): number {
    const at = high >>> (32 - segmentBits)
    const segment = segments[at]
    if (!segment) return -1
    const slot = findSlot(segment, low, high)
    return segment.keys[2 * slot + 1] === 0 ? -1 : slot * segmentCount + at
  }

  function add(low: number, high: number, lineNumber: number): number {
    const at = high >>> (32 - segmentBits)
    let segment = segments[at]
    if (!segment) return 0
    let slot = findSlot(segment, low, high)
    place = slot * segmentCount + at
    if (segment.keys[2 * slot + 1] !== 0) return segment.lines?.[slot] || -1
    if (segment.used >= fullest * (segment.mask + 1)) {
      segment = doubled(segment)
      segments[at] = segment
      slot = findSlot(segment, low, high)
      place = slot * segmentCount + at
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
    place = placeOf(low, high)
    return place
  }

  function raise(place: number, rank: number): number {
    const ranks = segments[place & lowBits]?.ranks
    if (!ranks || place < 0) return -1
    const slot = place >> segmentBits
    const before = ranks[slot] ?? 0
    if (rank > before) ranks[slot] = rank
    return before
  }

  return {
    getSize: () => size,
    getPlace: () => place,
    getMoves: () => moves,
    placeOf,
    add,
    find,
    raise,
  }
}

export function createAddressIndex(expected = 0, { firstLines = false } = {}): AddressIndex {
  const { getSize, getPlace, getMoves, ...table } = createTable(expected, firstLines)
  const halves = new Uint32Array(2)
  const key = {
    get low() {
      return halves[0] ?? 0
    },
    get high() {
      return halves[1] ?? 0
    },
  }
  function find(email: string): number {
    hashText(email, halves)
    return table.find(key.low, key.high)
  }
  return {
    get size() {
      return getSize()
    },
    get place() {
      return getPlace()
    },
    get moves() {
      return getMoves()
    },
    add(email, lineNumber = 0) {
      hashText(email, halves)
      return table.add(key.low, key.high, lineNumber)
    },
    addBytes(bytes, from, to, lineNumber = 0) {
      hashCodes(bytes, from, to, halves)
      return table.add(key.low, key.high, lineNumber)
    },
    find,
    findBytes(bytes, from, to) {
      hashCodes(bytes, from, to, halves)
      return table.find(key.low, key.high)
    },
    has: (email) => find(email) !== -1,
    key,
    placeOf: table.placeOf,
    raise: table.raise,
  }
}
