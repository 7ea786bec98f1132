import { bodyShape, type Endpoint } from '@heed/contracts'
import type { z } from 'zod/mini'

export const bytesPerMegabyte = 1024 * 1024

export const plainLimit = 1 * bytesPerMegabyte
/** Bytes. A saved world at the value limit is 5 MB long, or 20 MB with long texts. */
export const listLimit = 20 * bytesPerMegabyte
const formLimit = 256 * bytesPerMegabyte

export function getBodyLimit(endpoint: Endpoint): number {
  if (endpoint.bodyMegabytes !== undefined) return endpoint.bodyMegabytes * bytesPerMegabyte
  if (endpoint.bodyAs === 'multipart') return 'package' in bodyShape(endpoint) ? formLimit : listLimit
  return endpoint.body && holdsList(endpoint.body) ? listLimit : plainLimit
}

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
