import * as z from 'zod/mini'

/** One line of an import: the unit is the list's name, metadata the tags; lineNumber is physical, from 1 (S2 section 3). */
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

/** Preview and result of an import share this shape (S2 section 3); `data` holds every row, with `error` when refused. */
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
