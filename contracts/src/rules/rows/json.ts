import { type ColumnSpec, headingKey, type RawRow, type RowProblem, type RowsRead } from './columns.ts'
import { RowsFault } from './fault.ts'

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

function rowOf(
  line: number,
  value: unknown,
  columns: readonly ColumnSpec[],
  unread: Set<string>,
): RawRow | RowProblem {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { line, field: '', rule: 'It must be an object, as in {"name": "…"}' }
  }
  const byHeading = new Map(columns.map(({ key }) => [headingKey(key), key]))
  const cells: Record<string, unknown> = {}
  for (const [heading, cell] of Object.entries(value)) {
    const key = byHeading.get(headingKey(heading))
    if (key === undefined) unread.add(heading)
    else if (!isEmpty(cell)) cells[key] = typeof cell === 'string' ? cell.trim() : cell
  }
  return { line, cells }
}

function gather(
  found: readonly (RawRow | RowProblem)[],
  word: RowsRead['word'],
  unread: ReadonlySet<string>,
): RowsRead {
  return {
    word,
    unread: [...unread],
    rows: found.filter((row): row is RawRow => 'cells' in row),
    problems: found.filter((row): row is RowProblem => 'rule' in row),
  }
}

/** Where a fault of JSON.parse lies: the engine tells it by its position. */
function faultOf(error: unknown, text: string, name: string): RowsFault {
  const message = error instanceof Error ? error.message : String(error)
  const position = /at position (\d+)/.exec(message)?.[1]
  const line =
    position === undefined ? text.split('\n').length : text.slice(0, Number(position)).split('\n').length
  const what = message.replace(/ in JSON at position.*$/s, '')
  return new RowsFault(`${name} line ${line} is no JSON: ${what}`)
}

/** Reads one JSON document: a list of objects. */
export async function readJson(
  text: string,
  columns: readonly ColumnSpec[],
  name: string,
): Promise<RowsRead> {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    throw faultOf(error, text, name)
  }
  const values = Array.isArray(list) ? list : [list]
  const unread = new Set<string>()
  return gather(
    values.map((value, at) => rowOf(at + 1, value, columns, unread)),
    'row',
    unread,
  )
}

const parsed = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Reads lines of JSON, one object each; or a single object over several lines. */
export async function readJsonLines(text: string, columns: readonly ColumnSpec[]): Promise<RowsRead> {
  const unread = new Set<string>()
  const only = parsed(text)
  if (only) return gather([rowOf(1, only.value, columns, unread)], 'line', unread)
  const found = text.split(/\r\n|\r|\n/).flatMap((line, at) => {
    if (line.trim() === '') return []
    const read = parsed(line)
    return read
      ? [rowOf(at + 1, read.value, columns, unread)]
      : [{ line: at + 1, field: '', rule: 'This is no JSON' }]
  })
  return gather(found, 'line', unread)
}
