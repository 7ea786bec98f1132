import { company, libraryIds } from '../company.ts'
import { boolean, eachLike, integer, matchInstant, string } from '../matchers.ts'
import { testClientPins } from './pins.ts'

const companyId = company.id
const packagedSubject = {
  subject_id: libraryIds.packaged,
  uniqueId: string('library-206'),
  name: string('Passkeys explained'),
  created: matchInstant(),
  thumb: string('https://my.example.is/static/thumbs/206.svg'),
  tags: eachLike('Passwords and sign-in'),
}

testClientPins([
  {
    pin: 'subjects.listLanguages: the languages of the subjects',
    as: 'viewer',
    request: 'GET /companies/101/subjects/languages',
    answer: {
      languages: eachLike({ code: string('en'), english_name: string('English'), name: string('English') }),
    },
    do: (client) => client.subjects.listLanguages({ companyId }),
  },
  {
    pin: 'subjects.getScorm: a packaged subject',
    as: 'viewer',
    request: 'GET /companies/101/subjects/scorm/206',
    answer: {
      ...packagedSubject,
      id: libraryIds.packaged,
      languages: eachLike('en'),
      translations: eachLike({
        ...packagedSubject,
        id: integer(20601),
        language: string('en'),
        description: string('How passkeys work.'),
        filename: string('206-en.zip'),
        entryPoint: string('index.html'),
        version: string('SCORM 2004 3rd Edition'),
        xapi: boolean(false),
      }),
    },
    do: (client) => client.subjects.getScorm({ companyId, id: libraryIds.packaged }),
  },
])
