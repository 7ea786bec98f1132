import { bodyShape, type Endpoint } from '@heed/contracts'
import type { z } from 'zod/mini'

export const megabyte = 1024 * 1024

/** Bytes that a form of a page, or a body of plain fields, has at most. */
export const plainLimit = 1 * megabyte
/**
 * Of a body that lists people, answers or what a package says; of a form with a picture; of any control of the desk: a
 * saved world of as many values as a body may hold has 5 MB, four times as much where its texts are long.
 */
export const listLimit = 20 * megabyte
/** Packages with videos are large. */
const formLimit = 256 * megabyte

/** How large the body of a call may be. */
export function limitOf(endpoint: Endpoint): number {
  if (endpoint.bodyMegabytes !== undefined) return endpoint.bodyMegabytes * megabyte
  if (endpoint.bodyAs === 'multipart') return 'package' in bodyShape(endpoint) ? formLimit : listLimit
  return endpoint.body && holdsList(endpoint.body) ? listLimit : plainLimit
}

/** Whether a list stands anywhere in what a schema takes. */
function holdsList(schema: z.core.$ZodType): boolean {
  const def = schema._zod.def as z.core.$ZodTypeDef & {
    innerType?: z.core.$ZodType
    valueType?: z.core.$ZodType
    shape?: Record<string, z.core.$ZodType>
    options?: readonly z.core.$ZodType[]
    in?: z.core.$ZodType
  }
  if (def.type === 'array') return true
  const inside = [
    def.innerType,
    def.valueType,
    def.in,
    ...(def.options ?? []),
    ...Object.values(def.shape ?? {}),
  ]
  return inside.some((one) => one !== undefined && holdsList(one))
}
