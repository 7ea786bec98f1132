import * as z from 'zod/mini'

export const createUploadSchema = (message = 'Choose a file') =>
  z.instanceof(File, { error: message }).register(z.globalRegistry, { type: 'string', format: 'binary' })

export const Upload = createUploadSchema()

/** A downloaded file; `name` if the server suggests one. */
export const Download = z
  .object({ bytes: z.instanceof(Uint8Array), type: z.string(), name: z.optional(z.string()) })
  .check(z.meta({ format: 'binary' }))
export type Download = z.infer<typeof Download>
