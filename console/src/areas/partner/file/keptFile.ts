import * as z from 'zod/mini'
import { Made } from './makeOne.ts'

const Problem = z.object({
  line: z.number(),
  name: z.optional(z.string()),
  field: z.string(),
  rule: z.string(),
})

/** Stores the file's content, because browsers don't provide a file again after a reload. */
export const KeptFile = z.object({
  sheet: z.object({
    fileName: z.string(),
    word: z.enum(['line', 'row']),
    rows: z.array(z.object({ line: z.number(), cells: z.record(z.string(), z.unknown()) })),
    problems: z.array(Problem),
    unread: z.array(z.string()),
  }),
  made: z.array(Made),
  leavesOut: z.boolean(),
  hasRun: z.boolean(),
})
export type KeptFile = z.infer<typeof KeptFile>
