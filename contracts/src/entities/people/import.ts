import * as z from 'zod/mini'

/** One line of an import file, numbered from 1; `listName` is the unit, `metadata` the tags (S2 section 3). */
export const ImportRecord = z.looseObject({
  email: z.string(),
  name: z.optional(z.string()),
  listName: z.optional(z.string()),
  metadata: z.optional(z.array(z.string())),
  line: z.optional(z.string()),
  lineNumber: z.optional(z.int()),
  error: z.optional(z.nullable(z.string())),
})
export type ImportRecord = z.infer<typeof ImportRecord>

/** Preview or result of an import; `data` has every line, with `error` if rejected (S2 section 3). */
export const ImportResult = z.looseObject({
  newUsers: z.array(ImportRecord),
  updatedUsers: z.array(ImportRecord),
  updated: z.int(),
  obsolete: z.array(ImportRecord),
  newLists: z.array(z.string()),
  count_invalid: z.int(),
  data: z.array(ImportRecord),
})
export type ImportResult = z.infer<typeof ImportResult>

const isOptionalText = (value: unknown): boolean => value === undefined || typeof value === 'string'

function isRow(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { email, name, listName, metadata, line, lineNumber, error } = value as Record<string, unknown>
  return (
    typeof email === 'string' &&
    isOptionalText(name) &&
    isOptionalText(listName) &&
    isOptionalText(line) &&
    (lineNumber === undefined || Number.isSafeInteger(lineNumber)) &&
    (error === null || isOptionalText(error)) &&
    (metadata === undefined || (Array.isArray(metadata) && metadata.every((tag) => typeof tag === 'string')))
  )
}

const areRows = (value: unknown): boolean => Array.isArray(value) && value.every(isRow)

/** Faster than `ImportResult`: no schema per row. */
export function isImportResult(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { newUsers, updatedUsers, updated, obsolete, newLists, count_invalid, data } = value as Record<
    string,
    unknown
  >
  return (
    Number.isSafeInteger(updated) &&
    Number.isSafeInteger(count_invalid) &&
    Array.isArray(newLists) &&
    newLists.every((name) => typeof name === 'string') &&
    [newUsers, updatedUsers, obsolete, data].every(areRows)
  )
}
