import { once } from 'node:events'
import { companyIds, managerEmail, partnerEmails } from '@heed/fixtures'
import { expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import { openSession } from '../world/sessions.ts'
import type { LiveWorld } from './LiveWorld.ts'
import { testServer } from './testServer.ts'

const frame = (progress: number, companyId: number = companyIds.partner) =>
  ({
    event: 'integration:progress',
    data: { companyId, type: 'azure', syncId: 'sync-1', progress, message: 'Reading people' },
  }) as const

/** A socket that writes down what it hears. */
async function connect(origin: string, path = '/api/ws', headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, { headers })
  onTestFinished(() => socket.terminate())
  const heard: number[] = []
  socket.on('message', (text) => heard.push(JSON.parse(String(text)).data.progress))
  await once(socket, 'open')
  return { socket, heard }
}

/** The code and reason with which the server closes the socket. */
async function closing(socket: WebSocket): Promise<[number, string]> {
  const [code, reason] = await once(socket, 'close')
  return [code, String(reason)]
}

async function tokenOf(live: LiveWorld, email: string): Promise<string> {
  const token = openSession(live.world, live.world.personByEmail(email)?.id ?? '').id
  await live.commit()
  return token
}

/** Tells, and waits until everybody who hears it did. */
async function tell(live: LiveWorld, ...frames: ReturnType<typeof frame>[]): Promise<void> {
  for (const one of frames) live.world.tell(one)
  await live.commit()
}

test('progress goes to the managers of its company and to nobody else, 100 included', async () => {
  const { origin, worlds } = await testServer()
  const live = worlds.default
  const listen = async (email: string) => connect(origin, `/api/ws?token=${await tokenOf(live, email)}`)
  const admin = await listen(managerEmail('admin', 'partner'))
  const viewer = await listen(managerEmail('viewer', 'partner'))
  const reseller = await listen(partnerEmails.bjarg)
  const other = await listen(managerEmail('admin', 'direct'))
  const foreign = await listen(partnerEmails.hafid)
  const anonymous = await connect(origin)
  await tell(live, frame(50), frame(100))
  for (const { heard } of [admin, viewer, reseller]) await expect.poll(() => heard).toEqual([50, 100])
  await tell(live, frame(7, companyIds.direct))
  await expect.poll(() => other.heard).toEqual([7])
  expect([foreign.heard, anonymous.heard, admin.heard]).toEqual([[], [], [50, 100]])
})

test('a token that is not known, or none in its place, closes the socket with 4401', async () => {
  const { origin } = await testServer()
  for (const token of ['unknown', '']) {
    const { socket } = await connect(origin, `/api/ws?token=${token}`)
    expect(await closing(socket)).toEqual([4401, 'Please sign in'])
  }
})

test('who signs out hears no more', async () => {
  const { origin, worlds } = await testServer()
  const live = worlds.default
  const token = await tokenOf(live, managerEmail('admin', 'partner'))
  const { socket, heard } = await connect(origin, `/api/ws?token=${token}`)
  live.world.sessions.remove(token)
  const closed = closing(socket)
  await tell(live, frame(50))
  expect([await closed, heard]).toEqual([[4401, 'Please sign in'], []])
})

test('each world speaks for itself, chosen by path or header', async () => {
  const { origin, worlds } = await testServer()
  const mine = worlds.make(worlds.default.world.base, 'mine')
  if (!mine) throw new Error('The world was not made')
  const token = await tokenOf(mine, managerEmail('admin', 'partner'))
  const sockets = [
    await connect(origin, `/api/ws?token=${token}`, { 'x-heed-world': 'mine' }),
    await connect(origin, `/w/mine/api/ws?token=${token}`),
  ]
  await tell(worlds.default, frame(1))
  await tell(mine, frame(2))
  for (const { heard } of sockets) await expect.poll(() => heard).toEqual([2])
  await expect(connect(origin, '/w/none/api/ws')).rejects.toThrow('404')
})

test('faults of the world refuse a connection, lose frames and close sockets', async () => {
  const { origin, worlds } = await testServer()
  const live = worlds.default
  const token = await tokenOf(live, managerEmail('admin', 'partner'))
  live.faults.set([
    { on: 'websocket', event: 'connect', status: 503, count: 1 },
    { on: 'websocket', event: 'integration:progress', lose: true, count: 1 },
    { on: 'websocket', event: 'integration:progress', latency: 5, skip: 1, count: 1 },
    { on: 'websocket', event: 'integration:progress', close: 4000, skip: 2 },
  ])
  await expect(connect(origin, `/api/ws?token=${token}`)).rejects.toThrow('503')
  const { socket, heard } = await connect(origin, `/api/ws?token=${token}`)
  const closed = closing(socket)
  for (const progress of [10, 20, 30, 40, 50]) {
    await tell(live, frame(progress))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect((await closed)[0]).toBe(4000)
  expect(new Set(heard)).toEqual(new Set([20, 30, 40]))
})

test('what is taken back and done once more is not told again', async () => {
  const { origin, worlds } = await testServer()
  const live = worlds.default
  const token = await tokenOf(live, managerEmail('admin', 'partner'))
  const { heard } = await connect(origin, `/api/ws?token=${token}`)
  const list = live.world.lists.values().next().value
  if (!list) throw new Error('There is no list')
  live.world.lists.put({ ...list, name: 'Renamed' })
  await tell(live, frame(10))
  await live.goTo(live.history.position - 1)
  await live.goTo(live.history.position + 1)
  await tell(live, frame(20))
  await expect.poll(() => heard).toEqual([10, 20])
})

test('a server that closes says so and does not wait for a client that is silent', async () => {
  const { origin, close } = await testServer()
  const { socket } = await connect(origin)
  const silent = await connect(origin)
  silent.socket.pause()
  const closed = closing(socket)
  await close()
  expect(await closed).toEqual([1001, 'The server closes'])
})

test('a plain request is told that a websocket is there', async () => {
  const { send } = await testServer()
  expect(await send('/api/ws')).toMatchObject({
    status: 426,
    body: { message: 'This is the address of a websocket' },
  })
})
