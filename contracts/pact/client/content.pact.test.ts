import { boolean, instant, integer, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinClient } from './pins.ts'
import { tinyPackage } from './tinyPackage.ts'

const companyId = 101
const scormId = 90_101
const given = { 'an imported package': { scormId, languages: 'is,en' } }
const zip = { filename: 'desk.zip', type: 'application/zip', bytes: tinyPackage }
const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'desk.zip', { type: 'application/zip' })
const file = fileOf(tinyPackage)
const noZip = Buffer.from('not a zip')
const words = {
  filename: 'desk.zip',
  language: 'de',
  name: 'Ordnung',
  description: 'Was in die Schublade gehört',
  entryPoint: 'a.html',
  xapi: '1',
} as const
const args = { companyId, ...words, package: file }
const change = { ...words, language: 'en', entryPoint: 'course/index a.html', isMainLanguage: '0' } as const
const translation = (id: number, language: string) => ({
  id: integer(id),
  uniqueId: string('cleandesk'),
  subject_id: scormId,
  language,
  name: string('Ordnung'),
  description: string('Was in die Schublade gehört'),
  created: instant(),
  thumb: null,
  tags: ['Custom Content'],
  filename: string('desk.zip'),
  entryPoint: string('a.html'),
  version: string('cmi5'),
  xapi: boolean(true),
})

pinClient([
  {
    pin: 'content.validatePackage: a package',
    request: 'POST /companies/101/content/validate',
    parts: { package: zip },
    answer: {
      filename: 'desk.zip',
      entryPoint: 'a.html',
      name: 'Clean desk',
      language: 'en',
      version: string('cmi5'),
      description: '',
      xapi: true,
    },
    do: (client) => client.content.validatePackage({ companyId, package: file }),
  },
  {
    pin: 'content.validatePackage: a text with the name of a zip',
    request: 'POST /companies/101/content/validate',
    parts: { package: { ...zip, bytes: noZip } },
    fails: refused.invalid({ package: 'The file is not a zip' }),
    do: (client) => client.content.validatePackage({ companyId, package: fileOf(noZip) }),
  },
  {
    pin: 'content.uploadPackage: a package',
    request: 'POST /companies/101/content/upload',
    parts: { ...words, package: zip },
    answer: { success: true, id: integer(100_001) },
    do: (client) => client.content.uploadPackage(args),
  },
  {
    pin: 'content.uploadPackage: one by a viewer',
    as: 'viewer',
    request: 'POST /companies/101/content/upload',
    parts: { ...words, package: zip },
    fails: refused.forbidden(),
    do: (client) => client.content.uploadPackage(args),
  },
  {
    pin: 'content.getPackage: one in two languages',
    as: 'viewer',
    given,
    request: 'GET /companies/101/content/90101',
    answer: {
      id: scormId,
      uniqueId: string('cleandesk'),
      subject_id: scormId,
      name: string('Clean desk'),
      created: instant(),
      thumb: null,
      tags: ['Custom Content'],
      languages: ['is', 'en'],
      translations: [translation(1, 'is'), translation(2, 'en')],
    },
    do: (client) => client.content.getPackage({ companyId, scormId }),
  },
  {
    pin: 'content.getPackage: one that is not there',
    as: 'viewer',
    given,
    request: 'GET /companies/101/content/1',
    fails: refused.notFound('There is no content to display'),
    do: (client) => client.content.getPackage({ companyId, scormId: 1 }),
  },
  {
    pin: 'content.deletePackage: one in two languages',
    given,
    request: 'DELETE /companies/101/content/90101',
    answer: { success: true },
    do: (client) => client.content.deletePackage({ companyId, scormId }),
  },
  {
    pin: 'content.uploadTranslation: a third one',
    given,
    request: 'POST /companies/101/content/90101/translations',
    parts: { ...words, package: zip },
    answer: { success: true, translation: translation(3, 'de') },
    do: (client) => client.content.uploadTranslation({ ...args, scormId }),
  },
  {
    pin: 'content.uploadTranslation: one that is there',
    given,
    request: 'POST /companies/101/content/90101/translations',
    parts: { ...words, language: 'en', package: zip },
    fails: refused.conflict('The package has the language "en" already'),
    do: (client) => client.content.uploadTranslation({ ...args, language: 'en', scormId }),
  },
  {
    pin: 'content.updateTranslation: other words',
    given,
    request: 'PUT /companies/101/content/90101/translations/en',
    parts: change,
    answer: { success: true, translation: translation(3, 'en') },
    do: (client) => client.content.updateTranslation({ companyId, scormId, ...change }),
  },
  {
    pin: 'content.deleteTranslation: the default one',
    given,
    request: 'DELETE /companies/101/content/90101/translations/is?isDefault=1',
    answer: { success: true, packageDeleted: true },
    do: (client) => client.content.deleteTranslation({ companyId, scormId, language: 'is', isDefault: '1' }),
  },
  {
    pin: 'content.deleteTranslation: another one',
    given,
    request: 'DELETE /companies/101/content/90101/translations/en?isDefault=0',
    answer: { success: true, packageDeleted: false },
    do: (client) => client.content.deleteTranslation({ companyId, scormId, language: 'en', isDefault: '0' }),
  },
])
