import { type ColumnSpec, type ParsedRows, type RawRow, type RowProblem, toHeadingKey } from './columns.ts'
import { RowsError } from './fault.ts'

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

interface SeenHeadings {
  unread: Set<string>
  headings: Set<string>
}

const createSeenHeadings = (): SeenHeadings => ({ unread: new Set(), headings: new Set() })

function toRow(
  line: number,
  value: unknown,
  columns: readonly ColumnSpec[],
  { unread, headings }: SeenHeadings,
  keepAllCells: boolean,
): RawRow | RowProblem {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { line, field: '', rule: 'Must be an object like {"name": "…"}' }
  }
  const keysByHeading = new Map(columns.map(({ key }) => [toHeadingKey(key), key]))
  const cells: Record<string, unknown> = {}
  const ownValues = new Map<string, unknown>(Object.entries(value))
  for (const [heading, cell] of ownValues) {
    headings.add(heading)
    const key = keysByHeading.get(toHeadingKey(heading))
    if (key === undefined) unread.add(heading)
    else if (!isEmpty(cell)) cells[key] = typeof cell === 'string' ? cell.trim() : cell
  }
  return {
    line,
    cells,
    ...(keepAllCells ? { all: [...headings].map((heading) => ownValues.get(heading)) } : {}),
  }
}

function collectRows(
  results: readonly (RawRow | RowProblem)[],
  word: ParsedRows['word'],
  { unread, headings }: SeenHeadings,
): ParsedRows {
  return {
    word,
    unread: [...unread],
    headings: [...headings],
    rows: results.filter((row): row is RawRow => 'cells' in row),
    problems: results.filter((row): row is RowProblem => 'rule' in row),
  }
}

function toRowsError(error: unknown, text: string, name: string): RowsError {
  const message = error instanceof Error ? error.message : String(error)
  const position = /at position (\d+)/.exec(message)?.[1]
  const line =
    position === undefined ? text.split('\n').length : text.slice(0, Number(position)).split('\n').length
  const problemText = message.replace(/ in JSON at position.*$/s, '')
  return new RowsError(`${name} line ${line} isn't valid JSON: ${problemText}`)
}

export async function readJson(
  text: string,
  columns: readonly ColumnSpec[],
  name: string,
  keepAllCells = false,
): Promise<ParsedRows> {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    throw toRowsError(error, text, name)
  }
  const values = Array.isArray(list) ? list : [list]
  const seenHeadings = createSeenHeadings()
  return collectRows(
    values.map((value, index) => toRow(index + 1, value, columns, seenHeadings, keepAllCells)),
    'row',
    seenHeadings,
  )
}

const tryParseJson = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

export async function readJsonLines(
  text: string,
  columns: readonly ColumnSpec[],
  _name: string,
  keepAllCells = false,
): Promise<ParsedRows> {
  const seenHeadings = createSeenHeadings()
  const onlyValue = tryParseJson(text)
  if (onlyValue)
    return collectRows([toRow(1, onlyValue.value, columns, seenHeadings, keepAllCells)], 'line', seenHeadings)
  const results = text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    if (line.trim() === '') return []
    const parsedLine = tryParseJson(line)
    return parsedLine
      ? [toRow(index + 1, parsedLine.value, columns, seenHeadings, keepAllCells)]
      : [{ line: index + 1, field: '', rule: "This isn't valid JSON" }]
  })
  return collectRows(results, 'line', seenHeadings)
}
