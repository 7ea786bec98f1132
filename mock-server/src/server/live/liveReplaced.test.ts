import { worldReplacedCloseCode } from '@heed/contracts'
import { getManagerEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'
import { connect, createFrame, createToken, sendFrames, waitForClose } from '../../testing/testSocket.ts'

async function startWatchedWorld() {
  const { origin, worlds, send } = await startTestServer()
  const live = worlds.create(worlds.default.world.base, 'mine')
  if (!live) throw new Error('The world was not made')
  const token = await createToken(live, getManagerEmail('admin', 'partner'))
  const control = (method: 'POST' | 'DELETE', path: string, body?: object) =>
    send(`/w/mine/_mock${path}`, { method, ...(body ? { body } : {}) })
  await control('POST', '/snapshots', { name: 'before' })
  const [list] = live.world.lists.values()
  if (!list) throw new Error('There is no list')
  live.world.lists.put({ ...list, name: 'Renamed' })
  await live.commit()
  const listen = () => connect(origin, `/w/mine/api/ws?token=${token}`)
  return { live, control, listen, position: live.history.position }
}

test.each<[string, 'POST' | 'DELETE', string, object?]>([
  ['a change is undone', 'POST', '/undo'],
  ['a snapshot is restored', 'POST', '/snapshots/before/restore'],
  ['the world is reset', 'POST', '/reset'],
  ['the world gets another scenario', 'POST', '/reset', { scenario: 'trial-expired' }],
  ['the world is deleted', 'DELETE', '/worlds/mine'],
])('a websocket closes with a request to reload when %s', async (_, method, path, body) => {
  const { control, listen } = await startWatchedWorld()
  const { socket } = await listen()
  const closed = waitForClose(socket)
  expect((await control(method, path, body)).status).toBe(200)
  expect(await closed).toEqual([worldReplacedCloseCode, 'This world was replaced: please reload it'])
})

test("an undone and redone event isn't sent again to reconnected clients", async () => {
  const { live, control, listen, position } = await startWatchedWorld()
  await sendFrames(live, createFrame(10))
  const { heard } = await listen()
  const moves = [{ to: position }, { to: position + 1 }]
  for (const move of moves) {
    const { socket } = await listen()
    const closed = waitForClose(socket)
    await control('POST', '/undo', move)
    await closed
  }
  const again = await listen()
  await sendFrames(live, createFrame(20))
  await expect.poll(() => again.heard).toEqual([20])
  expect(heard).toEqual([])
})

test('an undo to the current position keeps websockets open', async () => {
  const { live, control, listen, position } = await startWatchedWorld()
  const { heard } = await listen()
  await control('POST', '/undo', { to: position })
  await sendFrames(live, createFrame(30))
  await expect.poll(() => heard).toEqual([30])
})
