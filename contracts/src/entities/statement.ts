import * as z from 'zod/mini'

/** The parts of an xAPI statement that a preview reads; other fields are kept. */
export const Statement = z.looseObject({
  id: z.optional(z.uuid()),
  actor: z.looseObject({}),
  verb: z.looseObject({ id: z.string() }),
  object: z.looseObject({ id: z.optional(z.string()) }),
  result: z.optional(
    z.looseObject({
      completion: z.optional(z.boolean()),
      success: z.optional(z.boolean()),
      score: z.optional(z.looseObject({ scaled: z.optional(z.number()) })),
    }),
  ),
})
export type Statement = z.infer<typeof Statement>
