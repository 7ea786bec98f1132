import { type ImportRecord, normalizeAddress } from '@heed/contracts'
import { type AddressIndex, createAddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { type Batch, createLanes, joinBatches } from '@heed/contracts/rules/import/batches'
import type { Separator } from '@heed/contracts/rules/import/columns/cells'
import type { Headings } from '@heed/contracts/rules/import/columns/columns'
import { looksLikeHeadings } from '@heed/contracts/rules/import/columns/headings'
import type { ColumnChoice } from '@heed/contracts/rules/import/columns/mapping'
import { createLockedListCheck, type LockedListConflict } from '@heed/contracts/rules/import/keptLists'
import {
  createImportReader,
  type FileRecord,
  type ImportCounts,
  type ImportReader,
  type RejectedLine,
} from '@heed/contracts/rules/import/lines/lines'
import { findShownPerson, formatShownLine } from '@heed/contracts/rules/import/lines/shownLine'
import { mergeRecord } from '@heed/contracts/rules/import/outcomes/changes'
import {
  createDepartedFinder,
  type DepartedSummary,
  noRowSkips,
} from '@heed/contracts/rules/import/outcomes/departed'
import {
  type BatchResponse,
  createTally,
  type ImportTally,
  type ImportTotals,
} from '@heed/contracts/rules/import/outcomes/tally'
import {
  type BadLine,
  type BatchCounts,
  type BatchInfo,
  batchSize,
  type CurrentMembers,
  type ImportPerson,
  type ImportRound,
  laneCount,
  type PeopleGroup,
  peopleGroups,
  type RepeatedLine,
} from './importFile.ts'

const emptyCounts: ImportCounts = { lines: 0, empty: 0, records: 0, refused: 0 }

export class ImportFileContents {
  headings = false
  private readonly index: AddressIndex = createAddressIndex(0, { firstLines: true })
  private readonly tallies: Record<ImportRound, ImportTally> = {
    preview: createTally(this.index),
    saving: createTally(),
  }
  private readonly lanes = createLanes<FileRecord>({ lanes: laneCount, size: batchSize })
  private batches: Batch<FileRecord>[] = []
  private readonly firstRecords: FileRecord[] = []
  private readonly badLines: Omit<BadLine, 'shown' | 'person'>[] = []
  private readonly repeatedLines: RepeatedLine[] = []
  private lastLine = 0
  private readonly reader: ImportReader
  private counts: Readonly<ImportCounts> = emptyCounts
  /** Each person's highest group, indexed by first line: 1 unchanged, 2 updated, 3 new. */
  private groups = new Uint8Array()

  private readonly departedFinder: ReturnType<typeof createDepartedFinder>

  constructor(choice?: ColumnChoice, keepsDeparted = false) {
    this.departedFinder = createDepartedFinder(noRowSkips, { leavesOut: !keepsDeparted })
    const sink = {
      record: (record: FileRecord) => this.addRecord(record),
      refused: (line: RejectedLine) => this.refuse(line),
    }
    this.reader = createImportReader(sink, choice, this.departedFinder.look)
  }

  write(text: string): void {
    this.reader.write(text)
  }

  end(): void {
    this.reader.end()
    this.counts = { ...this.reader.counts }
    this.batches = joinBatches([...this.batches, ...this.lanes.flush()])
    this.groups = new Uint8Array((this.firstRecords.at(-1)?.lineNumber ?? 0) + 1)
  }

  get columns(): Headings | null {
    return this.reader.headings
  }

  get separator(): Separator {
    return this.reader.separator
  }

  get isEmpty(): boolean {
    const { records, refused, leftOut = 0 } = this.counts
    return records + refused + leftOut === 0
  }

  get departed(): DepartedSummary | null {
    const summary = this.departedFinder.getSummary()
    return summary.people > 0 ? summary : null
  }

  totals(round: ImportRound): ImportTotals {
    return this.tallies[round].totals(this.counts)
  }

  sizes(): BatchInfo[] {
    const laterAddresses = createAddressIndex(this.index.size)
    const sizes = this.batches.map(({ lane, records }) => ({ lane, records: records.length, people: 0 }))
    for (let index = this.batches.length - 1; index >= 0; index--) {
      const size = sizes[index]
      for (const { email } of this.records(index)) if (size && laterAddresses.add(email) === 0) size.people++
    }
    return sizes
  }

  private records(index: number): FileRecord[] {
    return this.batches[index]?.records ?? []
  }

  batch(index: number): ImportRecord[] {
    return this.records(index).map(({ email, name, listName, metadata, lineNumber }) => ({
      email,
      ...(name && { name }),
      ...(listName && { listName }),
      ...(metadata.length > 0 && { metadata }),
      lineNumber,
    }))
  }

  recordAnswer(index: number, round: ImportRound, batchCounts: BatchCounts): ImportTotals {
    const records = this.records(index)
    const tally = this.tallies[round]
    // While saving, a line is counted only when its batch has been sent.
    if (round === 'saving') for (const record of records) tally.read(record)
    tally.answered(records, toBatchResponse(batchCounts))
    if (round === 'preview') this.group(records, batchCounts)
    this.addServerRejections(records, batchCounts)
    return this.totals(round)
  }

  findConflict(lists: readonly CurrentMembers[]): LockedListConflict | null {
    const check = createLockedListCheck(
      lists.map(({ members, ...list }) => {
        const ownMembers = new Set(members)
        return { ...list, has: (email) => ownMembers.has(normalizeAddress(email)) }
      }),
    )
    // Batches are grouped by lane, so restore the file's order.
    const records = this.batches.flatMap((batch) => batch.records)
    for (const record of records.sort((a, b) => a.lineNumber - b.lineNumber)) check.record(record)
    return check.found
  }

  findMissing(emails: readonly string[]): string[] {
    return emails.filter((email) => !this.index.has(normalizeAddress(email)))
  }

  people(group: PeopleGroup, from: number, to: number): ImportPerson[] {
    const wantedRank = 3 - peopleGroups.indexOf(group)
    const matches: FileRecord[] = []
    let position = 0
    for (const record of this.firstRecords) {
      if (this.groups[record.lineNumber] !== wantedRank) continue
      if (position >= to) break
      if (position++ >= from) matches.push(record)
    }
    return this.toPeople(matches)
  }

  private toPeople(sourceRecords: readonly FileRecord[]): ImportPerson[] {
    const people = new Map(
      sourceRecords.map(({ email, lineNumber }) => {
        return [email, { email, lineNumber, name: '', lists: [] as string[], tags: [] as string[] }]
      }),
    )
    for (const { records } of this.batches) {
      for (const record of records) {
        const person = people.get(record.email)
        if (person) mergeRecord(person, record)
      }
    }
    return [...people.values()]
  }

  listRepeatedLines(from: number, to: number): RepeatedLine[] {
    const lines = this.repeatedLines.slice(from, to)
    return lines.map((item) => ({ ...item, line: formatShownLine(item.line, this.reader) }))
  }

  listBadLines(from: number, to: number): BadLine[] {
    return this.badLines.slice(from, to).map((item) => ({
      ...item,
      shown: formatShownLine(item.line, this.reader),
      person: item.rule === 'lineLength' ? undefined : findShownPerson(item.line, this.reader),
    }))
  }

  private addRecord(record: FileRecord): void {
    this.look(record.lineNumber, record.line)
    const first = this.tallies.preview.read(record)
    if (first === 0) this.firstRecords.push(record)
    // A line with several lists becomes several records.
    else if (this.lastLine !== record.lineNumber)
      this.repeatedLines.push({ lineNumber: record.lineNumber, line: record.line, first })
    this.lastLine = record.lineNumber
    const batch = this.lanes.push(record)
    if (batch) this.batches.push(batch)
  }

  private refuse({ lineNumber, line, rule, message }: RejectedLine): void {
    this.look(lineNumber, line)
    this.badLines.push({ lineNumber, line, rule, message })
  }

  private look(lineNumber: number, line: string): void {
    if (lineNumber === 1) this.headings = looksLikeHeadings(line)
  }

  private group(records: readonly FileRecord[], { newEmails, updatedEmails, refused }: BatchCounts): void {
    const refusedLines = new Set(refused.map(({ lineNumber }) => lineNumber))
    for (const { email, lineNumber } of records) if (!refusedLines.has(lineNumber)) this.raiseGroup(email, 1)
    for (const email of updatedEmails) this.raiseGroup(email, 2)
    for (const email of newEmails) this.raiseGroup(email, 3)
  }

  private raiseGroup(email: string, rank: number): void {
    const first = this.index.add(normalizeAddress(email))
    if (first > 0 && (this.groups[first] ?? 0) < rank) this.groups[first] = rank
  }

  private addServerRejections(records: readonly FileRecord[], { refused }: BatchCounts): void {
    if (refused.length === 0) return
    const lines = new Map(records.map(({ lineNumber, line }) => [lineNumber, line]))
    const knownLines = new Set(this.badLines.map(({ lineNumber }) => lineNumber))
    for (const { lineNumber, message } of refused) {
      if (knownLines.has(lineNumber)) continue
      knownLines.add(lineNumber)
      this.badLines.push({ lineNumber, line: lines.get(lineNumber) ?? '', rule: 'server', message })
    }
  }
}

function toBatchResponse({ newEmails, updatedEmails, newLists, refused }: BatchCounts): BatchResponse {
  return {
    newUsers: newEmails.map((email) => ({ email })),
    updatedUsers: updatedEmails.map((email) => ({ email })),
    newLists,
    data: refused.map(({ lineNumber, message }) => ({ email: '', lineNumber, error: message })),
  }
}
