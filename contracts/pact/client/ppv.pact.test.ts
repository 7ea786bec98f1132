import { describe, expect, it } from 'vitest'
import { firstLine } from '../bodies.ts'
import { atLeastLike, boolean, instant, integer, string } from '../matchers.ts'
import { exampleToken } from '../pin.ts'
import { refused } from '../refusals.ts'
import { pinCall } from './pinCall.ts'

const root = '/companies/101'
const companyId = 101
const nothing = [{ state: 'a company' }] as const
const given = [
  { state: 'a company' },
  { state: 'a pay-per-view package', params: { apiKey: 'pact-embed-key' } },
] as const
const row = {
  id: integer(1),
  timestamp: instant(),
  event_type: 2,
  subject_title: string('Spotting a forged mail'),
  client_ip: '192.0.2.1',
  js_video_id: 'heed-101-en',
  location: null,
  uid: 'emp-1',
  api_key: 'pact-embed-key',
}
const ppv = (viewsPurchased: number, viewsUsed: number) => ({
  apiKey: string('pact-embed-key'),
  company_id: 101,
  viewsPurchased,
  viewsUsed,
})

describe('the package', () => {
  const making = {
    operation: 'ppv.create',
    as: 'partner',
    withRequest: { method: 'POST', path: `${root}/ppv`, body: { views: 20, notes: 'Trial' } },
  } as const
  const args = { companyId, views: 20, notes: 'Trial' }

  it('is made', () =>
    pinCall(
      {
        ...making,
        given: nothing,
        uponReceiving: 'a package of 20 views',
        willRespondWith: { status: 200, body: { success: true, ppv: ppv(20, 0) } },
      },
      async (client) =>
        expect(await client.ppv.create(args)).toMatchObject({ ppv: { viewsPurchased: 20, viewsUsed: 0 } }),
    ))

  it('is made once', () =>
    pinCall(
      { ...making, given, uponReceiving: 'a second package', willRespondWith: refused.conflict() },
      async (client) => expect(client.ppv.create(args)).rejects.toMatchObject({ kind: 'conflict' }),
    ))

  it('is made by partners', () =>
    pinCall(
      {
        ...making,
        given: nothing,
        as: 'admin',
        uponReceiving: 'one by an admin',
        willRespondWith: refused.forbidden(),
      },
      async (client) => expect(client.ppv.create(args)).rejects.toMatchObject({ kind: 'forbidden' }),
    ))

  it('is filled up', () =>
    pinCall(
      {
        operation: 'ppv.addViews',
        given,
        as: 'partner',
        withRequest: { method: 'POST', path: `${root}/views`, body: { views: 50 } },
        uponReceiving: '50 more views',
        willRespondWith: { status: 200, body: { success: true, ppv: ppv(150, 1) } },
      },
      async (client) =>
        expect(await client.ppv.addViews({ companyId, views: 50 })).toMatchObject({
          ppv: { viewsPurchased: 150 },
        }),
    ))

  it('gets another key', () =>
    pinCall(
      {
        operation: 'ppv.newKey',
        given,
        as: 'partner',
        withRequest: { method: 'PUT', path: `${root}/ppvkey`, body: {} },
        uponReceiving: 'another key',
        willRespondWith: { status: 200, body: { apiKey: string('another-key') } },
      },
      async (client) => expect(await client.ppv.newKey({ companyId })).toEqual({ apiKey: 'another-key' }),
    ))

  it('shows what was bought', () =>
    pinCall(
      {
        operation: 'ppv.getTransactions',
        given,
        as: 'partner',
        withRequest: { method: 'GET', path: `${root}/ppv_transactions` },
        uponReceiving: 'what was bought',
        willRespondWith: {
          status: 200,
          body: {
            transactions: [{ id: integer(1), created: instant(), views: 100, notes: 'First package' }],
          },
        },
      },
      async (client) =>
        expect((await client.ppv.getTransactions({ companyId })).transactions).toMatchObject([
          { views: 100 },
        ]),
    ))
})

describe('the videos', () => {
  const reading = {
    operation: 'ppv.getStatus',
    as: 'viewer',
    withRequest: { method: 'GET', path: `${root}/ppv/status` },
  } as const

  it('show their snippets and views', () =>
    pinCall(
      {
        ...reading,
        given,
        uponReceiving: 'the videos',
        willRespondWith: {
          status: 200,
          body: {
            ppv: ppv(100, 1),
            subjects: atLeastLike(
              {
                subject_id: integer(101),
                views: integer(1),
                enabled: boolean(true),
                title: string('Spotting a forged mail'),
                thumb: string('https://api.example.is/static/thumbs/101.svg'),
                category: string('Email'),
                disabled: boolean(false),
                languages: atLeastLike('en', 1),
              },
              1,
            ),
          },
        },
      },
      async (client) =>
        expect(await client.ppv.getStatus({ companyId })).toMatchObject({
          ppv: { viewsUsed: 1 },
          subjects: [{ subject_id: 101, enabled: true }],
        }),
    ))

  it('are closed without a package', () =>
    pinCall(
      {
        ...reading,
        given: nothing,
        uponReceiving: 'the videos of who has no package',
        willRespondWith: refused.forbidden(),
      },
      async (client) =>
        expect(client.ppv.getStatus({ companyId })).rejects.toMatchObject({ kind: 'forbidden' }),
    ))

  it.each([
    ['a snippet switched off', 101, false],
    ['a snippet made', 102, true],
  ])('%s', (uponReceiving, subject_id, enabled) =>
    pinCall(
      {
        operation: 'ppv.toggle',
        given,
        as: 'admin',
        withRequest: { method: 'POST', path: `${root}/ppv/toggle`, body: { subject_id, enabled } },
        uponReceiving,
        willRespondWith: { status: 200, body: { success: true, subject_id, enabled } },
      },
      async (client) =>
        expect(await client.ppv.toggle({ companyId, subject_id, enabled })).toMatchObject({ enabled }),
    ),
  )
})

describe('the usage log', () => {
  it('comes in pages, the latest first', () =>
    pinCall(
      {
        operation: 'ppv.getLog',
        given,
        as: 'admin',
        withRequest: { method: 'GET', path: `${root}/ppv_log?p=0&n=20&order=timestamp+desc` },
        uponReceiving: 'the first page',
        willRespondWith: { status: 200, body: { log: [row], count: 1 } },
      },
      async (client) =>
        expect(await client.ppv.getLog({ companyId, p: 0, n: 20, order: 'timestamp desc' })).toMatchObject({
          count: 1,
          log: [{ event_type: 2, uid: 'emp-1' }],
        }),
    ))

  it('is exported', () =>
    pinCall(
      {
        operation: 'ppv.exportUsage',
        given,
        as: 'admin',
        withRequest: { method: 'GET', path: `${root}/ppv/export/?token=${exampleToken}` },
        uponReceiving: 'the export',
        willRespondWith: {
          status: 200,
          text: {
            type: 'text/csv',
            example:
              'id,timestamp,event_type,subject_title,client_ip,js_video_id,location,uid,api_key\r\n1,,2,,,,,,\r\n',
            like: firstLine(
              'id,timestamp,event_type,subject_title,client_ip,js_video_id,location,uid,api_key',
            ),
          },
        },
      },
      async (client) =>
        expect((await client.ppv.exportUsage({ companyId, token: exampleToken })).type).toMatch(/text\/csv/),
    ))
})

describe('a snippet', () => {
  const opening = (key: string) =>
    ({
      operation: 'ppv.embed',
      given,
      as: 'nobody',
      withRequest: { method: 'GET', path: `/embed?lang=en&key=${key}&s=101&c=101&hideLogo=1` },
    }) as const
  const args = { lang: 'en', s: 101, c: 101, hideLogo: '1' } as const
  const page = (example: string, like: RegExp) => ({ type: 'text/html', example, like })

  it('shows its player', () =>
    pinCall(
      {
        ...opening('pact-embed-key'),
        uponReceiving: 'a snippet with its key',
        willRespondWith: {
          status: 200,
          text: page('<!doctype html><iframe id="player">', /[\s\S]*<iframe id="player"[\s\S]*/),
        },
      },
      async (client) =>
        expect((await client.ppv.embed({ ...args, key: 'pact-embed-key' })).type).toMatch(/text\/html/),
    ))

  it('with a wrong key shows why not', () =>
    pinCall(
      {
        ...opening('wrong'),
        uponReceiving: 'a snippet with a wrong key',
        willRespondWith: {
          status: 403,
          text: page(
            '<!doctype html><h1>This video cannot be shown</h1>',
            /[\s\S]*This video cannot be shown[\s\S]*/,
          ),
        },
      },
      async (client) =>
        expect(client.ppv.embed({ ...args, key: 'wrong' })).rejects.toMatchObject({ status: 403 }),
    ))
})
