import { pipeline, Readable } from 'node:stream'
import type { CsvError } from 'csv-parse'
import { exitCodes, Stop } from '../exit.ts'
import { harmless } from '../io/width.ts'
import type { ColumnSpec, RawRow, RowProblem, RowsRead } from './columns.ts'
import { columnsOf } from './headings.ts'

type Read = Omit<RowsRead, 'size' | 'sha256'>

interface CsvRecord {
  record: string[]
  /** Lines of the file up to the end of the record. */
  info: { lines: number }
}

const separators = [',', ';', '\t'] as const

/** What stands between the columns: whatever separates most in the first line, quotes left out. */
function separatorOf(text: string): string {
  const first = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/, 1)[0] ?? ''
  const times = (separator: string) => first.split(separator).length
  return separators.reduce((best, other) => (times(other) > times(best) ? other : best))
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
  return { line, cells: Object.fromEntries(cells) }
}

/** Reads comma-separated values under a line of headings; ; and tabs separate as well. */
export async function readCsv(
  texts: AsyncIterable<string>,
  columns: readonly ColumnSpec[],
  name: string,
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
        keys = columnsOf(record, columns, `${name} line ${line}`)
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
