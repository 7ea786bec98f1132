import { rejections } from '../files/refusals.ts'
import { string } from '../matchers.ts'
import { testClientPins } from './pins.ts'

const importedPackage = { 'an imported package': { scormId: 90_101, languages: 'is' } }
const statement = {
  actor: { mbox: 'mailto:admin@example.is' },
  verb: { id: 'http://adlnet.gov/expapi/verbs/passed' },
  object: { id: 'urn:heed:subject:90101:is' },
  result: { success: true, score: { scaled: 0.9 } },
}

testClientPins([
  {
    pin: 'content.previewXapi: a report',
    given: { ...importedPackage, 'a preview': { scormId: 90_101, language: 'is' } },
    request: 'POST /xapi/preview/statements',
    body: [statement],
    answer: [string('6f1d2c11-3a1f-4d1f-8f0e-9a445f0c6b1e')],
    do: (client) => client.content.previewXapi({ statements: [statement] }),
  },
  {
    pin: 'content.previewXapi: a report with the token of a person',
    given: importedPackage,
    request: 'POST /xapi/preview/statements',
    body: [statement],
    fails: rejections.unauthorized(),
    do: (client) => client.content.previewXapi({ statements: [statement] }),
  },
])
