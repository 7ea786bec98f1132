import { exitCodes, Stop } from './exit.ts'

/** How results are printed, as --format names it, and what `heed help formats` says of each. */
export const formatTexts = {
  table: 'For people. On a terminal cut to its width, in a pipe whole',
  json: 'One JSON document; --json for short',
  ndjson: 'One JSON object a line, one line a row',
  csv: 'Comma-separated values under a heading; --csv for short',
  tsv: 'The same between tabs; no cell holds a tab or a line break',
} as const
type FormatName = keyof typeof formatTexts
/** 'people' is what a table is called inside: for one thing it is lines, not a table. */
export type Format = Exclude<FormatName, 'table'> | 'people'

export const formatNames = Object.keys(formatTexts) as FormatName[]
export const formatNamed = (name: FormatName): Format => (name === 'table' ? 'people' : name)

/**
 * Keys of the JSON document or of a row, in order. One with `?` at its end may be missing, and is printed as null then.
 * 'open' where the server decides about the keys.
 */
export type Fields = readonly string[] | 'open'

/** The keys as they are printed; undefined where nobody knows them before the call. */
export const fieldNames = (fields: Fields): readonly string[] | undefined =>
  fields === 'open' ? undefined : fields.map((field) => field.replace(/\?$/, ''))

/** The keys of 'a, b' in that order; refuses one that is not there and names those that are. */
export function chosenFields(typed: string, names: readonly string[]): readonly string[] {
  const chosen = [...new Set(typed.split(',').map((name) => name.trim()))]
  const wrong = chosen.filter((name) => !names.includes(name))
  if (wrong.length === 0) return chosen
  const which = wrong.map((name) => `"${name}"`).join(', ')
  throw new RangeError(`There is no field ${which}. Fields: ${names.join(', ')}`)
}

/** The same of fields that are known only when the command runs: a wrong one stops it. */
export function fieldsAmong(chosen: readonly string[], names: readonly string[]): readonly string[] {
  try {
    return chosenFields(chosen.join(), names)
  } catch (error) {
    throw new Stop((error as Error).message, exitCodes.usage)
  }
}
