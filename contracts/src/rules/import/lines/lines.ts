import { composed, keptAddress, keptName, maybeDecomposed } from '../../../entities/names.ts'
import { comma } from '../bytes/letters.ts'
import { checkLists, checkRecord, type ImportRule, importTexts, longestLine } from '../checks.ts'
import { inOneLine, isTorn, noCells, type Separator, separatorOf, splitLine } from '../columns/cells.ts'
import { type Headings, headingsOf, namedCells } from '../columns/columns.ts'
import { separatorUnder } from '../columns/headings.ts'
import { type ColumnChoice, chosenColumns } from '../columns/mapping.ts'
import type { ImportCounts, ImportReader, ImportSink, LeavesOut } from '../importReader.ts'
import { cutShort, isCutShort, mark, withoutReason } from '../marker.ts'
import { createCleaner } from './cleaner.ts'

export type { ImportCounts, ImportReader, ImportSink, ReadRecord, RefusedLine } from '../importReader.ts'

const byteOrderMark = 0xfeff

const longestQuoted = 64 * 1024

const asRead = (name: string): string => name
const inLowerCase = (address: string): string => address.toLowerCase()

/** Streams lines (S2 section 5); after an unclosed quote, the rest of the file is a single rejected line. */
export function createImportReader(
  sink: ImportSink,
  choice?: ColumnChoice,
  leavesOut?: LeavesOut,
  known?: Headings,
): ImportReader {
  const counts: ImportCounts = { lines: 0, empty: 0, records: 0, refused: 0 }
  const cells = noCells()
  const { texts } = cells
  const cleaner = createCleaner()
  let started = false
  let afterReturn = false
  let rest = ''
  let isLong = false
  let lastLine = 0
  let quoted: string[] = []
  let quotedLength = 0
  let quotedFrom = 0
  let headings: Headings | null | undefined = known
  let separator: Separator = known ? comma : 'either'
  let marked = false
  let loose = false

  const isNamed = (): boolean => choice !== undefined || (headings !== undefined && headings !== null)

  const separatorBelow = choice ? separatorOf : separatorUnder

  function readMarked(text: string): void {
    const original = withoutReason(text)
    if (isCutShort(original ?? text)) refuseLong(original ?? text, ++lastLine)
    else if (original !== null) readWhole(original, ++lastLine)
    else readLine(text, 0, text.length, true)
  }

  function readLine(text: string, start: number, end: number, isLoose: boolean): void {
    if (headings === undefined && counts.records === 0) separator = separatorBelow(text.slice(start, end))
    const lineNumber = ++lastLine
    const split = splitLine(text, start, end, cells, isNamed(), separator)
    if (split > 0) take(text, start, end, isLoose, split, lineNumber)
    else {
      quotedFrom = lineNumber
      keepQuoted(text.slice(start, end))
    }
  }

  function readQuoted(line: string): void {
    lastLine++
    const isFull = quotedLength > longestQuoted
    keepQuoted(line)
    if (isFull || !(line.includes('"') || line.includes(mark))) return
    const text = quoted.join('\n')
    const original = withoutReason(text)
    if (original === null && splitLine(text, 0, text.length, cells, isNamed(), separator) < 0) return
    quoted = []
    if (isCutShort(original ?? text)) refuseLong(original ?? text, quotedFrom)
    else readWhole(original ?? text, quotedFrom)
  }

  function keepQuoted(line: string): void {
    if (quoted.length === 0) quotedLength = 0
    if (quotedLength <= longestQuoted) quoted.push(line)
    quotedLength += line.length + 1
  }

  function readWhole(text: string, lineNumber: number): void {
    const split = splitLine(text, 0, text.length, cells, isNamed(), separator)
    const isBroken = split < 0 || (text.includes('\n') && isTorn(text, separator))
    const count = Math.abs(split)
    for (let at = 0; at < count; at++) texts[at] = inOneLine(texts[at] ?? '')
    take(text, 0, text.length, true, isBroken ? -count : count, lineNumber)
  }

  function take(
    text: string,
    start: number,
    end: number,
    isLoose: boolean,
    split: number,
    lineNumber: number,
  ): void {
    const count = Math.abs(split)
    // Composed per cell, so that an accent at a cell's start isn't combined with the previous cell.
    if (isLoose) for (let at = 0; at < count; at++) texts[at] = composed(texts[at] ?? '')
    if (headings === undefined && isHeadings(text.slice(start, end), count, lineNumber)) return
    counts.lines++
    if (headings) {
      takeNamed(text.slice(start, end), headings, split, lineNumber)
      return
    }
    if (cells.isSteered) for (let at = 1; at < count; at++) texts[at] = cleaner.clean(texts[at] ?? '')
    const cleaned = cleaner.taken()
    texts[0] = (cells.isSteered ? keptAddress : inLowerCase)(texts[0] ?? '')
    const email = texts[0]
    const name = count > 1 ? (texts[1] ?? '') : ''
    const listName = count > 2 ? (texts[2] ?? '') : ''
    const rule = split < 0 ? 'quote' : checkRecord(email, name, listName)
    if (rule === null) {
      counts.records++
      countCleaned(cleaned)
      const metadata: string[] = []
      for (let at = 3; at < count; at++) {
        const tag = texts[at]
        if (tag) metadata.push(tag)
      }
      sink.record({ email, name, listName, metadata, line: text.slice(start, end), lineNumber })
      return
    }
    refuse(text.slice(start, end), count, lineNumber, rule)
  }

  function isHeadings(line: string, count: number, lineNumber: number): boolean {
    if (keptName(line) === '') return false
    if (choice) {
      const chosen = chosenColumns(choice, texts.slice(0, count), line, lineNumber)
      headings = chosen.headings
      return chosen.isHeading
    }
    headings = counts.records > 0 ? null : headingsOf(texts.slice(0, count), line, lineNumber)
    return headings !== null
  }

  function takeNamed(line: string, under: Headings, split: number, lineNumber: number): void {
    const own = texts.slice(0, Math.abs(split))
    if (split > 0 && leavesOut?.(under, own, lineNumber)) {
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
    const address = (cells.isSteered ? keptAddress : inLowerCase)(email)
    const rule = split < 0 ? 'quote' : rest > 0 ? 'columns' : checkLists(address, name, lists)
    if (rule !== null) {
      refuse(line, own.length, lineNumber, rule)
      return
    }
    counts.records++
    countCleaned(cleaned)
    const record = { email: address, line, lineNumber }
    sink.record({ ...record, name, listName, metadata: tags })
    for (const other of others) sink.record({ ...record, name: '', listName: other, metadata: [] })
  }

  function countCleaned(names: number): void {
    if (names > 0) counts.cleanedNames = (counts.cleanedNames ?? 0) + names
  }

  function refuse(line: string, count: number, lineNumber: number, rule: ImportRule): void {
    if (line.trim() === '') {
      counts.empty++
      return
    }
    counts.refused++
    const reason = texts.slice(0, count).some((cell) => cell !== '') ? rule : 'noData'
    sink.refused({ lineNumber, line, rule: reason, message: importTexts[reason] })
  }

  function refuseLong(line: string, lineNumber: number): void {
    counts.lines++
    counts.refused++
    sink.refused({ lineNumber, line, rule: 'lineLength', message: importTexts.lineLength })
  }

  function hold(text: string): void {
    if (isLong) return
    rest += text
    if (rest.length <= longestLine) return
    isLong = true
    rest = cutShort(rest)
  }

  function endLong(): void {
    const line = rest
    rest = ''
    isLong = false
    lastLine++
    if (quoted.length === 0) refuseLong(line, lastLine)
    else {
      keepQuoted(line)
      quotedLength += longestQuoted
    }
  }

  function endLine(chunk: string, start: number, end: number): void {
    if (isLong || rest.length + end - start > longestLine) {
      hold(chunk.slice(start, end))
      endLong()
    } else if (quoted.length > 0) {
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
    if (start < chunk.length) hold(chunk.slice(start))
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
    get headings() {
      return headings ?? null
    },
    get separator() {
      return separator
    },
    get isQuoted() {
      return quoted.length > 0
    },
    write,
    pass,
    end,
  }
}
