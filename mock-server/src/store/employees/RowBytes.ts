import { Buffer } from 'node:buffer'
import { BitSet } from './Places.ts'

/** Search terms aren't empty and contain no line feed. */
export interface ByteSearch {
  count(term: Uint8Array): number
  find(term: Uint8Array): BitSet
}

const lineFeed = 10

export class RowBytes implements ByteSearch {
  readonly bytes: Buffer
  readonly rowEnds: Uint32Array

  constructor(text: string, rows: number) {
    this.bytes = Buffer.from(text)
    this.rowEnds = findRowEnds(this.bytes, rows)
  }

  count(term: Uint8Array): number {
    return this.find(term).size
  }

  /** For a single search, faster than building the index, but far slower than an existing index. */
  find(term: Uint8Array): BitSet {
    const matches = new BitSet(this.rowEnds.length)
    let row = 0
    let offset = this.bytes.indexOf(term)
    while (offset !== -1) {
      while ((this.rowEnds[row] ?? this.bytes.length) <= offset) row++
      matches.add(row)
      offset = this.bytes.indexOf(term, this.rowEnds[row])
    }
    return matches
  }
}

function findRowEnds(bytes: Uint8Array, rows: number): Uint32Array {
  const rowEnds: number[] = []
  for (let index = 0; index < bytes.length; index++) if (bytes[index] === lineFeed) rowEnds.push(index + 1)
  const fields = rowEnds.length / rows
  return Uint32Array.from({ length: rows }, (_, row) => rowEnds[(row + 1) * fields - 1] ?? 0)
}
