import type { ImportResult } from '../../entities/import.ts'
import { listKey } from '../listLabel.ts'
import { type AddressIndex, createAddressIndex } from './addressIndex.ts'
import type { ImportCounts, ReadRecord } from './lines.ts'

/** What the tally reads of the answer to one batch, preview or not. */
export type BatchAnswer = Pick<ImportResult, 'newUsers' | 'updatedUsers' | 'newLists'> &
  Partial<Pick<ImportResult, 'data'>>

/**
 * People: new + updated + unchanged + pending (not answered yet). Lines: lines = people + repeated + invalid + empty.
 * `newLists` and `lists` (all that the file names) are in file order and in the file's first spelling.
 */
export type ImportTotals = {
  lines: number
  new: number
  updated: number
  unchanged: number
  pending: number
  repeated: number
  invalid: number
  empty: number
  newLists: string[]
  lists: string[]
}

export type ImportTally = {
  /** A record as read, in file order: 0 = a new person; n = repeats line n; -1 = repeats a line that was not kept. */
  read(record: Pick<ReadRecord, 'email' | 'listName' | 'lineNumber'>): number
  /** The answer of createUsersBatch to some records that were read; answers come in any order. */
  answered(batch: readonly Pick<ReadRecord, 'email' | 'lineNumber'>[], answer: BatchAnswer): void
  totals(counts: Readonly<ImportCounts>): ImportTotals
}

// A person stands in the highest class that any line got from any answer: when saving, a person made by the first line
// comes back as updated for the second, and is still one new person.
const ranks = { refused: 1, unchanged: 2, updated: 3, new: 4 } as const

/** Counts people and lines alike for preview, dry run and real run (S2 sections 2.3 and 3). Memory is the index. */
export function createTally(index: AddressIndex = createAddressIndex()): ImportTally {
  const people = [0, 0, 0, 0, 0]
  const named = new Map<string, string>()
  const created = new Map<string, string>()
  const spellings = new Set<string>()

  function nameList(listName: string): void {
    if (spellings.has(listName) || listName === '') return
    // A copy: a piece cut from the text that was read would keep all of that text in memory.
    const copy = [...listName].join('')
    spellings.add(copy)
    const key = listKey(copy)
    if (!named.has(key)) named.set(key, copy)
  }

  function raise(email: string, rank: number): void {
    const before = index.raise(email.toLowerCase(), rank)
    if (before === -1 || before >= rank) return
    people[before] = (people[before] ?? 0) - 1
    people[rank] = (people[rank] ?? 0) + 1
  }

  function listsMade(): string[] {
    const inFile = [...named].filter(([key]) => created.has(key)).map(([, name]) => name)
    const others = [...created].filter(([key]) => !named.has(key)).map(([, name]) => name)
    return [...inFile, ...others.sort((one, other) => (one < other ? -1 : 1))]
  }

  return {
    read({ email, listName, lineNumber }) {
      nameList(listName)
      return index.add(email, lineNumber)
    },

    answered(batch, answer) {
      const wrong = (answer.data ?? []).filter(({ error }) => error)
      const refused = new Set(wrong.flatMap(({ lineNumber }) => lineNumber ?? []))
      for (const record of batch) {
        raise(record.email, refused.has(record.lineNumber) ? ranks.refused : ranks.unchanged)
      }
      for (const record of answer.updatedUsers) raise(record.email, ranks.updated)
      for (const record of answer.newUsers) raise(record.email, ranks.new)
      for (const name of answer.newLists) created.set(listKey(name), name)
    },

    totals({ lines, empty, records, refused }) {
      const [, denied = 0, unchanged = 0, updated = 0, fresh = 0] = people
      return {
        lines,
        new: fresh,
        updated,
        unchanged,
        pending: index.size - fresh - updated - unchanged - denied,
        repeated: records - index.size,
        invalid: refused + denied,
        empty,
        newLists: listsMade(),
        lists: [...named.values()],
      }
    },
  }
}
