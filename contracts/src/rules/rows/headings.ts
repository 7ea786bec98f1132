import { type ColumnSpec, headingKey } from './columns.ts'
import { HeadingsFault } from './fault.ts'

/** What is done with columns that nobody knows: a file that people fill in has none, one that a program wrote may. */
export type Unknown = 'refuse others' | 'leave others out'

/**
 * The columns that headings stand for, in their order; '' is one that is left out. Refuses one that nobody knows, that
 * comes twice or is missing.
 */
export function columnsOf(
  headings: readonly string[],
  columns: readonly ColumnSpec[],
  place: string,
  unknown: Unknown,
): readonly string[] {
  const names = `Columns: ${columns.map(({ key }) => key).join(', ')}`
  const byHeading = new Map(columns.map(({ key }) => [headingKey(key), key]))
  const found = headings.map((heading) => {
    const key = byHeading.get(headingKey(heading))
    if (key !== undefined) return key
    if (unknown === 'leave others out') return ''
    throw new HeadingsFault(`${place}: there is no column "${heading}".`, names)
  })
  const twice = found.find((key, at) => key !== '' && found.indexOf(key) !== at)
  if (twice) throw new HeadingsFault(`${place}: the column ${twice} comes twice.`)
  const missing = columns.filter(({ key, required }) => required && !found.includes(key))
  if (missing.length === 0) return found
  const wanted = missing.map(({ key }) => key).join(', ')
  throw new HeadingsFault(`${place}: there is no column ${wanted}.`, 'The first line names the columns.')
}
