import { type ColumnSpec, headingKey } from './columns.ts'
import { HeadingsFault } from './fault.ts'

function otherWords(named: readonly string[], headings: readonly string[], columns: readonly ColumnSpec[]) {
  const free = columns.filter(({ key }) => !named.includes(key))
  const words = new Map(free.flatMap(({ key, also = [] }) => also.map((word) => [headingKey(word), key])))
  return headings.map((heading, at) => named[at] || (words.get(headingKey(heading)) ?? ''))
}

export function columnsOf(
  headings: readonly string[],
  columns: readonly ColumnSpec[],
  place: string,
): readonly string[] {
  const byHeading = new Map(columns.map(({ key }) => [headingKey(key), key]))
  const named = headings.map((heading) => byHeading.get(headingKey(heading)) ?? '')
  const found = otherWords(named, headings, columns)
  const twice = found.find((key, at) => key !== '' && found.indexOf(key) !== at)
  if (twice) throw new HeadingsFault(`${place}: the column ${twice} appears twice.`)
  const missing = columns.filter(({ key, required }) => required && !found.includes(key))
  if (missing.length === 0) return found
  const wanted = missing.map(({ key }) => key).join(', ')
  throw new HeadingsFault(
    `${place}: no column is named ${wanted}.`,
    'The first line must contain the column names.',
    `Columns: ${columns.map(({ key }) => key).join(', ')}`,
  )
}
