// @vitest-environment node
import { boolean, integer, matchInstant, rejections, string } from '@heed/contracts/pact'
import { tinyPackage } from '@heed/contracts/pact/client/tinyPackage'
import { expect } from 'vitest'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { PackagesStore } from '../upload/PackagesStore.ts'
import { PackageCache } from './PackageStore.ts'

const scormId = 90_101
const given = { 'an imported package': { scormId, languages: 'is,en' } }
const zip = { filename: 'desk.zip', type: 'application/zip', bytes: tinyPackage }
const file = new File([tinyPackage], 'desk.zip', { type: 'application/zip' })
const translationFields = {
  filename: 'desk.zip',
  language: 'de',
  name: 'Ordnung',
  description: 'Was in die Schublade gehört',
  entryPoint: 'a.html',
  xapi: '1',
} as const
const form = { ...translationFields, package: file }
const change = {
  ...translationFields,
  language: 'en',
  entryPoint: 'course/index a.html',
  isMainLanguage: '0',
} as const
const makeTranslation = (id: number, language: string) => ({
  id: integer(id),
  uniqueId: string('cleandesk'),
  subject_id: scormId,
  language,
  name: string('Ordnung'),
  description: string('Was in die Schublade gehört'),
  created: matchInstant(),
  thumb: null,
  tags: ['Custom Content'],
  filename: string('desk.zip'),
  entryPoint: string('a.html'),
  version: string('cmi5'),
  xapi: boolean(true),
})

const uploadOptions = { signal: new AbortController().signal, onSent: () => undefined }
const getPackagesStore = (company: CompanyStores) => company.getStore(PackagesStore)
const loadPackage = (id: number) => async (company: CompanyStores) => {
  const shown = company.getStore(PackageCache).get(id)
  await shown.load()
  return shown.info
}

testCompanyPins([
  {
    pin: 'content.uploadPackage: a package',
    request: 'POST /companies/101/content/upload',
    parts: { ...translationFields, package: zip },
    answer: { success: true, id: integer(100_001) },
    do: (company) => getPackagesStore(company).import(form, uploadOptions),
    reads: 100_001,
  },
  {
    pin: 'content.uploadPackage: one by a viewer',
    as: 'viewer',
    request: 'POST /companies/101/content/upload',
    parts: { ...translationFields, package: zip },
    fails: rejections.forbidden(),
    do: (company) => getPackagesStore(company).import(form, uploadOptions),
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
      created: matchInstant(),
      thumb: null,
      tags: ['Custom Content'],
      languages: ['is', 'en'],
      translations: [makeTranslation(1, 'is'), makeTranslation(2, 'en')],
    },
    do: loadPackage(scormId),
    reads: { value: { name: 'Clean desk', languages: ['is', 'en'] } },
  },
  {
    pin: 'content.getPackage: one that is not there',
    as: 'viewer',
    given,
    request: 'GET /companies/101/content/1',
    fails: rejections.notFound('There is no content to display'),
    do: loadPackage(1),
    reads: { error: 'There is no content to display' },
  },
  {
    pin: 'content.deletePackage: one in two languages',
    given,
    request: 'DELETE /companies/101/content/90101',
    answer: { success: true },
    do: (company) => getPackagesStore(company).remove(scormId),
    reads: (_, done) => expect(done).toBeUndefined(),
  },
  {
    pin: 'content.uploadTranslation: a third one',
    given,
    request: 'POST /companies/101/content/90101/translations',
    parts: { ...translationFields, package: zip },
    answer: { success: true, translation: makeTranslation(3, 'de') },
    do: (company) => getPackagesStore(company).addLanguage(scormId, form, uploadOptions),
    reads: { language: 'de' },
  },
  {
    pin: 'content.uploadTranslation: one that is there',
    given,
    request: 'POST /companies/101/content/90101/translations',
    parts: { ...translationFields, language: 'en', package: zip },
    fails: rejections.conflict('The package already has the language "en"'),
    do: (company) =>
      getPackagesStore(company).addLanguage(scormId, { ...form, language: 'en' }, uploadOptions),
  },
  {
    pin: 'content.updateTranslation: other words',
    given,
    request: 'PUT /companies/101/content/90101/translations/en',
    parts: change,
    answer: { success: true, translation: makeTranslation(3, 'en') },
    do: (company) => getPackagesStore(company).changeLanguage(scormId, change, uploadOptions),
    reads: { language: 'en' },
  },
  {
    pin: 'content.deleteTranslation: the default one',
    given,
    request: 'DELETE /companies/101/content/90101/translations/is?isDefault=1',
    answer: { success: true, packageDeleted: true },
    do: (company) => getPackagesStore(company).removeLanguage(scormId, 'is', true),
    reads: true,
  },
  {
    pin: 'content.deleteTranslation: another one',
    given,
    request: 'DELETE /companies/101/content/90101/translations/en?isDefault=0',
    answer: { success: true, packageDeleted: false },
    do: (company) => getPackagesStore(company).removeLanguage(scormId, 'en', false),
    reads: false,
  },
  {
    pin: 'subjects.getScormInfo: a language of a package to look at',
    as: 'viewer',
    given,
    request: 'GET /companies/101/subjects/scormInfo?subjectId=90101&lang=en&preview=1',
    answer: {
      url: string('http://127.0.0.1:4201/key/'),
      entryPoint: string('course/index%20a.html'),
      xapi: boolean(true),
      actor: string('{"name":"Anna"}'),
      endpoint: string('http://127.0.0.1:4200/api/xapi/preview'),
      auth: string('token'),
    },
    do: (company) => getPackagesStore(company).preview(scormId, 'en'),
    reads:
      'http://127.0.0.1:4201/key/?actor=%7B%22name%22%3A%22Anna%22%7D&endpoint=http%3A%2F%2F127.0.0.1%3A4200%2Fapi%2Fxapi%2Fpreview&auth=token',
  },
])
