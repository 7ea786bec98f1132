import { foldName } from '../../../entities/names.ts'
import { type AddressIndex, createAddressIndex } from '../addressIndex.ts'
import type { FileRecord, ImportCounts } from '../lines/lines.ts'
import type { PlainLine } from '../lines/plainLine.ts'
import { type BatchResponse, lineOutcomes, type SentLine, toLineOutcomes } from './lineOutcomes.ts'

export type { BatchResponse } from './lineOutcomes.ts'

/** people = new + updated + unchanged + pending; lines = people + repeated + invalid + empty + leftOut. */
export type ImportTotals = {
  lines: number
  new: number
  updated: number
  unchanged: number
  pending: number
  repeated: number
  invalid: number
  empty: number
  leftOut?: number
  cleanedNames?: number
  newLists: string[]
  lists: NamedList[]
}

export type NamedList = { name: string; lineNumber: number }

export type ImportTally = {
  read(record: Pick<FileRecord, 'email' | 'listName' | 'lineNumber'>): number
  readPlain(line: PlainLine): number
  readPlainLater(line: PlainLine): void
  answered(batch: readonly SentLine[], answer: BatchResponse): void
  settle(places: ArrayLike<number>, outcomes: Uint8Array, newLists: readonly string[]): void
  totals(counts: Readonly<ImportCounts>): ImportTotals
}

export function createTally(index: AddressIndex = createAddressIndex()): ImportTally {
  const people = [0, 0, 0, 0, 0]
  const namedLists = new Map<string, NamedList>()
  const createdLists = new Map<string, string>()
  const spellings = new Set<string>()

  function recordListName(listName: string, lineNumber: number): void {
    if (spellings.has(listName) || listName === '') return
    // A copy, because a substring would keep the whole file in memory.
    const copy = [...listName].join('')
    spellings.add(copy)
    const key = foldName(copy)
    if (!namedLists.has(key)) namedLists.set(key, { name: copy, lineNumber })
  }

  // The highest outcome wins, because a person created by one line is reported as updated by the next line.
  function applyOutcomes(places: ArrayLike<number>, outcomes: Uint8Array, newLists: readonly string[]): void {
    for (let position = 0; position < places.length; position++) {
      const outcome = outcomes[position] ?? 0
      const previousPlace = index.raise(places[position] ?? -1, outcome)
      if (previousPlace === -1 || previousPlace >= outcome) continue
      people[previousPlace] = (people[previousPlace] ?? 0) - 1
      people[outcome] = (people[outcome] ?? 0) + 1
    }
    for (const name of newLists) createdLists.set(foldName(name), name)
  }

  function listCreatedLists(): string[] {
    const fileLists = [...namedLists].filter(([key]) => createdLists.has(key)).map(([, { name }]) => name)
    const otherLists = [...createdLists].filter(([key]) => !namedLists.has(key)).map(([, name]) => name)
    return [...fileLists, ...otherLists.sort((a, b) => (a < b ? -1 : 1))]
  }

  return {
    read({ email, listName, lineNumber }) {
      recordListName(listName, lineNumber)
      return index.add(email, lineNumber)
    },

    readPlain({ bytes, from, emailTo, listName, lineNumber }) {
      recordListName(listName, lineNumber)
      return index.addBytes(bytes, from, emailTo, lineNumber)
    },

    readPlainLater({ bytes, from, emailTo, listName, lineNumber }) {
      recordListName(listName, lineNumber)
      index.addBytesLater(bytes, from, emailTo, lineNumber)
    },

    answered(batch, answer) {
      const emails = batch.map(({ email }) => email)
      const lines = { lineNumbers: batch.map(({ lineNumber }) => lineNumber), emails: () => emails }
      applyOutcomes(emails.map(index.find), toLineOutcomes(lines, answer), answer.newLists)
    },

    settle: applyOutcomes,

    totals({ lines, empty, records, refused, leftOut = 0, cleanedNames = 0 }) {
      const { [lineOutcomes.refused]: refusedCount = 0, [lineOutcomes.unchanged]: unchangedCount = 0 } =
        people
      const { [lineOutcomes.updated]: updated = 0, [lineOutcomes.new]: newCount = 0 } = people
      return {
        lines,
        new: newCount,
        updated,
        unchanged: unchangedCount,
        pending: index.size - newCount - updated - unchangedCount - refusedCount,
        repeated: records - index.size,
        invalid: refused + refusedCount,
        empty,
        ...(leftOut > 0 ? { leftOut } : {}),
        ...(cleanedNames > 0 ? { cleanedNames } : {}),
        newLists: listCreatedLists(),
        lists: [...namedLists.values()],
      }
    },
  }
}
