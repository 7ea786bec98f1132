import type { CsvError } from 'csv-parse/sync'
import { isTorn } from '../import/columns/cells.ts'
import { formatCount, thousands } from '../sentence.ts'
import { type ColumnSpec, headingKey, type RawRow, type RowProblem, type RowsRead } from './columns.ts'
import { HeadingsError, RowsError } from './fault.ts'

const separators = [',', ';', '\t'] as const

const firstLine = (text: string): string => text.split(/\r\n|\r|\n/, 1)[0] ?? ''

function findSeparator(text: string): string {
  const first = firstLine(text.replace(/"[^"]*"/g, ''))
  const times = (separator: string) => first.split(separator).length
  return separators.reduce((best, other) => (times(other) > times(best) ? other : best))
}

export function hasKnownHeading(text: string, columns: readonly ColumnSpec[]): boolean {
  const headings = firstLine(text).split(findSeparator(text))
  const keys = new Set(columns.map(({ key }) => headingKey(key)))
  return headings.some((heading) => keys.has(headingKey(heading.replaceAll('"', '').trim())))
}

type Take = (record: readonly string[], line: number) => void

/** For text without quotes, splitting takes a third of the CSV library's time. */
function eachPlain(text: string, separator: string, take: Take): void {
  let line = 0
  for (const record of text.split('\n')) {
    line++
    if (record !== '') take(record.split(separator), line)
  }
}

async function eachQuoted(text: string, separator: string, take: Take, name: string): Promise<void> {
  const { CsvError: Fault, parse } = await import('csv-parse/sync')
  try {
    parse(text, {
      bom: true,
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      raw: true,
      skip_empty_lines: true,
      on_record(given: string[] | { record: string[]; raw: string }, { lines }) {
        const { record, raw } = 'raw' in given ? given : { record: given, raw: '' }
        const span = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
        if (isTorn(raw, separator.charCodeAt(0)) || record.some((cell) => opensLate(cell, raw)))
          throw new RowsError(`${name} line ${lines - span}: ${torn}`)
        take(record, lines - span)
        return null
      },
    })
  } catch (error) {
    throw error instanceof Fault ? toRowsError(error, name) : error
  }
}

const opensLate = (cell: string, raw: string): boolean =>
  /^\s+"/.test(cell) && !raw.includes(`"${cell.replaceAll('"', '""')}"`)

const torn =
  'quotes around a cell must be its first and last characters. Write a quote inside a cell twice: "".'

function toRowsError({ code, message, lines }: CsvError, name: string): RowsError {
  const what = code === 'CSV_QUOTE_NOT_CLOSED' ? "a quote isn't closed." : message
  return new RowsError(`${name} line ${lines ?? 1}: ${what}`)
}

function toRow(
  line: number,
  record: readonly string[],
  keys: readonly string[],
  keepsAll: boolean,
): RawRow | RowProblem | undefined {
  const cells = record.flatMap((cell, at): [string, string][] => {
    const text = cell.trim()
    return text === '' ? [] : [[keys[at] ?? '', text]]
  })
  if (cells.length === 0) return undefined
  if (record.slice(keys.length).some((cell) => cell.trim() !== '')) {
    const rule = `The line has ${formatCount(record.length, 'column')}, but the first line has ${thousands(keys.length)}`
    return { line, field: '', rule }
  }
  const known = Object.fromEntries(cells.filter(([key]) => key !== ''))
  return { line, cells: known, ...(keepsAll ? { all: record.map((cell) => cell.trim()) } : {}) }
}

export async function readCsv(
  written: string,
  columns: readonly ColumnSpec[],
  name: string,
  keepsAll = false,
): Promise<RowsRead> {
  const text = written.replace(/\r\n?/g, '\n')
  const rows: RawRow[] = []
  const problems: RowProblem[] = []
  let keys: readonly string[] | undefined
  let unread: readonly string[] = []
  let headings: readonly string[] = []
  const take: Take = (record, line) => {
    if (!keys) {
      const known = matchColumns(record, columns, `${name} line ${line}`)
      keys = known
      headings = record.map((heading) => heading.trim())
      unread = headings.filter((heading, at) => heading && !known[at])
      return
    }
    const row = toRow(line, record, keys, keepsAll)
    if (row) 'rule' in row ? problems.push(row) : rows.push(row)
  }
  const separator = findSeparator(text)
  if (text.includes('"')) await eachQuoted(text, separator, take, name)
  else eachPlain(text, separator, take)
  return { word: 'line', rows, problems, unread, headings }
}

function otherWords(named: readonly string[], headings: readonly string[], columns: readonly ColumnSpec[]) {
  const free = columns.filter(({ key }) => !named.includes(key))
  const words = new Map(free.flatMap(({ key, also = [] }) => also.map((word) => [headingKey(word), key])))
  return headings.map((heading, at) => named[at] || (words.get(headingKey(heading)) ?? ''))
}

function matchColumns(
  headings: readonly string[],
  columns: readonly ColumnSpec[],
  place: string,
): readonly string[] {
  const byHeading = new Map(columns.map(({ key }) => [headingKey(key), key]))
  const named = headings.map((heading) => byHeading.get(headingKey(heading)) ?? '')
  const found = otherWords(named, headings, columns)
  const twice = found.find((key, at) => key !== '' && found.indexOf(key) !== at)
  if (twice) throw new HeadingsError(`${place}: the column ${twice} appears twice.`)
  const missing = columns.filter(({ key, required }) => required && !found.includes(key))
  if (missing.length === 0) return found
  const wanted = missing.map(({ key }) => key).join(', ')
  throw new HeadingsError(
    `${place}: no column is named ${wanted}.`,
    'The first line must contain the column names.',
    `Columns: ${columns.map(({ key }) => key).join(', ')}`,
  )
}
