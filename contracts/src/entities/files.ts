import * as z from 'zod/mini'

/** A file of a form; the browser streams it from the disk. `message` is said where there is none. */
export const upload = (message = 'Choose a file') =>
  z.instanceof(File, { error: message }).register(z.globalRegistry, { type: 'string', format: 'binary' })

export const Upload = upload()

/** A file as an answer brings it; `name` where the server proposes one. */
export const Download = z
  .object({ bytes: z.instanceof(Uint8Array), type: z.string(), name: z.optional(z.string()) })
  .check(z.meta({ format: 'binary' }))
export type Download = z.infer<typeof Download>
