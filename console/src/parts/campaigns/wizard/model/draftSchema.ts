import * as z from 'zod/mini'

export const createDraftSchema = <Values, Step extends string>(
  values: z.ZodMiniType<Values>,
  steps: Readonly<Record<Step, unknown>>,
) =>
  z.object({
    values,
    reached: z.enum(Object.keys(steps) as Step[]),
    /** Time of the saved campaign's last change before editing started; null for a new campaign. */
    base: z.nullable(z.string()),
    unanswered: z.optional(
      z.array(z.object({ since: z.string(), values, isDraft: z.boolean(), isNew: z.boolean() })),
    ),
  })
