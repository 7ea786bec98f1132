import { companyIds, getManagerEmail, partnerEmails } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'
import { connect, createFrame, createToken, sendFrames, waitForClose } from '../../testing/testSocket.ts'

test("sync progress, including 100, is sent only to the company's managers and partner", async () => {
  const { origin, worlds } = await startTestServer()
  const live = worlds.default
  const listen = async (email: string) => connect(origin, `/api/ws?token=${await createToken(live, email)}`)
  const admin = await listen(getManagerEmail('admin', 'partner'))
  const viewer = await listen(getManagerEmail('viewer', 'partner'))
  const reseller = await listen(partnerEmails.bjarg)
  const other = await listen(getManagerEmail('admin', 'direct'))
  const foreign = await listen(partnerEmails.hafid)
  const anonymous = await connect(origin)
  await sendFrames(live, createFrame(50), createFrame(100))
  for (const { heard } of [admin, viewer, reseller]) await expect.poll(() => heard).toEqual([50, 100])
  await sendFrames(live, createFrame(7, companyIds.direct))
  await expect.poll(() => other.heard).toEqual([7])
  expect([foreign.heard, anonymous.heard, admin.heard]).toEqual([[], [], [50, 100]])
})

test('an unknown or empty token closes the websocket with 4401', async () => {
  const { origin } = await startTestServer()
  for (const token of ['unknown', '']) {
    const { socket } = await connect(origin, `/api/ws?token=${token}`)
    expect(await waitForClose(socket)).toEqual([4401, 'Please sign in'])
  }
})

test('signing out closes the websocket and sends no further events', async () => {
  const { origin, worlds } = await startTestServer()
  const live = worlds.default
  const token = await createToken(live, getManagerEmail('admin', 'partner'))
  const { socket, heard } = await connect(origin, `/api/ws?token=${token}`)
  live.world.sessions.remove(token)
  const closed = waitForClose(socket)
  await sendFrames(live, createFrame(50))
  expect([await closed, heard]).toEqual([[4401, 'Please sign in'], []])
})

test('each world sends its own events, selected by path or header', async () => {
  const { origin, worlds } = await startTestServer()
  const mine = worlds.create(worlds.default.world.base, 'mine')
  if (!mine) throw new Error('The world was not made')
  const token = await createToken(mine, getManagerEmail('admin', 'partner'))
  const sockets = [
    await connect(origin, `/api/ws?token=${token}`, { 'x-heed-world': 'mine' }),
    await connect(origin, `/w/mine/api/ws?token=${token}`),
  ]
  await sendFrames(worlds.default, createFrame(1))
  await sendFrames(mine, createFrame(2))
  for (const { heard } of sockets) await expect.poll(() => heard).toEqual([2])
  await expect(connect(origin, '/w/none/api/ws')).rejects.toThrow('404')
})

test("a closing server notifies its clients and doesn't wait for a silent one", async () => {
  const { origin, close } = await startTestServer()
  const { socket } = await connect(origin)
  const silent = await connect(origin)
  silent.socket.pause()
  const closed = waitForClose(socket)
  await close()
  expect(await closed).toEqual([1001, 'The server is shutting down'])
})

test("a frame that violates the contract isn't sent, and the log says why", async () => {
  const { origin, worlds, send } = await startTestServer()
  const live = worlds.default
  const token = await createToken(live, getManagerEmail('admin', 'partner'))
  const { heard } = await connect(origin, `/api/ws?token=${token}`)
  await sendFrames(live, createFrame(150), createFrame(60))
  await expect.poll(() => heard).toEqual([60])
  const { body } = await send<{ requests: object[] }>('/_mock/requests?problems=1')
  expect(body.requests).toMatchObject([
    {
      path: '/api/ws',
      status: 500,
      problems: [
        expect.stringContaining("frame integration:progress doesn't match the contract: data.progress"),
      ],
    },
  ])
  expect(live.history.entries.at(-1)?.events).toHaveLength(1)
})

test('a plain request to the websocket address returns 426', async () => {
  const { send } = await startTestServer()
  expect(await send('/api/ws')).toMatchObject({
    status: 426,
    body: { message: 'This address accepts only WebSockets' },
  })
})
