import { setTimeout as wait } from 'node:timers/promises'
import websocket, { type WebSocket } from '@fastify/websocket'
import { closedUnauthorized, type LiveFrame } from '@heed/contracts'
import type { PersonRow } from '@heed/fixtures'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { strengthIn } from '../world/authority.ts'
import { personOfToken } from '../world/sessions.ts'
import type { World } from '../world/World.ts'
import type { LiveWorld } from './LiveWorld.ts'
import type { Worlds } from './Worlds.ts'

const goingAway = 1001
/** Milliseconds that a client has to say goodbye when the server closes. */
const farewell = 500

/** The websocket below /api/ws: one way, each frame to those who may hear it (S0 section 7). */
export async function serveLive(app: FastifyInstance, worlds: Worlds): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: 1024 },
    preClose(done) {
      for (const client of this.websocketServer.clients) {
        client.close(goingAway, 'The server closes')
        setTimeout(() => client.terminate(), farewell).unref()
      }
      done()
    },
  })
  for (const url of ['/api/ws', '/api/ws/']) {
    app.route({
      method: 'GET',
      url,
      onRequest: (request, reply) => refuseByFault(request, reply, worlds),
      handler: (_request, reply) =>
        reply
          .status(426)
          .header('upgrade', 'websocket')
          .send({ message: 'This is the address of a websocket' }),
      wsHandler: (socket, request) => hold(socket, request, worlds),
    })
  }
}

async function refuseByFault(request: FastifyRequest, reply: FastifyReply, worlds: Worlds): Promise<unknown> {
  const live = worlds.chosenBy(request.headers)
  const fault = live?.faults.ofFrame(live.world.clock.now, 'connect')
  if (!fault) return undefined
  await wait(fault.delay)
  const { status, reset } = fault.step
  if (reset) request.raw.socket.resetAndDestroy()
  return status === undefined ? undefined : reply.status(status).send({ message: 'A fault of the world' })
}

function hold(socket: WebSocket, request: FastifyRequest, worlds: Worlds): void {
  const live = worlds.chosenBy(request.headers)
  if (!live) {
    socket.terminate()
    return
  }
  const token = new URLSearchParams(request.raw.url?.split('?')[1]).get('token')
  /** Undefined without a token; null where the token is unknown, has expired, or was signed out. */
  const listener = () => (token === null ? undefined : (personOfToken(live.world, token) ?? null))
  const refuse = () => socket.close(closedUnauthorized, 'Please sign in')
  if (listener() === null) {
    refuse()
    return
  }
  const stop = live.hear((frame) => {
    const person = listener()
    if (person === null) refuse()
    else if (mayHear(live.world, person, frame)) void send(socket, frame, live)
  })
  socket.once('close', stop)
}

/** Sends a frame, unless a fault of the world harms it. */
async function send(socket: WebSocket, frame: LiveFrame, { faults, world }: LiveWorld): Promise<void> {
  const text = JSON.stringify(frame)
  const fault = faults.ofFrame(world.clock.now, frame.event)
  if (!fault) {
    socket.send(text)
    return
  }
  await wait(fault.delay)
  const { lose, close, reset } = fault.step
  if (reset) socket.terminate()
  else if (close !== undefined) socket.close(close)
  else if (!lose) socket.send(text)
}

/** What happens in a company is told to those who may look into it; what is public to everybody. */
function mayHear(world: World, person: PersonRow | undefined, { data }: LiveFrame): boolean {
  if (!('companyId' in data)) return true
  const company = world.companies.get(data.companyId)
  return company !== undefined && person !== undefined && strengthIn(world, person, company) !== undefined
}
