import { expect } from 'vitest'
import { firstLine } from '../bodies.ts'
import { instant, integer, string } from '../matchers.ts'
import { exampleToken } from '../pin.ts'
import { refused } from '../refusals.ts'
import { pinClient } from './pins.ts'

const companyId = 101
const given = { 'a pay-per-view package': { apiKey: 'pact-embed-key' } }
const making = { views: 20, notes: 'Trial' }
const ppv = (viewsPurchased: number, viewsUsed: number) => ({
  apiKey: string('pact-embed-key'),
  company_id: 101,
  viewsPurchased,
  viewsUsed,
})
const columns = 'id,timestamp,event_type,subject_title,client_ip,js_video_id,location,uid,api_key'
const snippet = { lang: 'en', s: 101, c: 101, hideLogo: '1' } as const

pinClient([
  {
    pin: 'ppv.create: a package of 20 views',
    as: 'partner',
    request: 'POST /companies/101/ppv',
    body: making,
    answer: { success: true, ppv: ppv(20, 0) },
    do: (client) => client.ppv.create({ companyId, ...making }),
  },
  {
    pin: 'ppv.create: a second package',
    as: 'partner',
    given,
    request: 'POST /companies/101/ppv',
    body: making,
    fails: refused.conflict(),
    do: (client) => client.ppv.create({ companyId, ...making }),
  },
  {
    pin: 'ppv.create: one by an admin',
    request: 'POST /companies/101/ppv',
    body: making,
    fails: refused.forbidden(),
    do: (client) => client.ppv.create({ companyId, ...making }),
  },
  {
    pin: 'ppv.addViews: 50 more views',
    as: 'partner',
    given,
    request: 'POST /companies/101/views',
    body: { views: 50 },
    answer: { success: true, ppv: ppv(150, 1) },
    do: (client) => client.ppv.addViews({ companyId, views: 50 }),
  },
  {
    pin: 'ppv.newKey: another key',
    as: 'partner',
    given,
    request: 'PUT /companies/101/ppvkey',
    body: {},
    answer: { apiKey: string('another-key') },
    do: (client) => client.ppv.newKey({ companyId }),
  },
  {
    pin: 'ppv.getTransactions: what was bought',
    as: 'partner',
    given,
    request: 'GET /companies/101/ppv_transactions',
    answer: { transactions: [{ id: integer(1), created: instant(), views: 100, notes: 'First package' }] },
    do: (client) => client.ppv.getTransactions({ companyId }),
  },
  {
    pin: 'ppv.exportUsage: the export',
    given,
    request: `GET /companies/101/ppv/export/?token=${exampleToken}`,
    response: {
      status: 200,
      text: { type: 'text/csv', example: `${columns}\r\n1,,2,,,,,,\r\n`, like: firstLine(columns) },
    },
    do: (client) => client.ppv.exportUsage({ companyId, token: exampleToken }),
    reads: { type: expect.stringMatching(/text\/csv/) },
  },
  {
    pin: 'ppv.embed: a snippet with its key',
    as: 'nobody',
    given,
    request: 'GET /embed?lang=en&key=pact-embed-key&s=101&c=101&hideLogo=1',
    response: {
      status: 200,
      text: {
        type: 'text/html',
        example: '<!doctype html><iframe id="player">',
        like: /[\s\S]*<iframe id="player"[\s\S]*/,
      },
    },
    do: (client) => client.ppv.embed({ ...snippet, key: 'pact-embed-key' }),
    reads: { type: expect.stringMatching(/text\/html/) },
  },
  {
    pin: 'ppv.embed: a snippet with a wrong key',
    as: 'nobody',
    given,
    request: 'GET /embed?lang=en&key=wrong&s=101&c=101&hideLogo=1',
    fails: {
      status: 403,
      text: {
        type: 'text/html',
        example: '<!doctype html><h1>This video cannot be shown</h1>',
        like: /[\s\S]*This video cannot be shown[\s\S]*/,
      },
    },
    do: (client) => client.ppv.embed({ ...snippet, key: 'wrong' }),
  },
])
