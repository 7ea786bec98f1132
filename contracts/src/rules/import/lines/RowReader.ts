import { composeText, normalizeAddress, normalizeName } from '../../../entities/names.ts'
import { comma } from '../bytes/letters.ts'
import { checkLists, checkRecord, type ImportRule, importTexts } from '../checks.ts'
import { detectSeparator, isTorn, joinLines, noCells, type Separator, splitLine } from '../columns/cells.ts'
import { type Headings, namedCells, parseHeadings } from '../columns/columns.ts'
import { separatorUnder } from '../columns/headings.ts'
import { type ColumnChoice, chosenColumns } from '../columns/mapping.ts'
import type { ImportCounts, ImportSink, LineFilter } from '../importReader.ts'
import { createCleaner } from './cleaner.ts'

const asRead = (name: string): string => name
const inLowerCase = (address: string): string => address.toLowerCase()

export interface RowReaderOptions {
  sink: ImportSink
  choice: ColumnChoice | undefined
  leavesOut: LineFilter | undefined
  known: Headings | undefined
}

/** Splits whole lines into cells, and hands them to the sink as records or refusals. */
export class RowReader {
  readonly counts: ImportCounts = { lines: 0, empty: 0, records: 0, refused: 0 }
  headings: Headings | null | undefined
  separator: Separator
  private readonly sink: ImportSink
  private readonly choice: ColumnChoice | undefined
  private readonly leavesOut: LineFilter | undefined
  private readonly cells = noCells()
  private readonly cleaner = createCleaner()

  constructor({ sink, choice, leavesOut, known }: RowReaderOptions) {
    this.sink = sink
    this.choice = choice
    this.leavesOut = leavesOut
    this.headings = known
    this.separator = known ? comma : 'either'
  }

  findSeparator(text: string, start: number, end: number): void {
    if (this.headings !== undefined || this.counts.records > 0) return
    this.separator = (this.choice ? detectSeparator : separatorUnder)(text.slice(start, end))
  }

  /** Number of cells, negative where a quote isn't closed. */
  split(text: string, start: number, end: number): number {
    const isNamed = this.choice !== undefined || (this.headings !== undefined && this.headings !== null)
    return splitLine(text, start, end, this.cells, isNamed, this.separator)
  }

  readWhole(text: string, lineNumber: number): void {
    const { texts } = this.cells
    const split = this.split(text, 0, text.length)
    const isBroken = split < 0 || (text.includes('\n') && isTorn(text, this.separator))
    const count = Math.abs(split)
    for (let at = 0; at < count; at++) texts[at] = joinLines(texts[at] ?? '')
    this.compose(count)
    this.take(text, 0, text.length, isBroken ? -count : count, lineNumber)
  }

  /** Per cell, so that an accent at a cell's start isn't combined with the previous cell. */
  compose(count: number): void {
    const { texts } = this.cells
    for (let at = 0; at < count; at++) texts[at] = composeText(texts[at] ?? '')
  }

  take(text: string, start: number, end: number, split: number, lineNumber: number): void {
    const count = Math.abs(split)
    if (this.headings === undefined && this.isHeadings(text.slice(start, end), count, lineNumber)) return
    this.counts.lines++
    if (this.headings) this.takeNamed(text.slice(start, end), this.headings, split, lineNumber)
    else this.takePlaced(text, start, end, split, lineNumber)
  }

  refuseLong(line: string, lineNumber: number): void {
    this.counts.lines++
    this.counts.refused++
    this.sink.refused({ lineNumber, line, rule: 'lineLength', message: importTexts.lineLength })
  }

  private isHeadings(line: string, count: number, lineNumber: number): boolean {
    if (normalizeName(line) === '') return false
    const texts = this.cells.texts.slice(0, count)
    if (this.choice) {
      const chosen = chosenColumns(this.choice, texts, line, lineNumber)
      this.headings = chosen.headings
      return chosen.isHeading
    }
    this.headings = this.counts.records > 0 ? null : parseHeadings(texts, line, lineNumber)
    return this.headings !== null
  }

  private takePlaced(text: string, start: number, end: number, split: number, lineNumber: number): void {
    const { cells, cleaner } = this
    const { texts } = cells
    const count = Math.abs(split)
    if (cells.isSteered) for (let at = 1; at < count; at++) texts[at] = cleaner.clean(texts[at] ?? '')
    const cleaned = cleaner.taken()
    texts[0] = (cells.isSteered ? normalizeAddress : inLowerCase)(texts[0] ?? '')
    const email = texts[0]
    const name = count > 1 ? (texts[1] ?? '') : ''
    const listName = count > 2 ? (texts[2] ?? '') : ''
    const rule = split < 0 ? 'quote' : checkRecord(email, name, listName)
    if (rule !== null) {
      this.refuse(text.slice(start, end), count, lineNumber, rule)
      return
    }
    this.count(cleaned)
    const metadata: string[] = []
    for (let at = 3; at < count; at++) {
      const tag = texts[at]
      if (tag) metadata.push(tag)
    }
    this.sink.record({ email, name, listName, metadata, line: text.slice(start, end), lineNumber })
  }

  private takeNamed(line: string, under: Headings, split: number, lineNumber: number): void {
    const { cells, cleaner, counts, sink } = this
    const own = cells.texts.slice(0, Math.abs(split))
    if (split > 0 && this.leavesOut?.(under, own, lineNumber)) {
      counts.leftOut = (counts.leftOut ?? 0) + 1
      sink.leftOut?.(lineNumber)
      return
    }
    const { email, name, lists, tags, rest } = namedCells(
      under,
      own,
      cells.isSteered ? cleaner.clean : asRead,
    )
    const cleaned = cleaner.taken()
    const [listName = '', ...others] = lists
    const address = (cells.isSteered ? normalizeAddress : inLowerCase)(email)
    const rule = split < 0 ? 'quote' : rest > 0 ? 'columns' : checkLists(address, name, lists)
    if (rule !== null) {
      this.refuse(line, own.length, lineNumber, rule)
      return
    }
    this.count(cleaned)
    const record = { email: address, line, lineNumber }
    sink.record({ ...record, name, listName, metadata: tags })
    for (const other of others) sink.record({ ...record, name: '', listName: other, metadata: [] })
  }

  private count(cleanedNames: number): void {
    this.counts.records++
    if (cleanedNames > 0) this.counts.cleanedNames = (this.counts.cleanedNames ?? 0) + cleanedNames
  }

  private refuse(line: string, count: number, lineNumber: number, rule: ImportRule): void {
    if (line.trim() === '') {
      this.counts.empty++
      return
    }
    this.counts.refused++
    const reason = this.cells.texts.slice(0, count).some((cell) => cell !== '') ? rule : 'noData'
    this.sink.refused({ lineNumber, line, rule: reason, message: importTexts[reason] })
  }
}
