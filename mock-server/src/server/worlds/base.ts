import { languages, scenarios } from '@heed/fixtures'
import * as z from 'zod/mini'
import type { Base } from '../../store/disk/Journal.ts'
import { standardBase } from '../../world/World.ts'

const scenarioNames = Object.keys(scenarios)
const languageCodes = languages.map(({ code }) => code)

export const BaseOptions = z.strictObject({
  scenario: z.optional(
    z
      .string()
      .check(z.refine((name) => scenarioNames.includes(name), `Must be one of ${scenarioNames.join(', ')}`)),
  ),
  seed: z.optional(z.int().check(z.gte(0), z.lte(4294967295))),
  now: z.optional(
    z.pipe(
      z.iso.datetime({ offset: true }),
      z.transform((text) => new Date(text).toISOString()),
    ),
  ),
  employees: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  language: z.optional(
    z
      .string()
      .check(z.refine((code) => languageCodes.includes(code), `Must be one of ${languageCodes.join(', ')}`)),
  ),
})

export function omitSecret({ secret: _, ...publicBase }: Base): Omit<Base, 'secret'> {
  return publicBase
}

export function completeBase(options: { [K in keyof Base]?: Base[K] | undefined }): Base {
  const givenOptions = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
  const employees = scenarios[options.scenario ?? standardBase.scenario]?.employees
  return { ...standardBase, ...(employees === undefined ? {} : { employees }), ...givenOptions }
}

/** Keeps omitted options, except for the number of employees if the scenario changes. */
export function mergeBase(currentBase: Base, options: z.infer<typeof BaseOptions>): Base {
  const { employees, ...keptOptions } = currentBase
  const isNewScenario = options.scenario !== undefined && options.scenario !== currentBase.scenario
  return completeBase({ ...keptOptions, ...(isNewScenario ? {} : { employees }), ...options })
}
