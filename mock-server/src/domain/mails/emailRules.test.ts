import { computeContrast, ensureContrast, toChannelBits } from '@heed/contracts'
import { fitLogoSize } from '@heed/contracts/mail/letter'
import { formatMinutes } from '@heed/contracts/rules/words/campaignEmailTexts'
import { companyIds, getManagerEmail, languages, providerBrand } from '@heed/fixtures'
import { describe, expect, test } from 'vitest'
import type { EmailRow } from '../../store/rows.ts'
import { readEmail } from '../../testing/testMail.ts'
import { complete } from '../../world/steps.ts'
import { createWorld, type World } from '../../world/World.ts'
import { sendInvitations } from '../assessments/delivery/invitation.ts'
import { getParticipants } from '../assessments/results/participants.ts'
import { saveAndEmailInvoice } from '../billing/invoiceMail.ts'
import { getGlobalBrand } from '../companies/brand/brands.ts'
import { computeFigures } from '../reports/figures.ts'
import { sendReport } from '../reports/reportEmail.ts'
import { formatLessonContent } from '../trainings/delivery/lessonEmail.ts'
import { sendCampaignEmail } from './campaignEmail.ts'
import { sendLink, sendWelcome } from './emails.ts'

const brands = {
  'the own of the product': { color: null, logo: null },
  'a light one': { color: '#ffe14d', logo: null },
  'one with a logo': { color: '#7a1f5c', logo: 'logo-aaaaaaaaaaaa.png' },
} as const

const companyName = 'Norðurljós hf.'

/** 1 x 1 px. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function createEmails(
  world: World,
  language: string,
  brand: (typeof brands)[keyof typeof brands],
): EmailRow[] {
  const found = world.companies.get(companyIds.direct)
  const person = world.findPersonByEmail(getManagerEmail('admin'))
  if (!found || !person) throw new Error('There is no one to write to')
  if (brand.logo) world.billing.logos.put({ id: found.id, name: brand.logo, base64: picture })
  const settings = { ...found.settings, 'ui.email.trainingHeader': '<h2>Hæ & hó</h2><ul><li>a</li></ul>' }
  const company = world.companies.put({ ...found, ...brand, language, settings })
  for (const kind of ['lesson', 'reminder', 'preview'] as const) {
    sendCampaignEmail(world, company, 'email', {
      to: 'a@b.example',
      kind,
      textKind: 'training',
      name: '<Ása>',
      link: '/training/x',
      ...formatLessonContent(world, company, { introduction: undefined, subjectIds: [101, 201] }),
    })
  }
  const carried = {
    to: person,
    link: 'https://my.heed.example/auth?redirect=%2F&a=1',
    brand: getGlobalBrand(world, undefined),
  }
  for (const kind of ['signin', 'verify'] as const) sendLink(world, { ...carried, kind })
  for (const to of ['company', 'account'] as const) sendWelcome(world, carried, { to, name: 'Tóm & co.' })
  const [assessment] = world.campaigns.assessmentsByCompany
    .get(company.id)
    .filter((one) => getParticipants(world, one).length > 0)
  const [execution] = [...world.reports.executions.values()].filter(
    ({ reportId }) => world.reports.reports.get(reportId)?.companyId === company.id,
  )
  const report = execution && world.reports.reports.get(execution.reportId)
  if (!assessment || !execution || !report) throw new Error('The company asks nothing and reports nothing')
  const byMail = toChannelBits(['email'])
  const emailed = { ...assessment, channel: byMail, remindersChannel: byMail }
  for (const kind of ['invitation', 'reminder'] as const) {
    complete(sendInvitations(world, emailed, getParticipants(world, assessment).slice(0, 1), kind))
  }
  const recipients = [getManagerEmail('admin'), 'board@elsewhere.example']
  sendReport(
    world,
    report,
    { ...execution, recipients },
    complete(computeFigures(world, report, execution.id)),
  )
  const payer = `company:${company.id}` as const
  const billing = { firstName: 'Ása', lastName: 'Jónsdóttir', email: 'invoices@heed.example' }
  world.billing.billingInfos.put({ ...billing, id: company.id })
  for (const paid of [null, world.clock.instant]) {
    const amounts = { price: 14_900, creditIssued: 0, creditTaken: 500, discount: 2980, total: 11_420, paid }
    const order = { planId: 'business-monthly', seats: 50, created: world.clock.instant }
    saveAndEmailInvoice(world, company, {
      id: world.nextId(world.billing.invoices),
      payer,
      ...order,
      ...amounts,
    })
  }
  return [...world.mails.values()]
}

const kinds = new Set([
  'invoice',
  'invitation',
  'lesson',
  'preview',
  'reminder',
  'report',
  'signin',
  'verify',
  'welcome',
])

const findMatches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? match[0])

/** Limits in email clients (Outlook, Gmail, Apple Mail). Each rule returns the violations it found. */
const rules: Readonly<Record<string, (html: string) => readonly unknown[]>> = {
  'no program, form, frame or sheet from elsewhere': (html) =>
    findMatches(html, /<(?:script|form|iframe|object|link|input)\b/gi),
  'nothing left to fill in': (html) => findMatches(html, /\{\{\w*\}\}/g),
  'tables only lay out': (html) => findMatches(html, /<table\b(?![^>]*role="presentation")/g),
  'pictures say what they show and how large they are': (html) =>
    findMatches(html, /<img\b(?![^>]*\balt="[^"]+")|<img\b(?![^>]*\bwidth="\d+")/g),
  'nothing wider than 600 px': (html) =>
    findMatches(html, /width(?::|=")(\d+)(?:px|")/g).filter((px) => Number(px) > 600),
  'a language and a title': (html) =>
    /<html lang="[a-z]{2}"[^>]*>[\s\S]*<title>[^<]+</.test(html) ? [] : ['none'],
  'addresses are whole or below the world': (html) =>
    findMatches(html, /href="([^"]*)"/g).filter((href) => !/^(?:https?:|mailto:|\/)/.test(href)),
  'mail addresses are whole where a line has room': (html) =>
    findMatches(html, /<a href="mailto:[^>]*break-all/g),
  'no style that mail programs drop': (html) =>
    findMatches(html, /(?:display:(?:flex|grid)|position:|var\()/g),
  'colours of their own in the dark': (html) =>
    [/name="color-scheme" content="light dark"/, /prefers-color-scheme: ?dark/].filter(
      (wanted) => !wanted.test(html),
    ),
  'a text that shows before it is opened': (html) => (/opacity:0[^>]*>[^<]+</.test(html) ? [] : ['none']),
  'small enough not to be cut': (html) => (html.length < 100_000 ? [] : [html.length]),
  'the words on a button can be read': (html) =>
    [...html.matchAll(/background:(#\w{6});color:(#\w{6})/g)].filter(
      ([, fill = '', ink = '']) => computeContrast(fill, ink) < 4.5,
    ),
  'links can be read': (html) =>
    findMatches(html, /<a [^>]*style="color:(#\w{6})/g).filter(
      (color) => computeContrast(color, '#f2f2f5') < 4.5,
    ),
}

const listDurations = (language: string): string[] =>
  Array.from({ length: 30 }, (_, at) => formatMinutes(language, at + 1))

/** Every email must show its language, brand, sender, reason, contact, contents and duration. */
function findMissingParts(
  { kind, letter }: EmailRow,
  html: string,
  language: string,
  { color, logo }: (typeof brands)[keyof typeof brands],
): string[] {
  const { items, words, reasons, button } = letter
  const isOfCompany = !['signin', 'verify', 'welcome'].includes(kind)
  const lines = [...items.map(({ note }) => note), ...words.map(String)]
  const says: Readonly<Record<string, boolean>> = {
    'its language': html.includes(`<html lang="${language}"`),
    'the colour of the company':
      !isOfCompany ||
      !button ||
      color === null ||
      html.includes(`background:${ensureContrast(color, '#f2f2f5')}`),
    'the logo of the company': !isOfCompany || logo === null || html.includes(`/${logo}"`),
    'who sends it, and why': reasons.some(
      (line) =>
        line.includes(providerBrand.name) ||
        (['report', 'invoice'].includes(kind) && line.includes(companyName)),
    ),
    'whom to ask': reasons.some((line) => line.includes(providerBrand['contact.support'])),
    'what is inside': !['lesson', 'preview', 'report', 'invoice'].includes(kind) || items.length > 0,
    'how long it takes':
      !['lesson', 'preview', 'invitation'].includes(kind) ||
      listDurations(language).some((minutes) => lines.some((line) => line.includes(minutes))),
  }
  return Object.keys(says).filter((what) => !says[what])
}

describe.each(Object.entries(brands))('emails in this brand: %s', (_, brand) => {
  test.each(languages.map(({ code }) => code))(
    'follow all email client rules in the language %s',
    (language) => {
      const mails = createEmails(createWorld(), language, brand)
      expect(new Set(mails.map(({ kind }) => kind))).toEqual(kinds)
      for (const mail of mails) {
        const { html, text } = readEmail(mail)
        const broken = Object.entries(rules).flatMap(([rule, breaks]) =>
          breaks(html).map((what) => [mail.kind, rule, what]),
        )
        expect(broken).toEqual([])
        expect([mail.kind, mail.links.filter((link) => !text.includes(link))]).toEqual([mail.kind, []])
        expect([mail.kind, findMissingParts(mail, html, language, brand)]).toEqual([mail.kind, []])
        expect([mail.kind, /<[a-z/]|\{\{/.exec(text)?.[0]]).toEqual([mail.kind, undefined])
      }
    },
  )
})

test('a logo is scaled down, never up, and keeps its proportions', () => {
  expect(fitLogoSize({ width: 640, height: 264 })).toEqual({ width: 97, height: 40 })
  expect(fitLogoSize({ width: 640, height: 64 })).toEqual({ width: 160, height: 16 })
  expect(fitLogoSize({ width: 20, height: 10 })).toEqual({ width: 20, height: 10 })
  expect(fitLogoSize({ width: 4000, height: 1 })).toEqual({ width: 160, height: 1 })
})
