import { type Failure, idleCloseCode, publicEvent } from '@heed/contracts'
import { getManagerEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import WebSocket from 'ws'
import { startTestServer } from '../../testing/testServer.ts'
import { connect, createToken, waitForClose } from '../../testing/testSocket.ts'

const fetchRefusal = (origin: string, path = '/api/ws', headers: Record<string, string> = {}) =>
  new Promise<[status: number | undefined, body: Failure, retryAfter: string | undefined]>(
    (resolve, reject) => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, { headers })
      socket.once('open', () => reject(new Error('The socket was taken')))
      socket.once('error', reject)
      socket.once('unexpected-response', (_request, answer) => {
        let text = ''
        answer.on('data', (piece) => {
          text += String(piece)
        })
        answer.on('end', () => resolve([answer.statusCode, JSON.parse(text), answer.headers['retry-after']]))
      })
    },
  )

test('websockets without a token leave room for people, requests and the desk', async () => {
  const { origin, worlds, send } = await startTestServer({ connections: 8 })
  const token = await createToken(worlds.default, getManagerEmail('admin', 'partner'))
  const first = await connect(origin)
  await connect(origin)
  const [status, { error }, retryAfter] = await fetchRefusal(origin)
  expect([status, error.code, retryAfter]).toEqual([503, 'unavailable', '60'])
  expect(error.description).toMatch(
    /^All 2 WebSocket connections for (one address|clients without a token) are in use/,
  )
  expect([(await send('/api/branding')).status, (await send('/_mock/health')).status]).toEqual([200, 200])
  const closed = waitForClose(first.socket)
  first.socket.close()
  await closed
  await expect.poll(() => connect(origin, `/api/ws?token=${token}`).then(() => 'open', String)).toBe('open')
})

test('a websocket with an unknown token counts as one without, from any address', async () => {
  const { origin, worlds } = await startTestServer({ connections: 40, origin: 'https://heed.example' })
  const token = await createToken(worlds.default, getManagerEmail('admin', 'partner'))
  const from = (at: number) => ({ 'x-forwarded-for': `192.0.2.${at % 2}` })
  for (let at = 0; at < 10; at++) await connect(origin, '/api/ws', from(at))
  const unknown = await fetchRefusal(origin, '/api/ws?token=unknown', from(0))
  expect([unknown[0], unknown[1].message]).toEqual([
    503,
    'All 10 WebSocket connections for clients without a token are in use. Close one, or try again later',
  ])
  for (let at = 0; at < 5; at++) await connect(origin, `/api/ws?token=${token}`, from(0))
  expect((await fetchRefusal(origin, `/api/ws?token=${token}`, from(0)))[1].message).toMatch(
    /for one address/,
  )
  await connect(origin, `/api/ws?token=${token}`, from(1))
})

test('an idle websocket is closed without a token and remains open with one', async () => {
  const { origin, worlds } = await startTestServer({ socketIdle: 300 })
  const token = await createToken(worlds.default, getManagerEmail('admin', 'partner'))
  const { socket: known } = await connect(origin, `/api/ws?token=${token}`)
  const { socket, frames } = await connect(origin)
  const closed = waitForClose(socket)
  const data = { areas: [], resilienceScore: 50, bestBehaviour: 'Locks', worstBehaviour: 'Links' }
  worlds.default.world.publish({ event: publicEvent, data })
  await worlds.default.commit()
  expect([await closed, frames.length]).toEqual([[idleCloseCode, 'Idle without a token'], 1])
  expect(known.readyState).toBe(WebSocket.OPEN)
})
