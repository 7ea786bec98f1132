import * as z from 'zod/mini'

/** Increase this version when older files must be read differently. */
export const fileFormatVersion = 3
const oldestVersion = 1

const Version = z.optional(
  z.unknown().check(
    z.refine(
      (version) =>
        Number.isInteger(version) && Number(version) >= oldestVersion && Number(version) <= fileFormatVersion,
      {
        error: ({ input }) =>
          `The file has format version ${JSON.stringify(input)}, and this server reads ${oldestVersion} to ${fileFormatVersion}. ` +
          'Use the server that wrote it, or another file',
      },
    ),
  ),
)

export const ChangeLine = z
  .object({
    collection: z.string(),
    id: z.union([z.string(), z.number()]),
    row: z.nullable(z.looseObject({})),
  })
  .check(
    z.refine(({ id, row }) => row === null || row.id === id, {
      message: 'Must contain its own ID',
      path: ['row'],
    }),
  )

export const JournalHead = z.object({ version: Version, generation: z.int() })

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
