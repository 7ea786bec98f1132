import { composed, maybeDecomposed } from '../../entities/names.ts'
import { checkRecord, type ImportRule, importTexts } from './checks.ts'
import { comma, quote, semicolon, space } from './letters.ts'
import { mark, withoutReason } from './marker.ts'

/**
 * A good line: address and names as they are kept, every field there, `line` as it stands in the file but without the
 * reason that `withReason` put behind it, `lineNumber` physical from 1. A cell in quotes may go on over several physical
 * lines, which are one line then: `line` has line feeds between them, the cell spaces.
 */
export type ReadRecord = {
  email: string
  name: string
  listName: string
  metadata: string[]
  line: string
  lineNumber: number
}
export type RefusedLine = { lineNumber: number; line: string; rule: ImportRule; message: string }
export type ImportSink = { record(record: ReadRecord): void; refused(line: RefusedLine): void }

/** lines = empty + records + refused, at every moment. No records and no refused lines: `importTexts.noRows`. */
export type ImportCounts = { lines: number; empty: number; records: number; refused: number }

export type ImportReader = {
  /** So far; the same object all along. */
  readonly counts: Readonly<ImportCounts>
  /** The next piece of text, cut anywhere. */
  write(chunk: string): void
  /** Whether the quotes of a cell are open: what comes next is no line of its own. */
  readonly isQuoted: boolean
  /** Counts a good line that was read in another way, between two lines; answers its number. */
  pass(): number
  /** Reads what stands after the last line end. */
  end(): Readonly<ImportCounts>
}

const byteOrderMark = 0xfeff

// What the quotes of the cell being read mean. They enclose only when they open the cell: a stray one
// in the middle (5" screen) must not swallow the columns after it.
const plain = 0
const open = 1
const closed = 2
const stray = 3

/** What the quotes of a cell mean after one more; `atStart` = nothing stands before it. */
const afterQuote = (quotes: number, atStart: boolean): number => {
  if (quotes === plain) return atStart ? open : stray
  if (quotes === stray) return stray
  return quotes === open ? closed : open
}

const isInk = (code: number) => code > space && code < 0x80

function cellOf(text: string, from: number, to: number, quotes: number): string {
  const cell = text.slice(from, to)
  if (quotes !== plain) return cell.replaceAll('"', '').trim()
  // Trimming costs as much as cutting, and most cells need none.
  return isInk(text.charCodeAt(from)) && isInk(text.charCodeAt(to - 1)) ? cell : cell.trim()
}

/**
 * Cells of text[start, end), unquoted and trimmed, written to `cells`; answers how many there are, below 0 where the
 * quotes of the last one do not end.
 */
function splitLine(text: string, start: number, end: number, cells: string[]): number {
  let filled = 0
  let from = start
  let quotes = plain
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code > semicolon) continue
    if (code === comma || code === semicolon) {
      if (quotes === open) continue
      cells[filled++] = cellOf(text, from, at, quotes)
      from = at + 1
      quotes = plain
    } else if (code === quote) {
      quotes = afterQuote(quotes, quotes === plain && text.slice(from, at).trim() === '')
    }
  }
  cells[filled++] = cellOf(text, from, end, quotes)
  return quotes === open ? -filled : filled
}

/** Whether something stands behind quotes that have ended: their cell is torn. */
function isTorn(text: string): boolean {
  let quotes = plain
  for (let at = 0, from = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (quotes !== open && (letter === ',' || letter === ';')) {
      quotes = plain
      from = at + 1
    } else if (letter === '"') {
      quotes = afterQuote(quotes, quotes === plain && text.slice(from, at).trim() === '')
    } else if (quotes === closed && letter.trim() !== '') return true
  }
  return false
}

/** A cell that is longer was never meant: its quotes count as not closed, and no more than that is kept of it. */
const longestQuoted = 64 * 1024

const lineEnds = /\s*\n\s*/g

/**
 * Reads import lines from text that comes in pieces (S2 section 5): comma or semicolon, quotes, LF, CRLF or CR,
 * a byte order mark; email, name, unit, then tags. A cell in quotes may hold line ends; where the quotes are never
 * closed, all that follows belongs to the one refused line, for nobody can tell what of it is a line. One out of a file
 * of refused lines ends at its reason and is read as if that were not there. Never throws on any text; memory is one
 * line.
 */
export function createImportReader(sink: ImportSink): ImportReader {
  const counts: ImportCounts = { lines: 0, empty: 0, records: 0, refused: 0 }
  const cells: string[] = []
  let started = false
  let afterReturn = false
  let rest = ''
  let lastLine = 0
  /** The physical lines of a line whose quotes are open. */
  let quoted: string[] = []
  let quotedLength = 0
  let quotedFrom = 0
  // Whole pieces are searched for the mark and for letters to be composed, and single lines only where some were found.
  let marked = false
  let loose = false

  function readMarked(text: string): void {
    const original = withoutReason(text)
    // With its reason behind it a line has ended, whatever its quotes say.
    if (original !== null) readWhole(original, ++lastLine)
    else readLine(text, 0, text.length, true)
  }

  function readLine(text: string, start: number, end: number, isLoose: boolean): void {
    const lineNumber = ++lastLine
    const split = splitLine(text, start, end, cells)
    if (split > 0) take(text, start, end, isLoose, split, lineNumber)
    else {
      quotedFrom = lineNumber
      keepQuoted(text.slice(start, end))
    }
  }

  /** One more physical line of a cell in quotes, which may end there. */
  function readQuoted(line: string): void {
    lastLine++
    const isFull = quotedLength > longestQuoted
    keepQuoted(line)
    if (isFull || !(line.includes('"') || line.includes(mark))) return
    const text = quoted.join('\n')
    const original = withoutReason(text)
    if (original === null && splitLine(text, 0, text.length, cells) < 0) return
    quoted = []
    readWhole(original ?? text, quotedFrom)
  }

  function keepQuoted(line: string): void {
    if (quoted.length === 0) quotedLength = 0
    if (quotedLength <= longestQuoted) quoted.push(line)
    quotedLength += line.length + 1
  }

  /** A line of one or more physical ones, of which no more will come. */
  function readWhole(text: string, lineNumber: number): void {
    const split = splitLine(text, 0, text.length, cells)
    const isBroken = split < 0 || (text.includes('\n') && isTorn(text))
    const count = Math.abs(split)
    for (let at = 0; at < count; at++) cells[at] = (cells[at] ?? '').replace(lineEnds, ' ').trim()
    take(text, 0, text.length, true, isBroken ? -count : count, lineNumber)
  }

  /** Hands on the line whose cells these are; `split` below 0 where the quotes of one do not end. */
  function take(
    text: string,
    start: number,
    end: number,
    isLoose: boolean,
    split: number,
    lineNumber: number,
  ): void {
    counts.lines++
    const count = Math.abs(split)
    cells[0] = (cells[0] ?? '').toLowerCase()
    // Each cell by itself: an accent that begins one belongs to no letter before it.
    if (isLoose) for (let at = 0; at < count; at++) cells[at] = composed(cells[at] ?? '')
    const email = cells[0]
    const name = count > 1 ? (cells[1] ?? '') : ''
    const listName = count > 2 ? (cells[2] ?? '') : ''
    // Nobody is made of half a cell.
    const rule = split < 0 ? 'quote' : checkRecord(email, name, listName)
    if (rule === null) {
      counts.records++
      const metadata: string[] = []
      for (let at = 3; at < count; at++) {
        const tag = cells[at]
        if (tag) metadata.push(tag)
      }
      sink.record({ email, name, listName, metadata, line: text.slice(start, end), lineNumber })
      return
    }
    const line = text.slice(start, end)
    if (line.trim() === '') {
      counts.empty++
      return
    }
    counts.refused++
    const reason = cells.slice(0, count).some((cell) => cell !== '') ? rule : 'noData'
    sink.refused({ lineNumber, line, rule: reason, message: importTexts[reason] })
  }

  function endLine(chunk: string, start: number, end: number): void {
    if (quoted.length > 0) {
      const line = rest + chunk.slice(start, end)
      rest = ''
      readQuoted(line)
    } else if (rest !== '') {
      const line = rest + chunk.slice(start, end)
      rest = ''
      readMarked(line)
    } else if (marked) readMarked(chunk.slice(start, end))
    else readLine(chunk, start, end, loose)
  }

  function firstOf(chunk: string): number {
    if (chunk === '') return 0
    const skips =
      (!started && chunk.charCodeAt(0) === byteOrderMark) || (afterReturn && chunk.startsWith('\n'))
    started = true
    afterReturn = false
    return skips ? 1 : 0
  }

  function write(chunk: string): void {
    marked = chunk.includes(mark)
    loose = maybeDecomposed(chunk)
    let start = firstOf(chunk)
    let feed = chunk.indexOf('\n', start)
    let carriage = chunk.indexOf('\r', start)
    while (feed !== -1 || carriage !== -1) {
      const end = carriage === -1 || (feed !== -1 && feed < carriage) ? feed : carriage
      endLine(chunk, start, end)
      start = end + 1
      if (end === carriage) {
        afterReturn = start === chunk.length
        if (feed === start) start++
        carriage = chunk.indexOf('\r', start)
      }
      if (feed !== -1 && feed < start) feed = chunk.indexOf('\n', start)
    }
    if (start < chunk.length) rest += chunk.slice(start)
  }

  function pass(): number {
    afterReturn = false
    counts.records++
    counts.lines++
    return ++lastLine
  }

  function end(): Readonly<ImportCounts> {
    if (rest !== '') endLine('', 0, 0)
    if (quoted.length > 0) readWhole(quoted.splice(0).join('\n'), quotedFrom)
    return counts
  }

  return {
    counts,
    get isQuoted() {
      return quoted.length > 0
    },
    write,
    pass,
    end,
  }
}
