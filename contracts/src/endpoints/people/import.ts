import * as z from 'zod/mini'
import { importMegabytesMax, importRecordsMax } from '../../entities/limits.ts'
import { ImportRecord, ImportResult, isImportResult } from '../../entities/people/import.ts'
import { Id } from '../../entities/primitives.ts'
import { seatLimitText } from '../../rules/people/people.ts'
import { post } from '../declarations/declare.ts'

const tooManyRecordsMessage = `At most ${importRecordsMax.toLocaleString('en')} lines in one call`

export const importArea = {
  createUsersBatch: post('/companies/:companyId/lists/createUsersBatch', {
    summary: 'Import employees, or preview an import',
    section: 'S2 section 5',
    who: 'admin',
    orPermission: 'manageUsers',
    rowsByThemselves: true,
    bodyMegabytes: importMegabytesMax,
    body: z.object({
      records: z.array(ImportRecord).check(z.maxLength(importRecordsMax, tooManyRecordsMessage)),
      preview: z.boolean(),
      removeObsolete: z._default(z.boolean(), false),
      listId: z.optional(Id),
    }),
    answer: ImportResult,
    fits: isImportResult,
    failures: { 409: seatLimitText },
  }),
}
