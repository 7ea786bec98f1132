// @vitest-environment node
import { boolean, like, rejections, string } from '@heed/contracts/pact'
import i18next from 'i18next'
import { expect } from 'vitest'
import { brand, languages } from '../../../test/pact/pactExamples.ts'
import { testRootPins } from '../../../test/pact/pins.ts'

const failingServerState = { 'the server fails': { status: 503, message: 'Down' } }
const downResponse = rejections.failing(503, 'Down')

testRootPins([
  {
    pin: 'branding.getGlobal: the brand of the host',
    as: 'nobody',
    request: 'GET /branding',
    answer: brand,
    beside: [
      {
        pin: 'branding.loadLanguages: all languages',
        as: 'nobody',
        request: 'GET /languages/all',
        answer: { languages },
      },
    ],
    do: (root) => root.startUp.run(),
    reads({ startUp, branding, languages: { all } }) {
      expect([startUp.state, all[0]?.code]).toEqual(['ready', 'en'])
      expect(branding).toMatchObject({ name: 'Heed', supportEmail: 'support@heed.example' })
    },
  },
  {
    pin: 'branding.getGlobal: the brand of a failing host',
    as: 'nobody',
    given: failingServerState,
    request: 'GET /branding',
    fails: downResponse,
    beside: [
      {
        pin: 'branding.loadLanguages: languages of a failing host',
        as: 'nobody',
        given: failingServerState,
        request: 'GET /languages/all',
        fails: downResponse,
      },
    ],
    do: (root) => root.startUp.run(),
    reads: ({ startUp }) => expect(startUp).toMatchObject({ state: 'failed', error: 'Down' }),
  },
  {
    pin: 'branding.getForCompany: the brand of a company',
    as: 'viewer',
    request: 'GET /companies/101/branding',
    answer: brand,
    do: (root) => root.branding.load(101),
    reads: ({ branding }) =>
      expect(branding.value).toMatchObject({ name: 'Heed', my_domain: 'my.heed.example' }),
  },
  {
    pin: 'branding.getForCompany: the brand of a company with an expired token',
    as: 'viewer',
    given: { 'the token has expired': true },
    request: 'GET /companies/101/branding',
    fails: rejections.unauthorized(),
    do: (root) => root.branding.load(101),
    reads: ({ branding, session }) => expect([branding.value, session.token]).toEqual([null, undefined]),
  },
  {
    pin: 'branding.loadLocale: Icelandic texts',
    as: 'nobody',
    request: 'GET /locales/is.json',
    answer: like({}),
    do: (root) => root.locale.use(['is']),
    async reads() {
      expect(i18next.language).toBe('is')
      await i18next.changeLanguage('en')
    },
  },
  {
    pin: 'branding.loadLocale: German texts of a failing host',
    as: 'nobody',
    given: failingServerState,
    request: 'GET /locales/de.json',
    fails: downResponse,
    do: (root) => root.locale.use(['de']),
    reads: () => expect(i18next.language).toBe('en'),
  },
  {
    pin: 'branding.loadNotification: the public notice',
    as: 'nobody',
    given: { 'a public notice': { type: 'warning', message: 'Maintenance on Sunday' } },
    request: 'GET /notification.json',
    answer: { status: boolean(true), type: 'warning', message: 'Maintenance on Sunday' },
    do: (root) => root.startUp.showAnnouncement(),
    reads: ({ notices }) =>
      expect(notices.items).toMatchObject([{ tone: 'warning', text: 'Maintenance on Sunday' }]),
  },
  {
    pin: 'branding.loadNotification: the public notice when there is none',
    as: 'nobody',
    request: 'GET /notification.json',
    answer: { status: false, type: string('info'), message: '' },
    do: (root) => root.startUp.showAnnouncement(),
    reads: ({ notices }) => expect(notices.items).toEqual([]),
  },
])
