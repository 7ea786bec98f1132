import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  BaseResolver,
  createConfig,
  lintDocument,
  type RawUniversalConfig,
  Source,
} from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'

type Paths = Record<string, unknown>

const exampleRules = [
  'no-invalid-media-type-examples',
  'no-invalid-parameter-examples',
  'no-invalid-schema-examples',
] as const
const setExampleLevels = (level: 'error' | 'off') =>
  Object.fromEntries(exampleRules.map((rule) => [rule, level]))

/** Without examples: checking them takes six times as long as all other rules. */
const recommendedConfig: RawUniversalConfig = { extends: ['recommended'], rules: setExampleLevels('off') }
const exampleConfig: RawUniversalConfig = { rules: setExampleLevels('error') }

async function findLintProblems(paths: Paths, rules: RawUniversalConfig): Promise<string[]> {
  const parsed = { ...writtenDocument, paths }
  const problems = await lintDocument({
    document: { source: new Source('openapi.json', JSON.stringify(parsed)), parsed },
    config: await createConfig(rules),
    externalRefResolver: new BaseResolver(),
  })
  return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)
}

function groupPathsByArea(paths: Record<string, Record<string, { tags?: string[] }>>): [string, Paths][] {
  const areas = new Map<string, Paths>()
  for (const [path, item] of Object.entries(paths)) {
    const area = Object.values(item).find(({ tags }) => tags)?.tags?.[0] ?? ''
    areas.set(area, { ...areas.get(area), [path]: item })
  }
  return [...areas]
}

const writtenDocument = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'openapi.json'), 'utf8'))

describe('openapi.json', () => {
  it('has a linter that finds repeated operation IDs and undefined path parameters', async () => {
    const [path = '', item] = Object.entries(writtenDocument.paths)[0] ?? []
    // A copy, because the linter reads each object only once.
    const harmed = { [path]: item, [`${path}/{nobody}/{twice}`]: structuredClone(item) }
    const problems = await findLintProblems(harmed, recommendedConfig)
    const rules = new Set(problems.map((one) => one.split(' ')[0]))
    expect(rules).toContain('operation-operationId-unique')
    expect(rules).toContain('path-parameters-defined')
  })

  it('follows all recommended lint rules, except in paths set by the specification', async () => {
    expect(new Set(await findLintProblems(writtenDocument.paths, recommendedConfig))).toEqual(
      new Set([
        // Subject ids are numbers, so 'scorm' isn't ambiguous.
        'no-ambiguous-paths #/paths/~1companies~1{companyId}~1subjects~1{subjectId}~1notes',
        'no-path-trailing-slash #/paths/~1companies~1{companyId}~1ppv~1export~1',
        'no-path-trailing-slash #/paths/~1companies~1{companyId}~1subscriptions~1',
      ]),
    )
  })

  it.each(groupPathsByArea(writtenDocument.paths))(
    'has examples that fit their schemas in %s',
    async (_area, paths) => {
      expect(await findLintProblems(paths, exampleConfig)).toEqual([])
    },
  )

  it("has a linter that finds an example that doesn't fit its schema", async () => {
    const path = '/companies/{companyId}/apikeys'
    const broken = structuredClone(writtenDocument.paths[path])
    broken.get.responses[200].content['application/json'].example = 'no object'
    expect(await findLintProblems({ [path]: broken }, exampleConfig)).toEqual([
      expect.stringMatching(/^no-invalid-media-type-examples /),
    ])
  })
})
