import { exitCodes, Stop } from '../exit.ts'

export const formatTexts = {
  table: 'Readable table; lines are truncated to the terminal width unless the output is piped',
  json: 'One JSON document; --json for short',
  ndjson: 'One JSON object per row, each on its own line',
  csv: 'Comma-separated values with a header; --csv for short',
  tsv: 'Tab-separated values with a header, without tabs or line breaks in cells',
} as const
type FormatName = keyof typeof formatTexts
/** 'people' is the internal name for 'table'; single items are printed as lines. */
export type Format = Exclude<FormatName, 'table'> | 'people'

export const formatNames = Object.keys(formatTexts) as FormatName[]
export const toFormat = (name: FormatName): Format => (name === 'table' ? 'people' : name)

/** Keys in order; `?` marks optional keys, printed as null if missing. 'open' if the server decides the keys. */
export type Fields = readonly string[] | 'open'

export const getFieldNames = (fields: Fields): readonly string[] | undefined =>
  fields === 'open' ? undefined : fields.map((field) => field.replace(/\?$/, ''))

export function parseFieldList(text: string, names: readonly string[]): readonly string[] {
  const fieldNames = [...new Set(text.split(',').map((name) => name.trim()))]
  const unknownNames = fieldNames.filter((name) => !names.includes(name))
  if (unknownNames.length === 0) return fieldNames
  const unknownList = unknownNames.map((name) => `"${name}"`).join(', ')
  throw new RangeError(`There's no field ${unknownList}. Fields: ${names.join(', ')}`)
}

export function selectFields(fieldNames: readonly string[], names: readonly string[]): readonly string[] {
  try {
    return parseFieldList(fieldNames.join(), names)
  } catch (error) {
    throw new Stop((error as Error).message, exitCodes.usage)
  }
}
