import { type Area, api, type Operation } from './catalogue.ts'
import type { Endpoint } from './declarations/declare.ts'

export const operations: readonly { operation: Operation; area: Area; name: string; endpoint: Endpoint }[] =
  Object.entries(api).flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => ({
      operation: `${area}.${name}` as Operation,
      area: area as Area,
      name,
      endpoint,
    })),
  )
