import { getManagerEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import type { SocketStep } from '../../faults/steps.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { connect, createFrame, createToken, sendFrames, waitForClose } from '../../testing/testSocket.ts'

async function startFaultyServer(...steps: Omit<SocketStep, 'on'>[]) {
  const { origin, worlds } = await startTestServer()
  const live = worlds.default
  const token = await createToken(live, getManagerEmail('admin', 'partner'))
  live.faults.set(steps.map((step) => ({ on: 'websocket', ...step })))
  return { live, listen: () => connect(origin, `/api/ws?token=${token}`) }
}
const progress = { event: 'integration:progress' }

test('a fault can refuse, reset or delay a websocket connection', async () => {
  const { listen } = await startFaultyServer(
    { event: 'connect', status: 503, count: 1 },
    { event: 'connect', reset: true, count: 1 },
    { event: 'connect', latency: 150, count: 1 },
  )
  await expect(listen()).rejects.toThrow('503')
  await expect(listen()).rejects.toThrow(/ECONNRESET|hang up/)
  const before = performance.now()
  await listen()
  expect(performance.now() - before).toBeGreaterThan(145)
})

test('a fault can lose or delay frames in order or close the socket', async () => {
  const { live, listen } = await startFaultyServer(
    { ...progress, lose: true, count: 1 },
    { ...progress, latency: 60, count: 1 },
    { ...progress, close: 4000, skip: 2 },
  )
  const { socket, heard } = await listen()
  const closed = waitForClose(socket)
  await sendFrames(live, ...[10, 20, 30, 40, 50].map((done) => createFrame(done)))
  expect((await closed)[0]).toBe(4000)
  expect(heard).toEqual([20, 30, 40])
})

test('a fault can reset the connection without a close frame, and clients can reconnect', async () => {
  const { live, listen } = await startFaultyServer({ ...progress, reset: true, count: 1 })
  const { socket, heard } = await listen()
  const closed = waitForClose(socket)
  await sendFrames(live, createFrame(10))
  expect([await closed, heard]).toEqual([[1006, ''], []])
  const again = await listen()
  await sendFrames(live, createFrame(20))
  await expect.poll(() => again.heard).toEqual([20])
})
