// @vitest-environment node
import { boolean, like, pactFor, refusalOf, string } from '@heed/contracts/pact'
import i18next from 'i18next'
import { expect, it } from 'vitest'
import { brand, languages } from '../../test/pactExamples.ts'
import { pactRoot } from '../../test/pactRoot.ts'

const pact = pactFor('heed-console', 'branding')
const company = [{ state: 'a company' }] as const
const failing = [
  { state: 'a company' },
  { state: 'the server fails', params: { status: 503, message: 'Down' } },
] as const
const down = { status: 503, body: { message: 'Down' } }

const ofHost = {
  operation: 'branding.getGlobal',
  given: company,
  as: 'nobody',
  uponReceiving: 'the brand of the host',
  withRequest: { method: 'GET', path: '/branding' },
  willRespondWith: { status: 200, body: brand },
} as const

const allLanguages = {
  operation: 'branding.loadLanguages',
  given: company,
  as: 'nobody',
  uponReceiving: 'all languages',
  withRequest: { method: 'GET', path: '/languages/all' },
  willRespondWith: { status: 200, body: { languages } },
} as const

it('starts with the brand of the host and all languages', () =>
  pact.interactions([ofHost, allLanguages], async ({ url }) => {
    const root = pactRoot(url)
    await root.startUp.run()
    expect(root.startUp.state).toBe('ready')
    expect(root.branding).toMatchObject({ name: 'Heed', supportEmail: 'support@heed.example' })
    expect(root.languages.all[0]?.code).toBe('en')
  }))

it('gives up on a server that keeps failing', () =>
  pact.interactions(
    [
      { ...ofHost, given: failing, uponReceiving: 'the brand of a failing host', willRespondWith: down },
      {
        ...allLanguages,
        given: failing,
        uponReceiving: 'languages of a failing host',
        willRespondWith: down,
      },
    ],
    async ({ url }) => {
      const { startUp } = pactRoot(url)
      await startUp.run()
      expect(startUp).toMatchObject({ state: 'failed', error: 'Down' })
    },
  ))

const ofCompany = {
  operation: 'branding.getForCompany',
  given: company,
  as: 'viewer',
  withRequest: { method: 'GET', path: '/companies/101/branding' },
} as const

it('shows the brand of a company', () =>
  pact.interaction(
    { ...ofCompany, uponReceiving: 'the brand of a company', willRespondWith: { status: 200, body: brand } },
    async ({ url, token }) => {
      const { branding } = pactRoot(url, { token })
      await branding.load(101)
      expect(branding.value).toMatchObject({ name: 'Heed', my_domain: 'my.heed.example' })
    },
  ))

it('signs out when the token has expired', () =>
  pact.interaction(
    {
      ...ofCompany,
      given: [{ state: 'a company' }, { state: 'the token has expired' }],
      uponReceiving: 'the brand of a company with an expired token',
      willRespondWith: { status: 401, body: refusalOf() },
    },
    async ({ url, token }) => {
      const { branding, session } = pactRoot(url, { token })
      await branding.load(101)
      expect(branding.value).toBeNull()
      expect(session.token).toBeUndefined()
    },
  ))

const texts = { operation: 'branding.loadLocale', given: company, as: 'nobody' } as const

it('speaks another language', () =>
  pact.interaction(
    {
      ...texts,
      uponReceiving: 'Icelandic texts',
      withRequest: { method: 'GET', path: '/locales/is.json' },
      willRespondWith: { status: 200, body: like({}) },
    },
    async ({ url }) => {
      await pactRoot(url).locale.use(['is'])
      expect(i18next.language).toBe('is')
      await i18next.changeLanguage('en')
    },
  ))

it('stays English while the host fails', () =>
  pact.interaction(
    {
      ...texts,
      given: failing,
      uponReceiving: 'German texts of a failing host',
      withRequest: { method: 'GET', path: '/locales/de.json' },
      willRespondWith: down,
    },
    async ({ url }) => {
      await pactRoot(url).locale.use(['de'])
      expect(i18next.language).toBe('en')
    },
  ))

const notice = {
  operation: 'branding.loadNotification',
  as: 'nobody',
  withRequest: { method: 'GET', path: '/notification.json' },
} as const

it('shows the public notice', () =>
  pact.interaction(
    {
      ...notice,
      given: [
        { state: 'a company' },
        { state: 'a public notice', params: { type: 'warning', message: 'Maintenance on Sunday' } },
      ],
      uponReceiving: 'the public notice',
      willRespondWith: {
        status: 200,
        body: { status: boolean(true), type: 'warning', message: 'Maintenance on Sunday' },
      },
    },
    async ({ url }) => {
      const { startUp, notices } = pactRoot(url)
      await startUp.announce()
      expect(notices.items).toMatchObject([{ tone: 'warning', text: 'Maintenance on Sunday' }])
    },
  ))

it('shows nothing without a public notice', () =>
  pact.interaction(
    {
      ...notice,
      given: company,
      uponReceiving: 'the public notice when there is none',
      willRespondWith: { status: 200, body: { status: false, type: string('info'), message: '' } },
    },
    async ({ url }) => {
      const { startUp, notices } = pactRoot(url)
      await startUp.announce()
      expect(notices.items).toEqual([])
    },
  ))
