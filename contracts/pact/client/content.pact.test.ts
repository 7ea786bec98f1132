import { describe, expect, it } from 'vitest'
import { boolean, instant, integer, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinCall } from './pinCall.ts'
import { tinyPackage } from './tinyPackage.ts'

const root = '/companies/101/content'
const given = [
  { state: 'a company' },
  { state: 'an imported package', params: { scormId: 90_101, languages: 'is,en' } },
] as const
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
const args = { companyId: 101, ...words, package: file }
const translation = (id: number, language: string) => ({
  id: integer(id),
  uniqueId: string('cleandesk'),
  subject_id: 90_101,
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
const saved = (language: string) => ({
  status: 200,
  body: { success: true, translation: translation(3, language) },
})

describe('opening a zip', () => {
  const opening = (bytes: Uint8Array) =>
    ({
      operation: 'content.validatePackage',
      given: [{ state: 'a company' }],
      as: 'admin',
      withRequest: { method: 'POST', path: `${root}/validate`, parts: { package: { ...zip, bytes } } },
    }) as const

  it('says what is in it', () =>
    pinCall(
      {
        ...opening(tinyPackage),
        uponReceiving: 'a package',
        willRespondWith: {
          status: 200,
          body: {
            filename: 'desk.zip',
            entryPoint: 'a.html',
            name: 'Clean desk',
            language: 'en',
            version: string('cmi5'),
            description: '',
            xapi: true,
          },
        },
      },
      async (client) =>
        expect(await client.content.validatePackage({ companyId: 101, package: file })).toMatchObject({
          entryPoint: 'a.html',
          name: 'Clean desk',
        }),
    ))

  it('says why it is none', () => {
    const text = Buffer.from('not a zip')
    const wrong = new File([text], 'desk.zip', { type: 'application/zip' })
    return pinCall(
      {
        ...opening(text),
        uponReceiving: 'a text with the name of a zip',
        willRespondWith: refused.invalid({ package: 'The file is not a zip' }),
      },
      async (client) =>
        expect(client.content.validatePackage({ companyId: 101, package: wrong })).rejects.toMatchObject({
          kind: 'validation',
          message: 'The file is not a zip',
        }),
    )
  })
})

describe('importing', () => {
  const importing = {
    operation: 'content.uploadPackage',
    given: [{ state: 'a company' }],
    as: 'admin',
    withRequest: { method: 'POST', path: `${root}/upload`, parts: { ...words, package: zip } },
  } as const

  it('gives the id of the package', () =>
    pinCall(
      {
        ...importing,
        uponReceiving: 'a package',
        willRespondWith: { status: 200, body: { success: true, id: integer(100_001) } },
      },
      async (client) => expect(await client.content.uploadPackage(args)).toMatchObject({ success: true }),
    ))

  it('is refused to a viewer', () =>
    pinCall(
      { ...importing, as: 'viewer', uponReceiving: 'one by a viewer', willRespondWith: refused.forbidden() },
      async (client) =>
        expect(client.content.uploadPackage(args)).rejects.toMatchObject({ kind: 'forbidden' }),
    ))
})

describe('a package', () => {
  const reading = (scormId: number) =>
    ({
      operation: 'content.getPackage',
      given,
      as: 'viewer',
      withRequest: { method: 'GET', path: `${root}/${scormId}` },
    }) as const

  it('shows its languages, the default one first', () =>
    pinCall(
      {
        ...reading(90_101),
        uponReceiving: 'one in two languages',
        willRespondWith: {
          status: 200,
          body: {
            id: 90_101,
            uniqueId: string('cleandesk'),
            subject_id: 90_101,
            name: string('Clean desk'),
            created: instant(),
            thumb: null,
            tags: ['Custom Content'],
            languages: ['is', 'en'],
            translations: [translation(1, 'is'), translation(2, 'en')],
          },
        },
      },
      async (client) =>
        expect(await client.content.getPackage({ companyId: 101, scormId: 90_101 })).toMatchObject({
          languages: ['is', 'en'],
          translations: [{ language: 'is' }, { language: 'en' }],
        }),
    ))

  it('is not found where there is none', () =>
    pinCall(
      {
        ...reading(1),
        uponReceiving: 'one that is not there',
        willRespondWith: refused.notFound('There is no content to display'),
      },
      async (client) =>
        expect(client.content.getPackage({ companyId: 101, scormId: 1 })).rejects.toMatchObject({
          kind: 'notFound',
        }),
    ))

  it('is deleted', () =>
    pinCall(
      {
        operation: 'content.deletePackage',
        given,
        as: 'admin',
        withRequest: { method: 'DELETE', path: `${root}/90101` },
        uponReceiving: 'one in two languages',
        willRespondWith: { status: 200, body: { success: true } },
      },
      async (client) =>
        expect(await client.content.deletePackage({ companyId: 101, scormId: 90_101 })).toMatchObject({
          success: true,
        }),
    ))
})

describe('a language', () => {
  const adding = (form: typeof words | (Omit<typeof words, 'language'> & { language: 'en' })) =>
    ({
      operation: 'content.uploadTranslation',
      given,
      as: 'admin',
      withRequest: { method: 'POST', path: `${root}/90101/translations`, parts: { ...form, package: zip } },
    }) as const

  it('is added', () =>
    pinCall(
      { ...adding(words), uponReceiving: 'a third one', willRespondWith: saved('de') },
      async (client) =>
        expect(await client.content.uploadTranslation({ ...args, scormId: 90_101 })).toMatchObject({
          translation: { language: 'de' },
        }),
    ))

  it('is added once', () =>
    pinCall(
      {
        ...adding({ ...words, language: 'en' }),
        uponReceiving: 'one that is there',
        willRespondWith: refused.conflict('The package has the language "en" already'),
      },
      async (client) =>
        expect(
          client.content.uploadTranslation({ ...args, language: 'en', scormId: 90_101 }),
        ).rejects.toMatchObject({ kind: 'conflict' }),
    ))

  it('is changed without a new zip', () => {
    const change = {
      ...words,
      language: 'en',
      entryPoint: 'course/index a.html',
      isMainLanguage: '0',
    } as const
    return pinCall(
      {
        operation: 'content.updateTranslation',
        given,
        as: 'admin',
        withRequest: { method: 'PUT', path: `${root}/90101/translations/en`, parts: change },
        uponReceiving: 'other words',
        willRespondWith: saved('en'),
      },
      async (client) =>
        expect(
          await client.content.updateTranslation({ companyId: 101, scormId: 90_101, ...change }),
        ).toMatchObject({ translation: { language: 'en' } }),
    )
  })

  it.each([
    ['is', '1', true],
    ['en', '0', false],
  ] as const)('is deleted: %s', (language, isDefault, packageDeleted) =>
    pinCall(
      {
        operation: 'content.deleteTranslation',
        given,
        as: 'admin',
        withRequest: {
          method: 'DELETE',
          path: `${root}/90101/translations/${language}?isDefault=${isDefault}`,
        },
        uponReceiving: packageDeleted ? 'the default one' : 'another one',
        willRespondWith: { status: 200, body: { success: true, packageDeleted } },
      },
      async (client) =>
        expect(
          await client.content.deleteTranslation({ companyId: 101, scormId: 90_101, language, isDefault }),
        ).toEqual({ success: true, packageDeleted }),
    ),
  )
})
