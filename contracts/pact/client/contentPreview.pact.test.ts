import { describe, expect, it } from 'vitest'
import { string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinCall } from './pinCall.ts'

const given = [
  { state: 'a company' },
  { state: 'an imported package', params: { scormId: 90_101, languages: 'is' } },
] as const

describe('a package that is previewed', () => {
  const statement = {
    actor: { mbox: 'mailto:admin@example.is' },
    verb: { id: 'http://adlnet.gov/expapi/verbs/passed' },
    object: { id: 'urn:heed:subject:90101:is' },
    result: { success: true, score: { scaled: 0.9 } },
  }
  const reporting = {
    operation: 'content.previewXapi',
    as: 'admin',
    withRequest: { method: 'POST', path: '/xapi/preview/statements', body: [statement] },
  } as const

  it('reports with the token of the preview', () =>
    pinCall(
      {
        ...reporting,
        given: [...given, { state: 'a preview', params: { scormId: 90_101, language: 'is' } }],
        uponReceiving: 'a report',
        willRespondWith: { status: 200, body: [string('6f1d2c11-3a1f-4d1f-8f0e-9a445f0c6b1e')] },
      },
      async (client) => expect(await client.content.previewXapi({ statements: [statement] })).toHaveLength(1),
    ))

  it('is refused with any other token', () =>
    pinCall(
      {
        ...reporting,
        given,
        uponReceiving: 'a report with the token of a person',
        willRespondWith: refused.unauthorized(),
      },
      async (client) =>
        expect(client.content.previewXapi({ statements: [statement] })).rejects.toMatchObject({
          kind: 'unauthorized',
        }),
    ))
})
