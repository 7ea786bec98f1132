import { canBeDecomposed } from '../../../entities/names.ts'
import { maxLineLength } from '../checks.ts'
import type { Headings } from '../columns/columns.ts'
import type { ColumnChoice } from '../columns/mapping.ts'
import type { ImportCounts, ImportReader, ImportSink, LineFilter } from '../importReader.ts'
import { isTruncated, reasonMark, removeReason, truncateLine } from '../marker.ts'
import { RowReader } from './RowReader.ts'

export type {
  FileRecord,
  ImportCounts,
  ImportReader,
  ImportSink,
  RejectedLine,
} from '../importReader.ts'

const byteOrderMark = 0xfeff

const maxQuotedLength = 64 * 1024

/** Cuts chunks into lines; after an unclosed quote, the rest of the file is a single rejected line. */
class LineReader {
  private readonly rows: RowReader
  private started: boolean = false
  private isAfterReturn: boolean = false
  private rest = ''
  private isLong: boolean = false
  private lastLine = 0
  private quoted: string[] = []
  private quotedLength = 0
  private quotedFrom = 0
  private hasMark: boolean = false
  private needsComposing = false

  constructor(rows: RowReader) {
    this.rows = rows
  }

  get isQuoted(): boolean {
    return this.quoted.length > 0
  }

  write(chunk: string): void {
    this.hasMark = chunk.includes(reasonMark)
    this.needsComposing = canBeDecomposed(chunk)
    let start = this.findContentStart(chunk)
    let feed = chunk.indexOf('\n', start)
    let carriageIndex = chunk.indexOf('\r', start)
    while (feed !== -1 || carriageIndex !== -1) {
      const end = carriageIndex === -1 || (feed !== -1 && feed < carriageIndex) ? feed : carriageIndex
      this.endLine(chunk, start, end)
      start = end + 1
      if (end === carriageIndex) {
        this.isAfterReturn = start === chunk.length
        if (feed === start) start++
        carriageIndex = chunk.indexOf('\r', start)
      }
      if (feed !== -1 && feed < start) feed = chunk.indexOf('\n', start)
    }
    if (start < chunk.length) this.hold(chunk.slice(start))
  }

  pass(): number {
    this.isAfterReturn = false
    this.rows.counts.records++
    this.rows.counts.lines++
    return ++this.lastLine
  }

  end(): Readonly<ImportCounts> {
    if (this.rest !== '') this.endLine('', 0, 0)
    if (this.isQuoted) this.rows.readWholeRow(this.quoted.splice(0).join('\n'), this.quotedFrom)
    return this.rows.counts
  }

  private findContentStart(chunk: string): number {
    if (chunk === '') return 0
    const skips =
      (!this.started && chunk.charCodeAt(0) === byteOrderMark) ||
      (this.isAfterReturn && chunk.startsWith('\n'))
    this.started = true
    this.isAfterReturn = false
    return skips ? 1 : 0
  }

  private endLine(chunk: string, start: number, end: number): void {
    if (this.isLong || this.rest.length + end - start > maxLineLength) {
      this.hold(chunk.slice(start, end))
      this.endLongLine()
    } else if (this.isQuoted) this.readQuotedLine(this.takeRest(chunk, start, end))
    else if (this.rest !== '') this.readMarkedLine(this.takeRest(chunk, start, end))
    else if (this.hasMark) this.readMarkedLine(chunk.slice(start, end))
    else this.readLine(chunk, start, end, this.needsComposing)
  }

  private takeRest(chunk: string, start: number, end: number): string {
    const line = this.rest + chunk.slice(start, end)
    this.rest = ''
    return line
  }

  private hold(text: string): void {
    if (this.isLong) return
    this.rest += text
    if (this.rest.length <= maxLineLength) return
    this.isLong = true
    this.rest = truncateLine(this.rest)
  }

  private endLongLine(): void {
    const line = this.rest
    this.rest = ''
    this.isLong = false
    this.lastLine++
    if (!this.isQuoted) this.rows.rejectLongLine(line, this.lastLine)
    else {
      this.bufferQuotedLine(line)
      this.quotedLength += maxQuotedLength
    }
  }

  private readMarkedLine(text: string): void {
    const original = removeReason(text)
    if (original === null && !isTruncated(text)) this.readLine(text, 0, text.length, true)
    else this.readOriginal(original ?? text, ++this.lastLine)
  }

  private readOriginal(text: string, lineNumber: number): void {
    if (isTruncated(text)) this.rows.rejectLongLine(text, lineNumber)
    else this.rows.readWholeRow(text, lineNumber)
  }

  private readLine(text: string, start: number, end: number, isLoose: boolean): void {
    const { rows } = this
    rows.findSeparator(text, start, end)
    const lineNumber = ++this.lastLine
    const split = rows.split(text, start, end)
    if (split <= 0) {
      this.quotedFrom = lineNumber
      this.bufferQuotedLine(text.slice(start, end))
      return
    }
    if (isLoose) rows.composeCells(split)
    rows.take(text, start, end, split, lineNumber)
  }

  private readQuotedLine(line: string): void {
    this.lastLine++
    const isFull = this.quotedLength > maxQuotedLength
    this.bufferQuotedLine(line)
    if (isFull || !(line.includes('"') || line.includes(reasonMark))) return
    const text = this.quoted.join('\n')
    const original = removeReason(text)
    if (original === null && this.rows.split(text, 0, text.length) < 0) return
    this.quoted = []
    this.readOriginal(original ?? text, this.quotedFrom)
  }

  private bufferQuotedLine(line: string): void {
    if (this.quoted.length === 0) this.quotedLength = 0
    if (this.quotedLength <= maxQuotedLength) this.quoted.push(line)
    this.quotedLength += line.length + 1
  }
}

/** Takes a file in chunks and passes each line to `sink` (S2 section 5). */
export function createImportReader(
  sink: ImportSink,
  choice?: ColumnChoice,
  isLeftOut?: LineFilter,
  fixedHeadings?: Headings,
): ImportReader {
  const rows = new RowReader({ sink, choice, leavesOut: isLeftOut, known: fixedHeadings })
  const lines = new LineReader(rows)
  return {
    counts: rows.counts,
    get headings() {
      return rows.headings ?? null
    },
    get separator() {
      return rows.separator
    },
    get isQuoted() {
      return lines.isQuoted
    },
    write: (chunk) => lines.write(chunk),
    pass: () => lines.pass(),
    end: () => lines.end(),
  }
}
