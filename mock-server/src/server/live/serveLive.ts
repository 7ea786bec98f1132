import websocket, { type WebSocket } from '@fastify/websocket'
import { closedIdle, closedReplaced, closedUnauthorized, type LiveFrame, publicEvent } from '@heed/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pause } from '../../faults/pause.ts'
import { type Actor, actorOfToken } from '../../world/actors.ts'
import { getStrength } from '../../world/authority.ts'
import type { World } from '../../world/World.ts'
import { sendFailure } from '../sendFailure.ts'
import type { Worlds } from '../worlds/Worlds.ts'
import { SocketPlaces, socketLimits } from './SocketPlaces.ts'

const goingAway = 1001
/** Time for a client to close the socket, ms. */
const farewell = 500

/** Time without a frame after which a socket without a token is closed, ms. */
export const idleMaxMs = 60_000

interface Rules {
  connections: number
  idle: number
}

/** Sockets never use all connections. Sockets without a token use less than half of all sockets (U-25). */
export async function serveLive(app: FastifyInstance, worlds: Worlds, rules: Rules): Promise<void> {
  const places = new SocketPlaces(socketLimits(rules.connections))
  const closing = new AbortController()
  await app.register(websocket, {
    options: { maxPayload: 1024 },
    preClose(done) {
      closing.abort()
      for (const client of this.websocketServer.clients) {
        client.close(goingAway, 'The server is shutting down')
        setTimeout(() => client.terminate(), farewell).unref()
      }
      done()
    },
  })
  for (const url of ['/api/ws', '/api/ws/']) {
    app.route({
      method: 'GET',
      url,
      onRequest: async (request, reply) =>
        refuseFull(request, reply, worlds, places) ?? refuseByFault(request, reply, worlds, closing.signal),
      handler: (_request, reply) =>
        sendFailure(reply.header('upgrade', 'websocket'), 426, 'This address accepts only WebSockets'),
      wsHandler: (socket, request) => hold(socket, request, worlds, { closing: closing.signal, ...rules }),
    })
  }
}

const tokenIn = ({ raw }: FastifyRequest): string | null =>
  new URLSearchParams(raw.url?.split('?')[1]).get('token')

function refuseFull(request: FastifyRequest, reply: FastifyReply, worlds: Worlds, places: SocketPlaces) {
  if (!request.ws) return undefined
  const token = tokenIn(request)
  const world = worlds.chosenBy(request.headers)?.world
  const hasToken = token !== null && world !== undefined && actorOfToken(world, token) !== undefined
  const refusal = places.refusal(request.client, hasToken)
  if (refusal !== null) return sendFailure(reply.header('retry-after', '60'), 503, refusal)
  request.raw.socket.once('close', places.take(request.client, hasToken))
  return undefined
}

async function refuseByFault(
  request: FastifyRequest,
  reply: FastifyReply,
  worlds: Worlds,
  closing: AbortSignal,
): Promise<unknown> {
  const live = worlds.chosenBy(request.headers)
  const fault = live?.faults.ofFrame(live.world.clock.now, 'connect')
  if (!fault) return undefined
  await pause(fault.delay, closing)
  const { status, reset } = fault.step
  if (reset) {
    request.raw.socket.resetAndDestroy()
    return reply.hijack()
  }
  return status === undefined ? undefined : sendFailure(reply, status, 'Simulated fault')
}

function hold(
  socket: WebSocket,
  request: FastifyRequest,
  worlds: Worlds,
  { closing, idle }: Pick<Rules, 'idle'> & { closing: AbortSignal },
): void {
  const live = worlds.chosenBy(request.headers)
  if (!live) {
    socket.terminate()
    return
  }
  const token = tokenIn(request)
  /** Undefined without a token; null if the token is unknown, expired or signed out. */
  const listener = () => (token === null ? undefined : (actorOfToken(live.world, token) ?? null))
  const end = (code: number, reason: string) => {
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), farewell).unref()
  }
  const refuse = () => end(closedUnauthorized, 'Please sign in')
  if (listener() === null) {
    refuse()
    return
  }
  const silence = token === null ? setTimeout(() => end(closedIdle, 'Idle without a token'), idle) : undefined
  const send = async (frame: LiveFrame): Promise<void> => {
    const fault = live.faults.ofFrame(live.world.clock.now, frame.event)
    await pause(fault?.delay ?? 0, closing)
    silence?.refresh()
    const { lose, close, reset } = fault?.step ?? {}
    if (reset) request.raw.socket.resetAndDestroy()
    else if (close !== undefined) socket.close(close)
    else if (!lose) socket.send(JSON.stringify(frame))
  }
  let last = Promise.resolve()
  const stop = live.subscribe({
    frame(frame) {
      const person = listener()
      if (person === null) refuse()
      else if (mayHear(live.world, person, frame)) last = last.then(() => send(frame))
    },
    replaced: () => socket.close(closedReplaced, 'This world was replaced: please reload it'),
  })
  socket.once('close', () => {
    clearTimeout(silence)
    stop()
  })
}

function mayHear(world: World, person: Actor | undefined, frame: LiveFrame): boolean {
  if (frame.event === publicEvent) return true
  const company = world.companies.get(frame.data.companyId)
  return company !== undefined && person !== undefined && getStrength(world, person, company) !== undefined
}
