import * as z from 'zod/mini'

/** A row set, or taken away (`row` null), as it is written down. */
export const ChangeLine = z
  .object({
    collection: z.string(),
    id: z.union([z.string(), z.number()]),
    row: z.nullable(z.looseObject({})),
  })
  .check(
    z.refine(({ id, row }) => row === null || row.id === id, {
      message: 'Must hold its own id',
      path: ['row'],
    }),
  )

/** A world that another machine can load: how it began, and the rows that differ. */
export const WorldFile = z.object({
  base: z.object({
    scenario: z.string(),
    seed: z.int(),
    now: z.string(),
    employees: z.int(),
    language: z.optional(z.string()),
    secret: z.optional(z.string()),
  }),
  changes: z.array(ChangeLine),
})
