import { pipeline, Readable } from 'node:stream'
import type { CsvError } from 'csv-parse'
import { exitCodes, Stop } from '../exit.ts'
import { harmless } from '../io/width.ts'
import { type ColumnSpec, headingKey, type RawRow, type RowProblem, type RowsRead } from './columns.ts'
import { columnsOf, type Unknown } from './headings.ts'

type Read = Omit<RowsRead, 'size' | 'sha256'>

interface CsvRecord {
  record: string[]
  /** Lines of the file up to the end of the record. */
  info: { lines: number }
}

const separators = [',', ';', '\t'] as const

const firstLine = (text: string): string => text.split(/\r\n|\r|\n/, 1)[0] ?? ''

/** What stands between the columns: whatever separates most in the first line, quotes left out. */
function separatorOf(text: string): string {
  const first = firstLine(text.replace(/"[^"]*"/g, ''))
  const times = (separator: string) => first.split(separator).length
  return separators.reduce((best, other) => (times(other) > times(best) ? other : best))
}

/** Whether the first line of a text is one of headings, with one of these columns among them. */
export function namesOneOf(text: string, columns: readonly ColumnSpec[]): boolean {
  const headings = firstLine(text).split(separatorOf(text))
  const keys = new Set(columns.map(({ key }) => headingKey(key)))
  return headings.some((heading) => keys.has(headingKey(heading.replaceAll('"', '').trim())))
}

/** A stream whose beginning was looked at, every end of a line as \n: the library counts the others in its own way. */
async function* withOneLineEnd(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  let held = ''
  for (let piece: string | undefined = head; piece !== undefined; ) {
    const text: string = held + piece
    held = text.endsWith('\r') ? '\r' : ''
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n')
    const next = await rest.next()
    piece = next.done ? undefined : next.value
  }
  if (held) yield '\n'
}

function faultOf({ code, message, lines }: CsvError, name: string): Stop {
  const what = code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quote is opened and never closed.' : message
  return new Stop(`${name} line ${lines ?? 1}: ${harmless(what)}`, exitCodes.failed)
}

function rowOf(
  line: number,
  record: readonly string[],
  keys: readonly string[],
): RawRow | RowProblem | undefined {
  const cells = record.flatMap((cell, at): [string, string][] => {
    const text = cell.trim()
    return text === '' ? [] : [[keys[at] ?? '', text]]
  })
  if (cells.length === 0) return undefined
  if (record.slice(keys.length).some((cell) => cell.trim() !== '')) {
    const rule = `The line has ${record.length} columns, the first line ${keys.length}`
    return { line, field: '', rule }
  }
  return { line, cells: Object.fromEntries(cells.filter(([key]) => key !== '')) }
}

/** Reads comma-separated values under a line of headings; ; and tabs separate as well. */
export async function readCsv(
  texts: AsyncIterable<string>,
  columns: readonly ColumnSpec[],
  name: string,
  unknown: Unknown = 'refuse others',
): Promise<Read> {
  const { CsvError: Fault, parse } = await import('csv-parse')
  const pieces = texts[Symbol.asyncIterator]()
  const { value: head = '' } = (await pieces.next()) as IteratorResult<string, undefined>
  const parser = parse({
    bom: true,
    delimiter: separatorOf(head ?? ''),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  const records = pipeline(Readable.from(withOneLineEnd(head ?? '', pieces)), parser, () => {
    // A failure is thrown to whoever reads the records.
  })
  const rows: RawRow[] = []
  const problems: RowProblem[] = []
  let keys: readonly string[] | undefined
  try {
    for await (const { record, info } of records as AsyncIterable<CsvRecord>) {
      const span = record.reduce((lines, cell) => lines + cell.split('\n').length - 1, 0)
      const line = info.lines - span
      if (!keys) {
        keys = columnsOf(record, columns, `${name} line ${line}`, unknown)
        continue
      }
      const row = rowOf(line, record, keys)
      if (row) 'rule' in row ? problems.push(row) : rows.push(row)
    }
  } catch (error) {
    throw error instanceof Fault ? faultOf(error, name) : error
  }
  return { word: 'line', rows, problems }
}
