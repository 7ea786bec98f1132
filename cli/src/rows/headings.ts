import { exitCodes, Stop } from '../exit.ts'
import { harmless } from '../io/width.ts'
import { type ColumnSpec, headingKey } from './columns.ts'

const seeColumns = 'See what a file may hold: heed help files'

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
  const byHeading = new Map(columns.map(({ key }) => [headingKey(key), key]))
  const found = headings.map((heading) => {
    const key = byHeading.get(headingKey(heading))
    if (key !== undefined) return key
    if (unknown === 'leave others out') return ''
    throw new Stop(
      `${place}: there is no column "${harmless(heading)}".`,
      exitCodes.failed,
      `Columns: ${columns.map((column) => column.key).join(', ')}`,
      seeColumns,
    )
  })
  const twice = found.find((key, at) => key !== '' && found.indexOf(key) !== at)
  if (twice) throw new Stop(`${place}: the column ${twice} comes twice.`, exitCodes.failed)
  const missing = columns.filter(({ key, required }) => required && !found.includes(key))
  if (missing.length === 0) return found
  throw new Stop(
    `${place}: there is no column ${missing.map(({ key }) => key).join(', ')}.`,
    exitCodes.failed,
    'The first line names the columns.',
    seeColumns,
  )
}
