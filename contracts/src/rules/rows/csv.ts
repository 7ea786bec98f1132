import type { CsvError } from 'csv-parse/sync'
import { hasBrokenQuotes } from '../import/columns/cells.ts'
import { formatCount, formatThousands } from '../sentence.ts'
import { type ColumnSpec, type ParsedRows, type RawRow, type RowProblem, toHeadingKey } from './columns.ts'
import { HeadingsError, RowsError } from './fault.ts'

const separators = [',', ';', '\t'] as const

const getFirstLine = (text: string): string => text.split(/\r\n|\r|\n/, 1)[0] ?? ''

function findSeparator(text: string): string {
  const firstLine = getFirstLine(text.replace(/"[^"]*"/g, ''))
  const countSeparator = (separator: string) => firstLine.split(separator).length
  return separators.reduce((bestSeparator, candidate) =>
    countSeparator(candidate) > countSeparator(bestSeparator) ? candidate : bestSeparator,
  )
}

export function hasKnownHeading(text: string, columns: readonly ColumnSpec[]): boolean {
  const headings = getFirstLine(text).split(findSeparator(text))
  const keys = new Set(columns.map(({ key }) => toHeadingKey(key)))
  return headings.some((heading) => keys.has(toHeadingKey(heading.replaceAll('"', '').trim())))
}

type RecordHandler = (record: readonly string[], line: number) => void

/** Splitting text without quotes takes a third of the CSV library's time. */
function forEachPlainRow(text: string, separator: string, take: RecordHandler): void {
  let line = 0
  for (const record of text.split('\n')) {
    line++
    if (record !== '') take(record.split(separator), line)
  }
}

async function forEachQuotedRow(
  text: string,
  separator: string,
  take: RecordHandler,
  name: string,
): Promise<void> {
  const { CsvError: Fault, parse } = await import('csv-parse/sync')
  try {
    parse(text, {
      bom: true,
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      raw: true,
      skip_empty_lines: true,
      on_record(input: string[] | { record: string[]; raw: string }, { lines }) {
        const { record, raw } = 'raw' in input ? input : { record: input, raw: '' }
        const span = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
        if (
          hasBrokenQuotes(raw, separator.charCodeAt(0)) ||
          record.some((cell) => hasMisplacedQuote(cell, raw))
        )
          throw new RowsError(`${name} line ${lines - span}: ${misplacedQuoteText}`)
        take(record, lines - span)
        return null
      },
    })
  } catch (error) {
    throw error instanceof Fault ? toRowsError(error, name) : error
  }
}

const hasMisplacedQuote = (cell: string, rawText: string): boolean =>
  /^\s+"/.test(cell) && !rawText.includes(`"${cell.replaceAll('"', '""')}"`)

const misplacedQuoteText =
  'quotes around a cell must be its first and last characters. Write a quote inside a cell twice: "".'

function toRowsError({ code, message, lines }: CsvError, name: string): RowsError {
  const problemText = code === 'CSV_QUOTE_NOT_CLOSED' ? "a quote isn't closed." : message
  return new RowsError(`${name} line ${lines ?? 1}: ${problemText}`)
}

function toRow(
  line: number,
  record: readonly string[],
  keys: readonly string[],
  keepAllCells: boolean,
): RawRow | RowProblem | undefined {
  const cells = record.flatMap((cell, index): [string, string][] => {
    const text = cell.trim()
    return text === '' ? [] : [[keys[index] ?? '', text]]
  })
  if (cells.length === 0) return undefined
  if (record.slice(keys.length).some((cell) => cell.trim() !== '')) {
    const rule = `The line has ${formatCount(record.length, 'column')}, but the first line has ${formatThousands(keys.length)}`
    return { line, field: '', rule }
  }
  const knownCells = Object.fromEntries(cells.filter(([key]) => key !== ''))
  return { line, cells: knownCells, ...(keepAllCells ? { all: record.map((cell) => cell.trim()) } : {}) }
}

export async function readCsv(
  source: string,
  columns: readonly ColumnSpec[],
  name: string,
  keepAllCells = false,
): Promise<ParsedRows> {
  const text = source.replace(/\r\n?/g, '\n')
  const rows: RawRow[] = []
  const problems: RowProblem[] = []
  let keys: readonly string[] | undefined
  let unreadKeys: readonly string[] = []
  let headings: readonly string[] = []
  const take: RecordHandler = (record, line) => {
    if (!keys) {
      const knownCells = matchColumns(record, columns, `${name} line ${line}`)
      keys = knownCells
      headings = record.map((heading) => heading.trim())
      unreadKeys = headings.filter((heading, index) => heading && !knownCells[index])
      return
    }
    const row = toRow(line, record, keys, keepAllCells)
    if (row) 'rule' in row ? problems.push(row) : rows.push(row)
  }
  const separator = findSeparator(text)
  if (text.includes('"')) await forEachQuotedRow(text, separator, take, name)
  else forEachPlainRow(text, separator, take)
  return { word: 'line', rows, problems, unread: unreadKeys, headings }
}

function matchAliases(
  namedKeys: readonly string[],
  headings: readonly string[],
  columns: readonly ColumnSpec[],
) {
  const freeColumns = columns.filter(({ key }) => !namedKeys.includes(key))
  const words = new Map(
    freeColumns.flatMap(({ key, also = [] }) => also.map((word) => [toHeadingKey(word), key])),
  )
  return headings.map((heading, index) => namedKeys[index] || (words.get(toHeadingKey(heading)) ?? ''))
}

function matchColumns(
  headings: readonly string[],
  columns: readonly ColumnSpec[],
  fileLabel: string,
): readonly string[] {
  const keysByHeading = new Map(columns.map(({ key }) => [toHeadingKey(key), key]))
  const namedKeys = headings.map((heading) => keysByHeading.get(toHeadingKey(heading)) ?? '')
  const foundWords = matchAliases(namedKeys, headings, columns)
  const repeatedKey = foundWords.find((key, index) => key !== '' && foundWords.indexOf(key) !== index)
  if (repeatedKey) throw new HeadingsError(`${fileLabel}: the column ${repeatedKey} appears twice.`)
  const missingColumns = columns.filter(({ key, required }) => required && !foundWords.includes(key))
  if (missingColumns.length === 0) return foundWords
  const missingKeys = missingColumns.map(({ key }) => key).join(', ')
  throw new HeadingsError(
    `${fileLabel}: no column is named ${missingKeys}.`,
    'The first line must contain the column names.',
    `Columns: ${columns.map(({ key }) => key).join(', ')}`,
  )
}
