import { Buffer } from 'node:buffer'
import { Places } from './Places.ts'

/** Search terms aren't empty and contain no line feed. */
export interface ByteSearch {
  count(needle: Uint8Array): number
  find(needle: Uint8Array): Places
}

const lineFeed = 10

export class RowBytes implements ByteSearch {
  readonly bytes: Buffer
  readonly ends: Uint32Array

  constructor(text: string, rows: number) {
    this.bytes = Buffer.from(text)
    this.ends = findRowEnds(this.bytes, rows)
  }

  count(needle: Uint8Array): number {
    return this.find(needle).size
  }

  /** For a single search, faster than building the index, but far slower than an existing index. */
  find(needle: Uint8Array): Places {
    const found = new Places(this.ends.length)
    let row = 0
    let at = this.bytes.indexOf(needle)
    while (at !== -1) {
      while ((this.ends[row] ?? this.bytes.length) <= at) row++
      found.add(row)
      at = this.bytes.indexOf(needle, this.ends[row])
    }
    return found
  }
}

function findRowEnds(bytes: Uint8Array, rows: number): Uint32Array {
  const feeds: number[] = []
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === lineFeed) feeds.push(at + 1)
  const fields = feeds.length / rows
  return Uint32Array.from({ length: rows }, (_, row) => feeds[(row + 1) * fields - 1] ?? 0)
}
