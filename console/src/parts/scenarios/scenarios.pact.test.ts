// @vitest-environment node
import { eachLike, integer, like, rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../test/pact/pins.ts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { PreviewStore } from './PreviewStore.ts'

const scenario = {
  question_id: integer(1001),
  id: integer(1001),
  name: string('The full mailbox'),
  area: string('Phishing'),
  behaviours: eachLike({ code: string('check-sender'), name: string('Checks sender and links') }),
  duration: integer(60),
  disabled: false,
  difficulty: integer(1),
  adminDescription: string('A mail with a deadline.'),
  maxScoresByBehaviour: {},
  definition: { personalizedKeysUsed: like([]) },
  blocks: eachLike({ id: string('1001-1'), type: string('content'), presentation: string('email') }),
  languages: eachLike('en'),
}

const loadPreview = (id: number, language?: string) => async (company: CompanyStores) => {
  const store = new PreviewStore(company, { questions: [id], index: 0, language })
  await store.start()
  const { scenario: loaded, languages, shownLanguage, block } = store
  return { error: loaded.error, languages, shownLanguage, block: block?.presentation }
}

testCompanyPins([
  {
    pin: 'questions.get: a scenario to look at',
    as: 'viewer',
    request: 'GET /companies/101/questions/1001',
    answer: { ...scenario, language: 'en' },
    do: loadPreview(1001),
    reads: { error: undefined, languages: ['en'], shownLanguage: 'en', block: 'email' },
  },
  {
    pin: 'questions.get: a scenario to look at in another language',
    as: 'viewer',
    request: 'GET /companies/101/questions/1001?lang=is',
    answer: { ...scenario, language: 'is' },
    do: loadPreview(1001, 'is'),
    reads: { error: undefined, shownLanguage: 'is' },
  },
  {
    pin: 'questions.get: a scenario that is not there',
    as: 'viewer',
    request: 'GET /companies/101/questions/9',
    fails: rejections.notFound('There is no such scenario'),
    do: loadPreview(9),
    reads: { error: 'There is no such scenario', languages: [] },
  },
])
