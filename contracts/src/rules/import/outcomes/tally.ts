import { foldedName } from '../../../entities/names.ts'
import { type AddressIndex, createAddressIndex } from '../addressIndex.ts'
import type { ImportCounts, ReadRecord } from '../lines/lines.ts'
import type { PlainLine } from '../lines/plainLine.ts'
import { type BatchAnswer, lineOutcomes, type SentLine, toLineOutcomes } from './lineOutcomes.ts'

export type { BatchAnswer } from './lineOutcomes.ts'

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
  read(record: Pick<ReadRecord, 'email' | 'listName' | 'lineNumber'>): number
  readPlain(line: PlainLine): number
  answered(batch: readonly SentLine[], answer: BatchAnswer): void
  settle(places: ArrayLike<number>, found: Uint8Array, newLists: readonly string[]): void
  totals(counts: Readonly<ImportCounts>): ImportTotals
}

export function createTally(index: AddressIndex = createAddressIndex()): ImportTally {
  const people = [0, 0, 0, 0, 0]
  const named = new Map<string, NamedList>()
  const created = new Map<string, string>()
  const spellings = new Set<string>()

  function nameList(listName: string, lineNumber: number): void {
    if (spellings.has(listName) || listName === '') return
    // A copy, because a substring would keep the whole file in memory.
    const copy = [...listName].join('')
    spellings.add(copy)
    const key = foldedName(copy)
    if (!named.has(key)) named.set(key, { name: copy, lineNumber })
  }

  // The highest result wins: a person created by one line is reported as updated for the next line.
  function settle(places: ArrayLike<number>, found: Uint8Array, newLists: readonly string[]): void {
    for (let at = 0; at < places.length; at++) {
      const fate = found[at] ?? 0
      const before = index.raise(places[at] ?? -1, fate)
      if (before === -1 || before >= fate) continue
      people[before] = (people[before] ?? 0) - 1
      people[fate] = (people[fate] ?? 0) + 1
    }
    for (const name of newLists) created.set(foldedName(name), name)
  }

  function listsMade(): string[] {
    const inFile = [...named].filter(([key]) => created.has(key)).map(([, { name }]) => name)
    const others = [...created].filter(([key]) => !named.has(key)).map(([, name]) => name)
    return [...inFile, ...others.sort((one, other) => (one < other ? -1 : 1))]
  }

  return {
    read({ email, listName, lineNumber }) {
      nameList(listName, lineNumber)
      return index.add(email, lineNumber)
    },

    readPlain({ bytes, from, emailTo, listName, lineNumber }) {
      nameList(listName, lineNumber)
      return index.addBytes(bytes, from, emailTo, lineNumber)
    },

    answered(batch, answer) {
      const emails = batch.map(({ email }) => email)
      const lines = { lineNumbers: batch.map(({ lineNumber }) => lineNumber), emails: () => emails }
      settle(emails.map(index.find), toLineOutcomes(lines, answer), answer.newLists)
    },

    settle,

    totals({ lines, empty, records, refused, leftOut = 0, cleanedNames = 0 }) {
      const { [lineOutcomes.refused]: denied = 0, [lineOutcomes.unchanged]: unchanged = 0 } = people
      const { [lineOutcomes.updated]: updated = 0, [lineOutcomes.new]: fresh = 0 } = people
      return {
        lines,
        new: fresh,
        updated,
        unchanged,
        pending: index.size - fresh - updated - unchanged - denied,
        repeated: records - index.size,
        invalid: refused + denied,
        empty,
        ...(leftOut > 0 ? { leftOut } : {}),
        ...(cleanedNames > 0 ? { cleanedNames } : {}),
        newLists: listsMade(),
        lists: [...named.values()],
      }
    },
  }
}
