import { fetchTransport } from '@heed/contracts'
import { type Controls, controls, createControls } from '@heed/contracts/controls'
import { expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/testServer.ts'

const createDeskControls = (server: Pick<TestServer, 'origin'>): Controls =>
  createControls({
    baseUrl: `${server.origin}/_mock`,
    transport: fetchTransport(fetch),
    identity: () => ({ accountDomain: 'desk', clientLocation: 'test' }),
    requestId: () => 'test',
  })

it('every desk control answers as declared', async () => {
  const server = await startTestServer({ base: { scenario: 'default' } })
  const { worlds, scenarios, people, clock, outbox, faults, snapshots, requests, journal, data, stories } =
    createDeskControls(server)
  const [admin] = (await people.list()).people
  await server.send('/api/auth/email/manager_signin', { method: 'POST', body: { email: admin?.email } })
  await server.send('/api/companies/2/lists', { token: 'nobody' })
  const mail = await outbox.next({ to: admin?.email ?? '', timeout: 1 })
  const { requests: calls } = await requests.list({ problems: undefined })
  const refused = calls.find(({ status }) => status === 401)
  const asked: Record<string, () => Promise<unknown>> = {
    'worlds.health': () => worlds.health(),
    'worlds.list': () => worlds.list(),
    'worlds.make': () => worlds.make({ id: 'mine' }),
    'worlds.end': () => worlds.end({ name: 'mine' }),
    'people.list': () => people.list(),
    'scenarios.list': () => scenarios.list(),
    'clock.show': () => clock.show(),
    'clock.move': () => clock.move({ to: 'next' }),
    'outbox.list': () => outbox.list(),
    'outbox.browse': () => outbox.browse({ size: 2 }),
    'outbox.show': () => outbox.show({ id: mail.id }),
    'outbox.next': () => outbox.next({ to: mail.to }),
    'faults.set': () => faults.set({ steps: [{ status: 503, count: 0 }] }),
    'faults.list': () => faults.list(),
    'faults.clear': () => faults.clear(),
    'snapshots.keep': () => snapshots.keep({ name: 'one' }),
    'snapshots.list': () => snapshots.list(),
    'snapshots.read': () => snapshots.read({ name: 'one' }),
    'snapshots.load': async () =>
      snapshots.load({ ...(await snapshots.read({ name: 'one' })), name: 'two' } as never),
    'snapshots.restore': () => snapshots.restore({ name: 'two' }),
    'snapshots.delete': () => snapshots.delete({ name: 'two' }),
    'requests.list': () => requests.list({ problems: '1' }),
    'requests.why': () => requests.why({ id: refused?.id ?? 0 }),
    'journal.list': async () => expect((await journal.list()).entries).not.toEqual([]),
    'journal.show': async () => journal.show({ id: (await journal.list()).position }),
    'journal.undo': () => journal.undo(),
    'journal.export': () => journal.export(),
    'journal.replay': async () => journal.replay((await journal.export()) as never),
    'data.list': () => data.list(),
    'data.rows': async () => expect(await data.rows({ name: 'companies', _limit: 2 })).toHaveLength(2),
    'stories.list': async () => expect((await stories.list()).stories).not.toEqual([]),
    'stories.begin': () => stories.begin({ story: 'first-import' }),
    'stories.show': async () => expect((await stories.show()).story).toBeNull(),
    'stories.go': async () => {
      const { address } = await stories.begin({ story: 'first-import' })
      const there = createDeskControls({ origin: address.slice(0, -1) }).stories
      expect((await there.go({ step: 2 })).step).toEqual((await there.show()).step)
    },
    'worlds.reset': () => worlds.reset(),
  }
  const declared = Object.entries(controls).flatMap(([area, calls]) =>
    Object.keys(calls).map((name) => `${area}.${name}`),
  )
  expect(new Set(Object.keys(asked))).toEqual(new Set(declared))
  for (const [control, run] of Object.entries(asked)) {
    await expect(
      run().then(() => control),
      control,
    ).resolves.toBe(control)
    // Creates something to undo and to show, regardless of earlier tests.
    if (control === 'requests.why')
      await server.send('/_mock/clock', { method: 'POST', body: { advance: 'P1D' } })
  }
})

it('a snapshot shows the world time at which it was saved', async () => {
  const server = await startTestServer({ base: { now: '2026-02-02T09:00:00.000Z' } })
  const { clock, snapshots } = createDeskControls(server)
  await clock.move({ advance: 'P1D' })
  await snapshots.keep({ name: 'one' })
  await clock.move({ advance: 'P1D' })
  expect((await snapshots.list()).snapshots).toMatchObject([{ name: 'one', now: '2026-02-03T09:00:00.000Z' }])
})
