// @vitest-environment node
import { boolean, instant, integer, refused, string } from '@heed/contracts/pact'
import { tinyPackage } from '@heed/contracts/pact/client/tinyPackage'
import { expect } from 'vitest'
import { pinCompany } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { PackagesStore } from '../upload/PackagesStore.ts'
import { ShownPackage } from './PackageStore.ts'

const scormId = 90_101
const given = { 'an imported package': { scormId, languages: 'is,en' } }
const zip = { filename: 'desk.zip', type: 'application/zip', bytes: tinyPackage }
const file = new File([tinyPackage], 'desk.zip', { type: 'application/zip' })
const words = {
  filename: 'desk.zip',
  language: 'de',
  name: 'Ordnung',
  description: 'Was in die Schublade gehört',
  entryPoint: 'a.html',
  xapi: '1',
} as const
const form = { ...words, package: file }
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

const sending = { signal: new AbortController().signal, onSent: () => undefined }
const packages = (company: CompanyStores) => company.getStore(PackagesStore)
const loaded = (id: number) => async (company: CompanyStores) => {
  const shown = company.getStore(ShownPackage).get(id)
  await shown.load()
  return shown.info
}

pinCompany([
  {
    pin: 'content.uploadPackage: a package',
    request: 'POST /companies/101/content/upload',
    parts: { ...words, package: zip },
    answer: { success: true, id: integer(100_001) },
    do: (company) => packages(company).import(form, sending),
    reads: 100_001,
  },
  {
    pin: 'content.uploadPackage: one by a viewer',
    as: 'viewer',
    request: 'POST /companies/101/content/upload',
    parts: { ...words, package: zip },
    fails: refused.forbidden(),
    do: (company) => packages(company).import(form, sending),
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
    do: loaded(scormId),
    reads: { value: { name: 'Clean desk', languages: ['is', 'en'] } },
  },
  {
    pin: 'content.getPackage: one that is not there',
    as: 'viewer',
    given,
    request: 'GET /companies/101/content/1',
    fails: refused.notFound('There is no content to display'),
    do: loaded(1),
    reads: { error: 'There is no content to display' },
  },
  {
    pin: 'content.deletePackage: one in two languages',
    given,
    request: 'DELETE /companies/101/content/90101',
    answer: { success: true },
    do: (company) => packages(company).remove(scormId),
    reads: (_, done) => expect(done).toBeUndefined(),
  },
  {
    pin: 'content.uploadTranslation: a third one',
    given,
    request: 'POST /companies/101/content/90101/translations',
    parts: { ...words, package: zip },
    answer: { success: true, translation: translation(3, 'de') },
    do: (company) => packages(company).addLanguage(scormId, form, sending),
    reads: { language: 'de' },
  },
  {
    pin: 'content.uploadTranslation: one that is there',
    given,
    request: 'POST /companies/101/content/90101/translations',
    parts: { ...words, language: 'en', package: zip },
    fails: refused.conflict('The package already has the language "en"'),
    do: (company) => packages(company).addLanguage(scormId, { ...form, language: 'en' }, sending),
  },
  {
    pin: 'content.updateTranslation: other words',
    given,
    request: 'PUT /companies/101/content/90101/translations/en',
    parts: change,
    answer: { success: true, translation: translation(3, 'en') },
    do: (company) => packages(company).changeLanguage(scormId, change, sending),
    reads: { language: 'en' },
  },
  {
    pin: 'content.deleteTranslation: the default one',
    given,
    request: 'DELETE /companies/101/content/90101/translations/is?isDefault=1',
    answer: { success: true, packageDeleted: true },
    do: (company) => packages(company).removeLanguage(scormId, 'is', true),
    reads: true,
  },
  {
    pin: 'content.deleteTranslation: another one',
    given,
    request: 'DELETE /companies/101/content/90101/translations/en?isDefault=0',
    answer: { success: true, packageDeleted: false },
    do: (company) => packages(company).removeLanguage(scormId, 'en', false),
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
    do: (company) => packages(company).preview(scormId, 'en'),
    reads:
      'http://127.0.0.1:4201/key/?actor=%7B%22name%22%3A%22Anna%22%7D&endpoint=http%3A%2F%2F127.0.0.1%3A4200%2Fapi%2Fxapi%2Fpreview&auth=token',
  },
])
