import { scenarios } from '@heed/fixtures'
import * as z from 'zod/mini'
import type { Base } from '../persistence/Journal.ts'
import { standardBase } from '../world/World.ts'

const names = Object.keys(scenarios)

/** How a world may begin, from the command line or the desk. */
export const BaseOptions = z.strictObject({
  scenario: z.optional(
    z.string().check(z.refine((name) => names.includes(name), `Must be one of ${names.join(', ')}`)),
  ),
  seed: z.optional(z.int().check(z.gte(0), z.lte(4294967295))),
  now: z.optional(
    z.pipe(
      z.iso.datetime({ offset: true }),
      z.transform((text) => new Date(text).toISOString()),
    ),
  ),
  employees: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
})

/** The usual beginning, with what is said otherwise. */
export function completeBase(options: { [K in keyof Base]?: Base[K] | undefined }): Base {
  const said = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
  return { ...standardBase, ...said }
}
