import { splitLine } from '../import/cells.ts'
import type { RawRow, RowProblem } from './check.ts'
import { newCompanyColumns } from './columns.ts'

/** Headings are found whatever their case and however their words are put together: 'Valid till' is validTill. */
const headingKey = (heading: string): string => heading.toLowerCase().replace(/[\s_-]/g, '')

interface Sheet {
  rows: readonly RawRow[]
  problems: readonly RowProblem[]
}

const cut = (line: string): { cells: string[]; isWhole: boolean } => {
  const cells: string[] = []
  const count = splitLine(line, 0, line.length, cells, true)
  return { cells: cells.slice(0, Math.abs(count)), isWhole: count >= 0 }
}

/** What is wrong with the line of headings; null where the columns can be told by it. */
function headingsRefusal(headings: readonly string[], keys: readonly string[]): string | null {
  const unknown = headings.find((_, at) => keys[at] === '')
  if (unknown !== undefined) return `There is no column "${unknown}".`
  const twice = keys.find((key, at) => keys.indexOf(key) !== at)
  if (twice !== undefined) return `The column ${twice} comes twice.`
  const missing = newCompanyColumns.filter(({ key, required }) => required && !keys.includes(key))
  return missing.length > 0 ? `There is no column ${missing.map(({ key }) => key).join(', ')}.` : null
}

/** Rows of comma-separated values under a line of headings, as heed reads them; or why it is no such file. */
export function readSheet(text: string): Sheet | { refusal: string } {
  if (text.includes('\uFFFD')) return { refusal: 'The file is not in UTF-8.' }
  const [first = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const byHeading = new Map(newCompanyColumns.map(({ key }) => [headingKey(key), key]))
  const headings = cut(first).cells
  const keys = headings.map((heading) => byHeading.get(headingKey(heading)) ?? '')
  const refusal = headingsRefusal(headings, keys)
  if (refusal !== null) return { refusal }
  const rows: RawRow[] = []
  const problems: RowProblem[] = []
  for (const [at, written] of lines.entries()) {
    const line = at + 2
    const { cells, isWhole } = cut(written)
    const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [[keys[column], cell] as const]))
    if (filled.length === 0) continue
    if (!isWhole) problems.push({ line, field: '', rule: 'A quote is opened and never closed.' })
    else if (filled.some(([key]) => key === undefined)) {
      const rule = `The line has ${cells.length} columns, the first line ${keys.length}`
      problems.push({ line, field: '', rule })
    } else rows.push({ line, cells: Object.fromEntries(filled) })
  }
  return rows.length + problems.length === 0 ? { refusal: 'The file names no company.' } : { rows, problems }
}
