import { type ImportRecord, normalizeAddress } from '@heed/contracts'
import { type AddressIndex, createAddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { type Batch, createLanes, joinBatches } from '@heed/contracts/rules/import/batches'
import type { Separator } from '@heed/contracts/rules/import/columns/cells'
import type { Headings } from '@heed/contracts/rules/import/columns/columns'
import { looksLikeHeadings } from '@heed/contracts/rules/import/columns/headings'
import type { ColumnChoice } from '@heed/contracts/rules/import/columns/mapping'
import { createKeptListCheck, type KeptListConflict } from '@heed/contracts/rules/import/keptLists'
import {
  createImportReader,
  type ImportCounts,
  type ImportReader,
  type ReadRecord,
  type RefusedLine,
} from '@heed/contracts/rules/import/lines/lines'
import { formatShownLine } from '@heed/contracts/rules/import/lines/shownLine'
import { say } from '@heed/contracts/rules/import/outcomes/changes'
import {
  createDepartedFinder,
  type DepartedSummary,
  noSkip,
} from '@heed/contracts/rules/import/outcomes/departed'
import {
  type BatchAnswer,
  createTally,
  type ImportTally,
  type ImportTotals,
} from '@heed/contracts/rules/import/outcomes/tally'
import {
  type BadLine,
  type BatchCounts,
  type BatchSize,
  batchSize,
  type CurrentMembers,
  type ImportRound,
  laneCount,
  type PeopleGroup,
  type Person,
  peopleGroups,
  type RepeatedLine,
} from './importFile.ts'

const noLines: ImportCounts = { lines: 0, empty: 0, records: 0, refused: 0 }

export class ImportBook {
  headings = false
  private readonly index: AddressIndex = createAddressIndex(0, { firstLines: true })
  private readonly tallies: Record<ImportRound, ImportTally> = {
    preview: createTally(this.index),
    saving: createTally(),
  }
  private readonly lanes = createLanes<ReadRecord>({ lanes: laneCount, size: batchSize })
  private batches: Batch<ReadRecord>[] = []
  private readonly firsts: ReadRecord[] = []
  private readonly bad: Omit<BadLine, 'shown'>[] = []
  private readonly repeats: RepeatedLine[] = []
  private lastLine = 0
  private readonly reader: ImportReader
  private counts: Readonly<ImportCounts> = noLines
  /** Each person's highest group, indexed by first line: 1 unchanged, 2 updated, 3 new. */
  private groups = new Uint8Array()

  private readonly finder: ReturnType<typeof createDepartedFinder>

  constructor(choice?: ColumnChoice, keepsDeparted = false) {
    this.finder = createDepartedFinder(noSkip, { leavesOut: !keepsDeparted })
    const sink = {
      record: (record: ReadRecord) => this.keep(record),
      refused: (line: RefusedLine) => this.refuse(line),
    }
    this.reader = createImportReader(sink, choice, this.finder.look)
  }

  write(text: string): void {
    this.reader.write(text)
  }

  end(): void {
    this.reader.end()
    this.counts = { ...this.reader.counts }
    this.batches = joinBatches([...this.batches, ...this.lanes.flush()])
    this.groups = new Uint8Array((this.firsts.at(-1)?.lineNumber ?? 0) + 1)
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
    const found = this.finder.found()
    return found.people > 0 ? found : null
  }

  totals(round: ImportRound): ImportTotals {
    return this.tallies[round].totals(this.counts)
  }

  sizes(): BatchSize[] {
    const later = createAddressIndex(this.index.size)
    const sizes = this.batches.map(({ lane, records }) => ({ lane, records: records.length, people: 0 }))
    for (let at = this.batches.length - 1; at >= 0; at--) {
      const size = sizes[at]
      for (const { email } of this.records(at)) if (size && later.add(email) === 0) size.people++
    }
    return sizes
  }

  private records(at: number): ReadRecord[] {
    return this.batches[at]?.records ?? []
  }

  batch(at: number): ImportRecord[] {
    return this.records(at).map(({ email, name, listName, metadata, lineNumber }) => ({
      email,
      ...(name && { name }),
      ...(listName && { listName }),
      ...(metadata.length > 0 && { metadata }),
      lineNumber,
    }))
  }

  answered(at: number, round: ImportRound, counted: BatchCounts): ImportTotals {
    const records = this.records(at)
    const tally = this.tallies[round]
    // While saving, a line is counted only when its batch has been sent.
    if (round === 'saving') for (const record of records) tally.read(record)
    tally.answered(records, toBatchAnswer(counted))
    if (round === 'preview') this.group(records, counted)
    this.markRefused(records, counted)
    return this.totals(round)
  }

  onto(lists: readonly CurrentMembers[]): KeptListConflict | null {
    const check = createKeptListCheck(
      lists.map(({ members, ...list }) => {
        const own = new Set(members)
        return { ...list, has: (email) => own.has(normalizeAddress(email)) }
      }),
    )
    // Batches are grouped by lane, so restore the file's order.
    const records = this.batches.flatMap((batch) => batch.records)
    for (const record of records.sort((one, other) => one.lineNumber - other.lineNumber)) check.record(record)
    return check.found
  }

  missing(emails: readonly string[]): string[] {
    return emails.filter((email) => !this.index.has(normalizeAddress(email)))
  }

  people(group: PeopleGroup, from: number, to: number): Person[] {
    const wanted = 3 - peopleGroups.indexOf(group)
    const found: ReadRecord[] = []
    let at = 0
    for (const record of this.firsts) {
      if (this.groups[record.lineNumber] !== wanted) continue
      if (at >= to) break
      if (at++ >= from) found.push(record)
    }
    return this.said(found)
  }

  private said(firsts: readonly ReadRecord[]): Person[] {
    const people = new Map(
      firsts.map(({ email, lineNumber }) => {
        return [email, { email, lineNumber, name: '', lists: [] as string[], tags: [] as string[] }]
      }),
    )
    for (const { records } of this.batches) {
      for (const record of records) {
        const person = people.get(record.email)
        if (person) say(person, record)
      }
    }
    return [...people.values()]
  }

  repeated(from: number, to: number): RepeatedLine[] {
    const repeats = this.repeats.slice(from, to)
    return repeats.map((repeat) => ({ ...repeat, line: formatShownLine(repeat.line, this.reader) }))
  }

  refused(from: number, to: number): BadLine[] {
    return this.bad.slice(from, to).map((bad) => ({ ...bad, shown: formatShownLine(bad.line, this.reader) }))
  }

  private keep(record: ReadRecord): void {
    this.look(record.lineNumber, record.line)
    const first = this.tallies.preview.read(record)
    if (first === 0) this.firsts.push(record)
    // A line with several lists becomes several records.
    else if (this.lastLine !== record.lineNumber)
      this.repeats.push({ lineNumber: record.lineNumber, line: record.line, first })
    this.lastLine = record.lineNumber
    const batch = this.lanes.push(record)
    if (batch) this.batches.push(batch)
  }

  private refuse({ lineNumber, line, rule, message }: RefusedLine): void {
    this.look(lineNumber, line)
    this.bad.push({ lineNumber, line, rule, message })
  }

  private look(lineNumber: number, line: string): void {
    if (lineNumber === 1) this.headings = looksLikeHeadings(line)
  }

  private group(records: readonly ReadRecord[], { newEmails, updatedEmails, refused }: BatchCounts): void {
    const denied = new Set(refused.map(({ lineNumber }) => lineNumber))
    for (const { email, lineNumber } of records) if (!denied.has(lineNumber)) this.raise(email, 1)
    for (const email of updatedEmails) this.raise(email, 2)
    for (const email of newEmails) this.raise(email, 3)
  }

  private raise(email: string, rank: number): void {
    const first = this.index.add(normalizeAddress(email))
    if (first > 0 && (this.groups[first] ?? 0) < rank) this.groups[first] = rank
  }

  private markRefused(records: readonly ReadRecord[], { refused }: BatchCounts): void {
    if (refused.length === 0) return
    const lines = new Map(records.map(({ lineNumber, line }) => [lineNumber, line]))
    const known = new Set(this.bad.map(({ lineNumber }) => lineNumber))
    for (const { lineNumber, message } of refused) {
      if (known.has(lineNumber)) continue
      known.add(lineNumber)
      this.bad.push({ lineNumber, line: lines.get(lineNumber) ?? '', rule: 'server', message })
    }
  }
}

function toBatchAnswer({ newEmails, updatedEmails, newLists, refused }: BatchCounts): BatchAnswer {
  return {
    newUsers: newEmails.map((email) => ({ email })),
    updatedUsers: updatedEmails.map((email) => ({ email })),
    newLists,
    data: refused.map(({ lineNumber, message }) => ({ email: '', lineNumber, error: message })),
  }
}
