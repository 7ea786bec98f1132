import { getCallsPerMinute, linkRateLimits } from '@heed/contracts'
import { companyIds } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { formatInvitationLink } from '../domain/assessments/delivery/links.ts'
import { formatAccessLink } from '../domain/trainings/delivery/accessLink.ts'
import { advanceTime } from '../simulation/advanceTime.ts'
import { startTestServer } from '../testing/testServer.ts'
import { dayMs } from '../world/Clock.ts'

/** Returns a company whose employees share one IP address. Its server's clock doesn't move. */
async function startWithCompany() {
  const server = await startTestServer({ now: () => 0 })
  const live = server.worlds.default
  const { world } = live
  advanceTime(world, world.clock.now + 1.1 * dayMs)
  await live.commit('clock')
  const { trainings, assessments, lessonsByTraining, resultsByAssessment } = world.campaigns
  const training = trainings.get(companyIds.direct * 100 + 2)
  const assessment = assessments.get(companyIds.direct * 100 + 2)
  if (!training || !assessment) throw new Error('Nothing runs')
  const employees = new Set(lessonsByTraining.get(training.id).map(({ employeeId }) => employeeId))
  const links = [...employees].map((id) => formatAccessLink(world, training, id))
  const [result] = resultsByAssessment.get(assessment.id)
  const [link] = links
  if (link === undefined || !result) throw new Error('Nobody was asked')
  const statusOf = async (path: string, body?: string) =>
    (await server.send(path, body === undefined ? {} : { method: 'POST', body })).status
  /** Simulates earlier requests from this machine. */
  const count = (what: string, times: number) => {
    for (let at = 0; at < times; at++) server.worlds.rateLimiter?.recordCall(`default ${what} 127.0.0.1`, 1)
  }
  const shared = assessments.put({ ...assessment, scheduleType: -1, due: world.clock.after(7 * dayMs) })
  const person = world.employees.get(result.employeeId)
  return {
    ...server,
    links,
    link,
    invitation: formatInvitationLink(world, assessment, result),
    shared: `/take/assessment/of/${shared.uniqueId}`,
    sharedId: shared.uniqueId,
    right: `email=${encodeURIComponent(person?.email ?? '')}`,
    statusOf,
    count,
  }
}

it("one link's pages, files and forms share a rate limit separate from other links", async () => {
  const { link, links, statusOf, send } = await startWithCompany()
  const asked = [link, `${link}/certificate`, `${link}/0`, `${link}/0/questions`]
  for (let at = 0; at < linkRateLimits.own; at++) expect(await statusOf(asked[at % 4] ?? link)).not.toBe(429)
  const { status, headers, text } = await send(link)
  expect([status, headers.get('retry-after')]).toEqual([429, '60'])
  expect(text).toContain('Of margar beiðnir bárust í einu')
  for (const path of asked.slice(1)) expect(await statusOf(path)).toBe(429)
  expect(await statusOf(`${link}/0/questions`, 'q0=1')).toBe(429)
  for (const other of links.slice(1)) expect(await statusOf(other)).toBe(200)
  expect(await statusOf(`/w/sso${link}`)).not.toBe(429)
})

it('a rate-limited request starts no lesson and counts no play', async () => {
  const { link, count, send, worlds } = await startWithCompany()
  const [, lesson = ''] = /action="([^"]*\/\d+)["?]/.exec((await send(link)).text) ?? []
  count(`link ${link.split('/').at(-1)}`, linkRateLimits.own)
  count('views', getCallsPerMinute({ who: 'public', path: '/embed/views' }) ?? 0)
  const { position } = worlds.default.history
  for (const path of [lesson, '/api/embed/views']) {
    const { status, headers } = await send(path, { method: 'POST', body: '' })
    expect([path, status, headers.get('retry-after')]).toEqual([path, 429, '60'])
  }
  expect(worlds.default.history.position).toBe(position)
})

it('repeated posts to an invitation are rate-limited', { tags: 'slow' }, async () => {
  const { invitation, statusOf } = await startWithCompany()
  for (let at = 0; at < linkRateLimits.own; at++) expect(await statusOf(invitation, '')).not.toBe(429)
  expect(await statusOf(invitation, '')).toBe(429)
})

it('a whole company behind one IP address can open its individual links together', async () => {
  const { links, statusOf, count } = await startWithCompany()
  // Simulates the number of links of a large company, in addition to this world's links.
  for (let at = 0; at < 5000; at++) count(`link ${at}`, 12)
  for (const link of links)
    for (const path of [link, `${link}/certificate`]) expect(await statusOf(path)).not.toBe(429)
})

it('a whole company can use one shared link, but loops over it are rate-limited', async () => {
  const { shared, sharedId, right, statusOf, count } = await startWithCompany()
  count(`link ${sharedId}`, 5000 * 3 - 2)
  expect([await statusOf(shared), await statusOf(shared, right), await statusOf(shared)]).toEqual([
    200, 303, 429,
  ])
})

it('guessing links is rate-limited without blocking valid links', async () => {
  const { link, statusOf, count } = await startWithCompany()
  count('missed', linkRateLimits.missed - 1)
  expect([await statusOf(`${link}A`), await statusOf(`${link}B`)]).toEqual([404, 429])
  expect(await statusOf(link)).toBe(200)
})

it('guessing addresses at a shared link is rate-limited, after which correct ones fail too', async () => {
  const { shared, right, send, statusOf, count } = await startWithCompany()
  count('missed', linkRateLimits.missed - 1)
  expect(await statusOf(shared, 'email=nobody@nowhere.example')).toBe(422)
  expect([await statusOf(shared, 'email=nobody@nowhere.example'), await statusOf(shared, right)]).toEqual([
    429, 429,
  ])
  const { headers, text } = await send(shared, { method: 'POST', body: right })
  expect(headers.get('retry-after')).toBe('60')
  expect(text).toMatch(/<input id="email"[^>]* aria-invalid="true" aria-describedby="wrong" autofocus>/)
  expect(await statusOf(shared)).toBe(200)
})

it('each client behind a proxy has its own limits for links and plays', async () => {
  const { send, worlds } = await startTestServer({ now: () => 0, origin: 'https://heed.example' })
  const most = getCallsPerMinute({ who: 'public', path: '/embed/views' }) ?? 0
  for (let at = 0; at < linkRateLimits.missed; at++)
    worlds.rateLimiter?.recordCall('default missed 192.0.2.7', 1)
  for (let at = 0; at < most; at++) worlds.rateLimiter?.recordCall('default views 192.0.2.7', 1)
  const statusFrom = async (machine: string, path: string, method: 'GET' | 'POST') =>
    (await send(path, { method, headers: { 'x-forwarded-for': machine } })).status
  for (const [path, method, open] of [
    ['/training/nothing', 'GET', 404],
    ['/api/embed/views', 'POST', 400],
  ] as const) {
    expect([path, await statusFrom('192.0.2.8, 192.0.2.7', path, method)]).toEqual([path, 429])
    expect([path, await statusFrom('192.0.2.7, 192.0.2.8', path, method)]).toEqual([path, open])
  }
})
