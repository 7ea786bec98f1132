import { type ColumnSpec, headingKey, type RawRow, type RowProblem, type RowsRead } from './columns.ts'
import { RowsError } from './fault.ts'

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

interface Seen {
  unread: Set<string>
  headings: Set<string>
}

const nothingSeen = (): Seen => ({ unread: new Set(), headings: new Set() })

function toRow(
  line: number,
  value: unknown,
  columns: readonly ColumnSpec[],
  { unread, headings }: Seen,
  keepsAll: boolean,
): RawRow | RowProblem {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { line, field: '', rule: 'Must be an object like {"name": "…"}' }
  }
  const byHeading = new Map(columns.map(({ key }) => [headingKey(key), key]))
  const cells: Record<string, unknown> = {}
  const own = new Map<string, unknown>(Object.entries(value))
  for (const [heading, cell] of own) {
    headings.add(heading)
    const key = byHeading.get(headingKey(heading))
    if (key === undefined) unread.add(heading)
    else if (!isEmpty(cell)) cells[key] = typeof cell === 'string' ? cell.trim() : cell
  }
  return { line, cells, ...(keepsAll ? { all: [...headings].map((heading) => own.get(heading)) } : {}) }
}

function gather(
  found: readonly (RawRow | RowProblem)[],
  word: RowsRead['word'],
  { unread, headings }: Seen,
): RowsRead {
  return {
    word,
    unread: [...unread],
    headings: [...headings],
    rows: found.filter((row): row is RawRow => 'cells' in row),
    problems: found.filter((row): row is RowProblem => 'rule' in row),
  }
}

function toRowsError(error: unknown, text: string, name: string): RowsError {
  const message = error instanceof Error ? error.message : String(error)
  const position = /at position (\d+)/.exec(message)?.[1]
  const line =
    position === undefined ? text.split('\n').length : text.slice(0, Number(position)).split('\n').length
  const what = message.replace(/ in JSON at position.*$/s, '')
  return new RowsError(`${name} line ${line} isn't valid JSON: ${what}`)
}

export async function readJson(
  text: string,
  columns: readonly ColumnSpec[],
  name: string,
  keepsAll = false,
): Promise<RowsRead> {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    throw toRowsError(error, text, name)
  }
  const values = Array.isArray(list) ? list : [list]
  const seen = nothingSeen()
  return gather(
    values.map((value, at) => toRow(at + 1, value, columns, seen, keepsAll)),
    'row',
    seen,
  )
}

const parsed = (text: string): { value: unknown } | undefined => {
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
  keepsAll = false,
): Promise<RowsRead> {
  const seen = nothingSeen()
  const only = parsed(text)
  if (only) return gather([toRow(1, only.value, columns, seen, keepsAll)], 'line', seen)
  const found = text.split(/\r\n|\r|\n/).flatMap((line, at) => {
    if (line.trim() === '') return []
    const read = parsed(line)
    return read
      ? [toRow(at + 1, read.value, columns, seen, keepsAll)]
      : [{ line: at + 1, field: '', rule: "This isn't valid JSON" }]
  })
  return gather(found, 'line', seen)
}
