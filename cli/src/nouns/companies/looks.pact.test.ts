import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPact, eachLike, regex, rejections, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyPin } from '../../../test/company.ts'
import { namePins, runForCompany } from '../../../test/customer.ts'
import { makeTempFolder } from '../../../test/heed.ts'

const pact = createPact('heed-cli', 'companies')

/** One red pixel. */
const onePixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const makeLanguagesPin = (code: string, name: string) =>
  ({
    pin: 'branding.loadLanguages',
    request: 'GET /languages/all',
    answer: {
      languages: eachLike({ code: string(code), english_name: string(name), name: string(name) }),
    },
  }) as const
const icelandic = makeLanguagesPin('is', 'Icelandic')
const change = {
  pin: 'companies.update',
  request: 'PUT /companies/101',
  body: { defaultLanguage: 'is' },
  answer: { ...companyPin.answer, defaultLanguage: 'is' },
} as const
const removeLogo = {
  pin: 'companies.removeLogo',
  request: 'DELETE /companies/101/logo',
  answer: { success: true },
} as const

async function writeTempFile(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(await makeTempFolder(), name)
  await writeFile(path, bytes)
  return path
}

it('companies logo set uploads a logo', async () => {
  const path = await writeTempFile('dot.png', onePixelPng)
  await pact.story(
    namePins('companies logo set', companyPin, {
      pin: 'companies.uploadLogo',
      request: 'POST /companies/101/logo',
      parts: { image: { filename: 'dot.png', type: 'image/png', bytes: onePixelPng } },
      answer: { success: true, logo_name: regex(/^logo-[0-9a-f]+\.png$/, 'logo-0a1b2c3d4e5f.png') },
    }),
    async (running) => {
      const { code, output } = await runForCompany(running, ['companies', 'logo', 'set', path])
      expect([code, output]).toEqual([0, '✓ Norðurljós now has the logo dot.png (1 x 1 px)\n'])
    },
  )
})

it.each([
  ['photo.jpg', onePixelPng, "'image/jpeg' is not a supported format"],
  ['words.png', Buffer.from('no picture'), "'image/png' is not a supported format"],
  ['logo', onePixelPng, "'logo' is not a supported format"],
  ['large.png', Buffer.alloc(80_001), "'large.png' is too large, please pick a smaller file"],
])('companies logo set rejects %s before sending anything', async (name, bytes, message) => {
  const words = ['companies', 'logo', 'set', await writeTempFile(name, bytes)]
  const { code, error } = await runForCompany({ url: 'http://127.0.0.1:9', token: 'some-token' }, words)
  expect([code, error.startsWith(`✗ ${message}\n`)]).toEqual([2, true])
})

it('companies logo set reports a missing file', async () => {
  const { code, error } = await runForCompany({ url: 'http://127.0.0.1:9', token: 'some-token' }, [
    ...['companies', 'logo', 'set', join(await makeTempFolder(), 'none.png')],
  ])
  expect([code, error.includes('none.png')]).toEqual([1, true])
})

it('companies logo show says when a company has no logo', async () => {
  await pact.story(namePins('a company without a logo', companyPin), async (running) => {
    const { output } = await runForCompany(running, ['companies', 'logo', 'show'])
    expect(output).toBe('Norðurljós: no logo of its own\n')
  })
})

it('companies logo remove asks first and then removes the logo', () =>
  pact.story(namePins('companies logo remove', companyPin, removeLogo), async (running) => {
    const { code, output, asked } = await runForCompany(running, ['companies', 'logo', 'remove'], {
      answers: [true],
    })
    expect([code, output]).toEqual([0, "✓ Removed Norðurljós's logo\n"])
    expect(asked).toEqual(["Remove Norðurljós's logo?"])
  }))

it('companies logo remove keeps the logo unless confirmed', () =>
  pact.story(namePins('a logo that stays', companyPin), async (running) => {
    const { code } = await runForCompany(running, ['companies', 'logo', 'remove'], { answers: [false] })
    expect(code).toBe(2)
  }))

it("companies language show prints the company's default language", () =>
  pact.story(
    namePins(
      'companies language show',
      { ...companyPin, answer: { ...companyPin.answer, defaultLanguage: 'en' } },
      makeLanguagesPin('en', 'English'),
    ),
    async (running) => {
      const { code, output } = await runForCompany(running, ['companies', 'language', 'show'])
      expect([code, output]).toEqual([0, 'Norðurljós: English (en)\n'])
    },
  ))

it('companies language set accepts a language code in any case', () =>
  pact.story(namePins('companies language set', companyPin, icelandic, change), async (running) => {
    const { code, output } = await runForCompany(running, ['companies', 'language', 'set', 'IS'])
    expect([code, output]).toEqual([0, '✓ Default language for Norðurljós: Icelandic (is)\n'])
  }))

it('companies language set lists the available languages for an unknown code', () =>
  pact.story(namePins('an unknown language', companyPin, icelandic), async (running) => {
    const { code, error } = await runForCompany(running, ['companies', 'language', 'set', 'xx'])
    expect([code, error.includes('Languages: is Icelandic')]).toEqual([2, true])
  }))

it('companies language set fails for a viewer', () =>
  pact.story(
    namePins(
      'a language that a viewer sets',
      { ...companyPin, as: 'viewer' },
      { ...icelandic, as: 'viewer' },
      { ...change, as: 'viewer', fails: rejections.forbidden() },
    ),
    async (running) => {
      expect((await runForCompany(running, ['companies', 'language', 'set', 'is'])).code).toBe(4)
    },
  ))
