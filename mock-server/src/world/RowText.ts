import { Buffer } from 'node:buffer'
import type { EmployeeRow } from '@heed/fixtures'

/** How names and filters are compared: without case, on one line. */
export const searchable = (text: string): string => text.toLowerCase().replaceAll('\n', ' ')

// UTF-8 with a sign for each byte: whatever contains a text contains its bytes, and the engine searches a string of
// single bytes twice as fast as one of Chinese.
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1')

/** Signs of names and addresses, the most frequent first; what is not here is rare, as the ends of accented letters. */
const frequency = '.\u00c3@aenrsdoitlmjguhkcbpyfvwzxq'

/** A text to search for, from its rarest sign on: the engine stops at every place where the first sign stands. */
export interface Needle {
  whole: string
  /** Where the rarest sign stands. */
  at: number
  tail: string
}

export function needleOf(text: string): Needle {
  const whole = bytesOf(text)
  const rarity = (sign: string) => {
    const place = frequency.indexOf(sign)
    return place === -1 ? frequency.length : place
  }
  const signs = [...whole]
  const at = signs.reduce((best, sign, place) => (rarity(sign) > rarity(whole[best] ?? '') ? place : best), 0)
  return { whole, at, tail: whole.slice(at) }
}

/** Names and addresses of some rows, one after the other, so that a search is a few calls instead of one a row. */
export class RowText {
  readonly #text: string
  /** Where each row ends in the text. */
  readonly #ends: Uint32Array
  readonly #rows: readonly EmployeeRow[]
  #counted = { whole: '', count: 0 }

  constructor(rows: readonly EmployeeRow[]) {
    // A line feed ends name and address: no needle reaches from one into the next, for none holds a line feed.
    const parts = rows.map(({ name, email }) => bytesOf(`${searchable(name)}\n${email}\n`))
    this.#ends = new Uint32Array(rows.length)
    let end = 0
    parts.forEach((part, place) => {
      end += part.length
      this.#ends[place] = end
    })
    this.#text = parts.join('')
    this.#rows = rows.slice()
  }

  /** How many rows contain the needle; asked again, as by turning pages, it is known. */
  count(needle: Needle): number {
    if (this.#counted.whole !== needle.whole) {
      let count = 0
      this.#search(needle, () => count++)
      this.#counted = { whole: needle.whole, count }
    }
    return this.#counted.count
  }

  /** The rows whose name or address contains the needle. */
  rowsWith(needle: Needle): EmployeeRow[] {
    const found: EmployeeRow[] = []
    this.#search(needle, (place) => {
      const row = this.#rows[place]
      if (row) found.push(row)
    })
    return found
  }

  #search({ whole, at, tail }: Needle, hits: (place: number) => void): void {
    const text = this.#text
    const ends = this.#ends
    let place = 0
    let hit = text.indexOf(tail, at)
    while (hit !== -1) {
      if (at > 0 && !text.startsWith(whole, hit - at)) {
        hit = text.indexOf(tail, hit + 1)
        continue
      }
      while ((ends[place] ?? text.length) <= hit) place++
      hits(place)
      hit = text.indexOf(tail, (ends[place] ?? text.length) + at)
    }
  }
}
