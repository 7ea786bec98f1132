import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoCards, type User } from '@heed/contracts'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DeskPerson } from '../../desk/people.ts'
import { sumCreditCents } from '../../domain/billing/purchase.ts'
import { toCompanyPayer } from '../../domain/billing/term.ts'
import { startTestServer } from '../../testing/testServer.ts'

const companyPath = `/api/companies/${companyIds.trial}`
const nonce = demoCards.pays.nonce

async function startParallelServer(where: string) {
  const folder = await mkdtemp(join(tmpdir(), 'heed-at-once-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const server = await startTestServer(where === 'memory' ? {} : { dataFile: join(folder, 'world.json') })
  const { people } = (await server.send<{ people: DeskPerson[] }>('/_mock/people')).body
  const findToken = (email: string) => people.find((one) => one.email === email)?.token ?? ''
  const { world } = server.worlds.default
  return {
    ...server,
    world,
    admin: findToken(getManagerEmail('admin')),
    trial: findToken(getManagerEmail('admin', 'trial')),
    atOnce: <T>(
      method: 'POST' | 'PUT',
      token: string,
      asked: (at: number) => readonly [path: string, body: object],
    ) =>
      Promise.all(
        Array.from({ length: 20 }, (_, at) => {
          const [path, body] = asked(at)
          return server.send<T>(path, { method, token, body })
        }),
      ),
    /** Replays the calls in sequence and returns the steps with different results. */
    async replayAndCompare() {
      const { text } = await server.send('/_mock/journal/export')
      const played = await server.send<{ played: number; different: unknown[] }>('/_mock/replay', {
        method: 'POST',
        body: text,
      })
      expect(played.body.played).toBeGreaterThan(0)
      return played.body.different
    },
    company: () => {
      const found = world.companies.get(companyIds.trial)
      if (!found) throw new Error('The company is gone')
      return found
    },
  }
}

describe.each(['memory', 'a data file'])('twenty parallel calls, stored in %s', (where) => {
  it('create only one company from one credit', async () => {
    const { send, atOnce, admin, world, replayAndCompare } = await startParallelServer(where)
    const { body: user } = await send<User>('/api/auth/user', { token: admin })
    const before = world.companies.size
    const answers = await atOnce<{ success?: true; error?: string }>('POST', admin, (at) => [
      '/api/data/manager/assignpackage',
      { company_id: 0, new_company_name: `Vík ${at}`, package_id: 1, _csrf: user.csrf },
    ])
    expect(answers.map(({ body }) => body.error ?? 'used').sort()).toEqual([
      ...Array.from({ length: 19 }, () => 'This credit has already been used'),
      'used',
    ])
    expect(world.companies.size).toBe(before + 1)
    const { unassignedPackages } = (await send<User>('/api/auth/user', { token: admin })).body
    expect(unassignedPackages?.map(({ package_id }) => package_id)).toEqual([2])
    expect(await replayAndCompare()).toEqual([])
  })

  it('charge only for the final plan and seats, apart from credit', async () => {
    const { atOnce, trial, world, company, replayAndCompare } = await startParallelServer(where)
    const bought = await atOnce('POST', trial, () => [
      `${companyPath}/subscriptions/`,
      { planId: 'business-monthly', seats: 50, paymentNonce: nonce },
    ])
    const changed = await atOnce('PUT', trial, (at) => [
      `${companyPath}/subscriptions/`,
      { planId: at % 2 === 0 ? 'business-monthly' : 'essential-monthly', seats: at % 3 === 0 ? 100 : 50 },
    ])
    expect(new Set([...bought, ...changed].map(({ status }) => status))).toEqual(new Set([200]))
    const invoices = [...world.billing.invoicesByPayer.get(toCompanyPayer(company()))]
    expect(invoices).toHaveLength(40)
    const paid = invoices.reduce((sum, { total }) => sum + total, 0)
    const held = invoices.sort((one, other) => one.id - other.id).at(-1)
    const { plan, seats } = company()
    expect([plan?.externalId, seats]).toEqual([held?.planId, held?.seats])
    const credit = sumCreditCents(world, company())
    expect(credit).toBeGreaterThan(0)
    // World time doesn't pass, so no prepaid time is used.
    expect(paid).toBe((held?.price ?? 0) + credit)
    expect(await replayAndCompare()).toEqual([])
  })

  it('are rejected once the seats are used up', async () => {
    const { atOnce, trial, world, company } = await startParallelServer(where)
    const before = world.getEmployeeTable(companyIds.trial).size
    const answers = await atOnce<{ newUsers?: unknown[] }>('POST', trial, (at) => [
      `${companyPath}/lists/createUsersBatch`,
      {
        preview: false,
        records: [0, 1, 2].map((one) => ({ email: `p${at}.${one}@crowd.example`, listName: 'Crowd' })),
      },
    ])
    const told = answers.reduce((sum, { body }) => sum + (body.newUsers?.length ?? 0), 0)
    const calls = Math.floor((company().seats - before) / 3)
    expect([told, world.getEmployeeTable(companyIds.trial).size]).toEqual([calls * 3, before + calls * 3])
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20 - calls)
  })

  it('open only one session from the sign-in links of one address', async () => {
    const { send, atOnce, world } = await startParallelServer(where)
    const signin = { method: 'POST', body: { email: getManagerEmail('viewer') } } as const
    for (let mail = 0; mail < 2; mail++) await send('/api/auth/email/manager_signin', signin)
    const { text } = await send('/_mock/outbox')
    const links = [...new Set([...text.matchAll(/auth\/email\/signin\/(\w+)\?/g)].map(([, link]) => link))]
    expect(links).toHaveLength(2)
    const before = world.sessions.size
    const answers = await atOnce('POST', '', (at) => [`/api/auth/email/signin/${links[at % 2]}`, {}])
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 401),
    ])
    expect(world.sessions.size).toBe(before + 1)
  })
})
