import { exitCodes, Stop } from './exit.ts'

export const formatTexts = {
  table: 'For people. On a terminal cut to its width, in a pipe whole',
  json: 'One JSON document; --json for short',
  ndjson: 'One JSON object a line, one line a row',
  csv: 'Comma-separated values under a heading; --csv for short',
  tsv: 'The same between tabs; no cell holds a tab or a line break',
} as const
type FormatName = keyof typeof formatTexts
/** 'people' is the internal name of 'table'; a single item prints as lines. */
export type Format = Exclude<FormatName, 'table'> | 'people'

export const formatNames = Object.keys(formatTexts) as FormatName[]
export const formatNamed = (name: FormatName): Format => (name === 'table' ? 'people' : name)

/** Keys in order; `?` marks optional ones, printed as null. 'open' when the server decides. */
export type Fields = readonly string[] | 'open'

export const fieldNames = (fields: Fields): readonly string[] | undefined =>
  fields === 'open' ? undefined : fields.map((field) => field.replace(/\?$/, ''))

export function chosenFields(typed: string, names: readonly string[]): readonly string[] {
  const chosen = [...new Set(typed.split(',').map((name) => name.trim()))]
  const wrong = chosen.filter((name) => !names.includes(name))
  if (wrong.length === 0) return chosen
  const which = wrong.map((name) => `"${name}"`).join(', ')
  throw new RangeError(`There is no field ${which}. Fields: ${names.join(', ')}`)
}

export function fieldsAmong(chosen: readonly string[], names: readonly string[]): readonly string[] {
  try {
    return chosenFields(chosen.join(), names)
  } catch (error) {
    throw new Stop((error as Error).message, exitCodes.usage)
  }
}
