import { composeText, normalizeAddress, normalizeName } from '../../../entities/names.ts'
import { comma } from '../bytes/letters.ts'
import { checkLists, checkRecord, type ImportRule, importTexts } from '../checks.ts'
import {
  createEmptyCells,
  detectSeparator,
  hasBrokenQuotes,
  joinLines,
  type Separator,
  splitLine,
} from '../columns/cells.ts'
import { type Headings, parseHeadings, toNamedCells } from '../columns/columns.ts'
import { detectSeparatorFromFirstLine, isVersionLine } from '../columns/headings.ts'
import { type ColumnChoice, resolveChosenColumns } from '../columns/mapping.ts'
import type { ImportCounts, ImportSink, LineFilter } from '../importReader.ts'
import { createCellCleaner } from './cleaner.ts'

const keepUnchanged = (name: string): string => name
const toLowerCase = (address: string): string => address.toLowerCase()

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
  private readonly cells = createEmptyCells()
  private readonly cleaner = createCellCleaner()

  constructor({ sink, choice, leavesOut, known }: RowReaderOptions) {
    this.sink = sink
    this.choice = choice
    this.leavesOut = leavesOut
    this.headings = known
    this.separator = known ? comma : 'either'
  }

  findSeparator(text: string, start: number, end: number): void {
    if (this.headings !== undefined || this.counts.records > 0) return
    this.separator = (this.choice ? detectSeparator : detectSeparatorFromFirstLine)(text.slice(start, end))
  }

  /** Returns the number of cells, negative if a quote isn't closed. */
  split(text: string, start: number, end: number): number {
    const isNamed = this.choice !== undefined || (this.headings !== undefined && this.headings !== null)
    return splitLine(text, start, end, this.cells, isNamed, this.separator)
  }

  readWholeRow(text: string, lineNumber: number): void {
    const { texts } = this.cells
    const split = this.split(text, 0, text.length)
    const isBroken = split < 0 || (text.includes('\n') && hasBrokenQuotes(text, this.separator))
    const count = Math.abs(split)
    for (let index = 0; index < count; index++) texts[index] = joinLines(texts[index] ?? '')
    this.composeCells(count)
    this.take(text, 0, text.length, isBroken ? -count : count, lineNumber)
  }

  /** Composes each cell separately, so that an accent at a cell's start isn't combined with the previous cell. */
  composeCells(count: number): void {
    const { texts } = this.cells
    for (let index = 0; index < count; index++) texts[index] = composeText(texts[index] ?? '')
  }

  take(text: string, start: number, end: number, split: number, lineNumber: number): void {
    const count = Math.abs(split)
    if (this.headings === undefined && this.isHeadings(text.slice(start, end), count, lineNumber)) return
    this.counts.lines++
    if (this.headings) this.readRowByHeading(text.slice(start, end), this.headings, split, lineNumber)
    else this.readRowByPosition(text, start, end, split, lineNumber)
  }

  rejectLongLine(line: string, lineNumber: number): void {
    this.counts.lines++
    this.counts.refused++
    this.sink.refused({ lineNumber, line, rule: 'lineLength', message: importTexts.lineLength })
  }

  private isHeadings(line: string, count: number, lineNumber: number): boolean {
    if (normalizeName(line) === '') return false
    if (isVersionLine(line)) return true
    const texts = this.cells.texts.slice(0, count)
    if (this.choice) {
      const chosenHeadings = resolveChosenColumns(this.choice, texts, line, lineNumber)
      this.headings = chosenHeadings.headings
      return chosenHeadings.isHeading
    }
    this.headings = this.counts.records > 0 ? null : parseHeadings(texts, line, lineNumber)
    return this.headings !== null
  }

  private readRowByPosition(
    text: string,
    start: number,
    end: number,
    split: number,
    lineNumber: number,
  ): void {
    const { cells, cleaner } = this
    const { texts } = cells
    const count = Math.abs(split)
    if (cells.isSteered)
      for (let index = 1; index < count; index++) texts[index] = cleaner.clean(texts[index] ?? '')
    const cleanedCount = cleaner.taken()
    texts[0] = (cells.isSteered ? normalizeAddress : toLowerCase)(texts[0] ?? '')
    const email = texts[0]
    const name = count > 1 ? (texts[1] ?? '') : ''
    const listName = count > 2 ? (texts[2] ?? '') : ''
    const rule = split < 0 ? 'quote' : checkRecord(email, name, listName)
    if (rule !== null) {
      this.refuse(text.slice(start, end), count, lineNumber, rule)
      return
    }
    this.count(cleanedCount)
    const metadata: string[] = []
    for (let index = 3; index < count; index++) {
      const tag = texts[index]
      if (tag) metadata.push(tag)
    }
    this.sink.record({ email, name, listName, metadata, line: text.slice(start, end), lineNumber })
  }

  private readRowByHeading(line: string, headings: Headings, split: number, lineNumber: number): void {
    const { cells, cleaner, counts, sink } = this
    const ownTexts = cells.texts.slice(0, Math.abs(split))
    if (split > 0 && this.leavesOut?.(headings, ownTexts, lineNumber)) {
      counts.leftOut = (counts.leftOut ?? 0) + 1
      sink.leftOut?.(lineNumber)
      return
    }
    const { email, name, lists, tags, rest } = toNamedCells(
      headings,
      ownTexts,
      cells.isSteered ? cleaner.clean : keepUnchanged,
    )
    const cleanedCount = cleaner.taken()
    const [listName = '', ...otherLists] = lists
    const address = (cells.isSteered ? normalizeAddress : toLowerCase)(email)
    const rule = split < 0 ? 'quote' : rest > 0 ? 'columns' : checkLists(address, name, lists)
    if (rule !== null) {
      this.refuse(line, ownTexts.length, lineNumber, rule)
      return
    }
    this.count(cleanedCount)
    const record = { email: address, line, lineNumber }
    sink.record({ ...record, name, listName, metadata: tags })
    for (const otherList of otherLists)
      sink.record({ ...record, name: '', listName: otherList, metadata: [] })
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
