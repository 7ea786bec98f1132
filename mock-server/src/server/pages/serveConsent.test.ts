import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { formatConnectUrl } from '../../domain/integrations/consent.ts'
import { call } from '../../testing/testCall.ts'
import { startTestServer } from '../../testing/testServer.ts'

const companyId = companyIds.trial
const slack = { companyId, type: 'slack' } as const
const admin = getManagerEmail('admin', 'trial')

async function openConsentPage(id?: string) {
  const server = await startTestServer()
  const live =
    id === undefined ? server.worlds.default : server.worlds.create(server.worlds.default.world.base, id)
  if (!live) throw new Error('The world was not made')
  const company = live.world.companies.get(companyId)
  if (!company) throw new Error('There is no such company')
  const path = formatConnectUrl(live.world, company, 'slack', live.path)
  const tried = () => call(live.world, 'integrations.test', slack, admin)
  const answer = (body: string) => server.send(path, { method: 'POST', body })
  return { ...server, live, path, tried, answer }
}

function parseRedirect(headers: Headers) {
  const { pathname, searchParams } = new URL(headers.get('location') ?? '', 'http://127.0.0.1')
  return [pathname, searchParams.get('message')]
}

test('the consent page changes nothing until it is answered, then redirects back', async () => {
  const { send, path, tried, answer } = await openConsentPage()
  const page = await send(path)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.text).toContain('Allow Heed to send messages at Strokkur Travel?')
  expect(tried()).toEqual({ error: 'Slack is not connected' })
  const { status, headers } = await answer('answer=allow')
  expect([status, parseRedirect(headers)]).toEqual([
    303,
    ['/settings/integrations/slack/', 'Slack is connected.'],
  ])
  expect(tried()).toEqual({ success: true })
})

test('denying consent redirects back with a message and changes nothing', async () => {
  const { send, path, tried, answer } = await openConsentPage()
  expect((await send(path)).text).toContain('Deny')
  const { status, headers } = await answer('answer=deny')
  const denied = "Slack wasn't connected: access denied."
  expect([status, parseRedirect(headers)]).toEqual([303, ['/settings/integrations/slack/', denied]])
  expect(tried()).toEqual({ error: 'Slack is not connected' })
})

test('consent that is revoked right away fails the connection test', async () => {
  const { tried, answer } = await openConsentPage()
  await answer('answer=revoke')
  expect(tried()).toEqual({ error: 'token_revoked' })
  await answer('answer=allow')
  expect(tried()).toEqual({ success: true })
})

test('consent given in another world applies only to that world', async () => {
  const { answer, tried, worlds } = await openConsentPage('mine')
  const { headers } = await answer('answer=allow')
  expect(parseRedirect(headers)).toEqual(['/w/mine/settings/integrations/slack/', 'Slack is connected.'])
  expect(tried()).toEqual({ success: true })
  expect(call(worlds.default.world, 'integrations.test', slack, admin)).toEqual({
    error: 'Slack is not connected',
  })
})

test.each([
  ['another key', (path: string) => path.replace(/key=.*/, 'key=guessed')],
  ['another company', (path: string) => path.replace(/company=\d+/, `company=${companyIds.direct}`)],
  ['another service', (path: string) => path.replace('slack', 'google')],
])('the consent address with %s returns 404 and connects nothing', async (_, other) => {
  const { send, path, tried } = await openConsentPage()
  expect((await send(other(path))).status).toBe(404)
  expect((await send(other(path), { method: 'POST', body: 'answer=allow' })).status).toBe(404)
  expect(tried()).toEqual({ error: 'Slack is not connected' })
})
