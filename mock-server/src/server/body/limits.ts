import { type Endpoint, getBodyShape } from '@heed/contracts'
import type { z } from 'zod/mini'

export const bytesPerMegabyte = 1024 * 1024

export const plainBodyMaxBytes = 1 * bytesPerMegabyte
/** Bytes. A saved world with the maximum number of values takes 5 MB, or 20 MB with long texts. */
export const listMaxBytes = 20 * bytesPerMegabyte
const formMaxBytes = 256 * bytesPerMegabyte

export function getBodyLimit(endpoint: Endpoint): number {
  if (endpoint.bodyMegabytes !== undefined) return endpoint.bodyMegabytes * bytesPerMegabyte
  if (endpoint.bodyAs === 'multipart')
    return 'package' in getBodyShape(endpoint) ? formMaxBytes : listMaxBytes
  return endpoint.body && containsList(endpoint.body) ? listMaxBytes : plainBodyMaxBytes
}

function containsList(schema: z.core.$ZodType): boolean {
  const definition = schema._zod.def as z.core.$ZodTypeDef & {
    innerType?: z.core.$ZodType
    valueType?: z.core.$ZodType
    shape?: Record<string, z.core.$ZodType>
    options?: readonly z.core.$ZodType[]
    in?: z.core.$ZodType
  }
  if (definition.type === 'array') return true
  const innerSchemas = [
    definition.innerType,
    definition.valueType,
    definition.in,
    ...(definition.options ?? []),
    ...Object.values(definition.shape ?? {}),
  ]
  return innerSchemas.some((innerSchema) => innerSchema !== undefined && containsList(innerSchema))
}
