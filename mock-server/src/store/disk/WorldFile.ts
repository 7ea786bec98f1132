import * as z from 'zod/mini'

/** Version of the form in which a world is written. Raise it when files of the last one need another reading. */
export const formatVersion = 2
/** The form before versions were written is the first. */
const readVersions: readonly unknown[] = [formatVersion - 1, formatVersion]

const Version = z.optional(
  z.unknown().check(
    z.refine((version) => readVersions.includes(version), {
      error: ({ input }) =>
        `The file has format version ${JSON.stringify(input)}, and this server reads ${readVersions.join(' and ')}. ` +
        'Use the server that wrote it, or another file',
    }),
  ),
)

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

/** First line of the journal beside a data file. */
export const JournalHead = z.object({ version: Version, generation: z.int() })

/** A world that another machine can load: how it began, and the rows that differ. */
export const WorldFile = z.object({
  version: Version,
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
