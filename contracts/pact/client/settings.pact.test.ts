import { describe, expect, it } from 'vitest'
import { instant, string } from '../matchers.ts'
import { exampleToken } from '../pin.ts'
import { refused } from '../refusals.ts'
import { pinCall } from './pinCall.ts'
import { okPdf } from './requests.ts'

const companyId = 101
const given = [{ state: 'a company' }] as const

describe('settings', () => {
  it('are read by a viewer', () =>
    pinCall(
      {
        operation: 'settings.get',
        given,
        as: 'viewer',
        uponReceiving: 'the settings of a company',
        withRequest: { method: 'GET', path: '/companies/101/settings' },
        willRespondWith: { status: 200, body: { 'ui.sendEnrolment': string('1') } },
      },
      async (client) =>
        expect(await client.settings.get({ companyId })).toMatchObject({ 'ui.sendEnrolment': '1' }),
    ))

  it('are not there for who has nothing to do with the company', () =>
    pinCall(
      {
        operation: 'settings.get',
        given,
        as: 'stranger',
        uponReceiving: 'the settings, asked for by a stranger',
        withRequest: { method: 'GET', path: '/companies/101/settings' },
        willRespondWith: refused.notFound(),
      },
      async (client) =>
        expect(client.settings.get({ companyId })).rejects.toMatchObject({ kind: 'notFound' }),
    ))

  const save = (body: Record<string, string>) =>
    ({
      operation: 'settings.save',
      given,
      as: 'admin',
      withRequest: { method: 'PUT', path: '/companies/101/settings', body },
    }) as const

  it('are saved key by key', () =>
    pinCall(
      {
        ...save({ 'ui.sendEnrolment': '0' }),
        uponReceiving: 'enrolment mails switched off',
        willRespondWith: { status: 200, body: { success: true, settings: { 'ui.sendEnrolment': '0' } } },
      },
      async (client) =>
        expect(
          await client.settings.save({ companyId, settings: { 'ui.sendEnrolment': '0' } }),
        ).toMatchObject({
          settings: { 'ui.sendEnrolment': '0' },
        }),
    ))

  it('are refused by their key', () =>
    pinCall(
      {
        ...save({ 'ui.sendEnrolment': 'yes' }),
        uponReceiving: 'a flag that is neither on nor off',
        willRespondWith: {
          status: 400,
          body: { errors: [{ field: 'settings.ui.sendEnrolment', message: string('Invalid') }] },
        },
      },
      async (client) =>
        expect(
          client.settings.save({ companyId, settings: { 'ui.sendEnrolment': 'yes' } }),
        ).rejects.toMatchObject({ kind: 'validation' }),
    ))
})

describe('settings.getMailDetails', () => {
  const details = {
    operation: 'settings.getMailDetails',
    given: [{ state: 'a company' }, { state: 'a sent mail', params: { mailId: 41 } }],
    withRequest: { method: 'POST', path: '/companies/101/mails/mailDetails', body: { mailIds: [41] } },
  } as const

  it('tells the super level what became of a mail', () =>
    pinCall(
      {
        ...details,
        as: 'super',
        uponReceiving: 'what became of a mail',
        willRespondWith: {
          status: 200,
          body: {
            mails: [
              {
                created: instant(),
                actions: string('sent'),
                message: string('Sign in'),
                delivery_status: string('delivered'),
              },
            ],
          },
        },
      },
      async (client) =>
        expect(await client.settings.getMailDetails({ companyId, mailIds: [41] })).toMatchObject({
          mails: [{ delivery_status: 'delivered' }],
        }),
    ))

  it('is refused to an admin', () =>
    pinCall(
      {
        ...details,
        as: 'admin',
        uponReceiving: 'the mail log, asked for by an admin',
        willRespondWith: refused.forbidden(),
      },
      async (client) =>
        expect(client.settings.getMailDetails({ companyId, mailIds: [41] })).rejects.toMatchObject({
          kind: 'forbidden',
        }),
    ))
})

describe('settings.certificatePreview', () => {
  const preview = {
    operation: 'settings.certificatePreview',
    given,
    withRequest: {
      method: 'GET',
      path: `/download/certificate/preview?token=${exampleToken}&company_id=101&lang=is`,
    },
  } as const
  const args = { token: exampleToken, company_id: 101, lang: 'is' }

  it('is a PDF', () =>
    pinCall(
      {
        ...preview,
        as: 'admin',
        uponReceiving: 'the certificate',
        willRespondWith: okPdf,
      },
      async (client) =>
        expect(await client.settings.certificatePreview(args)).toMatchObject({ type: 'application/pdf' }),
    ))

  it('is refused to a viewer', () =>
    pinCall(
      {
        ...preview,
        as: 'viewer',
        uponReceiving: 'the certificate, asked for by a viewer',
        willRespondWith: refused.forbidden(),
      },
      async (client) =>
        expect(client.settings.certificatePreview(args)).rejects.toMatchObject({ kind: 'forbidden' }),
    ))
})
