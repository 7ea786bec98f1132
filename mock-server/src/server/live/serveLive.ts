import websocket, { type WebSocket } from '@fastify/websocket'
import {
  idleCloseCode,
  type LiveFrame,
  publicEvent,
  unauthorizedCloseCode,
  worldReplacedCloseCode,
} from '@heed/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pause } from '../../faults/pause.ts'
import { type Actor, findActorByToken } from '../../world/actors.ts'
import { getActorAccess } from '../../world/authority.ts'
import type { World } from '../../world/World.ts'
import { sendFailure } from '../sendFailure.ts'
import type { Worlds } from '../worlds/Worlds.ts'
import { computeSocketLimits, SocketLimiter } from './SocketPlaces.ts'

const goingAwayCode = 1001
/** Time for a client to close the socket, ms. */
const closeTimeoutMs = 500

/** Closes a socket without a token if it gets no frame for this long, ms. */
export const idleMaxMs = 60_000

interface SocketRules {
  connections: number
  idle: number
}

/** Sockets never use all connections. Sockets without a token use less than half of all sockets (U-25). */
export async function serveLive(app: FastifyInstance, worlds: Worlds, rules: SocketRules): Promise<void> {
  const socketLimiter = new SocketLimiter(computeSocketLimits(rules.connections))
  const closeController = new AbortController()
  await app.register(websocket, {
    options: { maxPayload: 1024 },
    preClose(done) {
      closeController.abort()
      for (const client of this.websocketServer.clients) {
        client.close(goingAwayCode, 'The server is shutting down')
        setTimeout(() => client.terminate(), closeTimeoutMs).unref()
      }
      done()
    },
  })
  for (const url of ['/api/ws', '/api/ws/']) {
    app.route({
      method: 'GET',
      url,
      onRequest: async (request, reply) =>
        rejectIfFull(request, reply, worlds, socketLimiter) ??
        rejectByFault(request, reply, worlds, closeController.signal),
      handler: (_request, reply) =>
        sendFailure(reply.header('upgrade', 'websocket'), 426, 'This address accepts only WebSockets'),
      wsHandler: (socket, request) =>
        serveSocket(socket, request, worlds, { closing: closeController.signal, ...rules }),
    })
  }
}

const getToken = ({ raw }: FastifyRequest): string | null =>
  new URLSearchParams(raw.url?.split('?')[1]).get('token')

function rejectIfFull(
  request: FastifyRequest,
  reply: FastifyReply,
  worlds: Worlds,
  socketLimiter: SocketLimiter,
) {
  if (!request.ws) return undefined
  const token = getToken(request)
  const world = worlds.getRequestedWorld(request.headers)?.world
  const hasToken = token !== null && world !== undefined && findActorByToken(world, token) !== undefined
  const refusal = socketLimiter.getRefusal(request.client, hasToken)
  if (refusal !== null) return sendFailure(reply.header('retry-after', '60'), 503, refusal)
  request.raw.socket.once('close', socketLimiter.reserve(request.client, hasToken))
  return undefined
}

async function rejectByFault(
  request: FastifyRequest,
  reply: FastifyReply,
  worlds: Worlds,
  closeSignal: AbortSignal,
): Promise<unknown> {
  const liveWorld = worlds.getRequestedWorld(request.headers)
  const fault = liveWorld?.faults.findForFrame(liveWorld.world.clock.now, 'connect')
  if (!fault) return undefined
  await pause(fault.delay, closeSignal)
  const { status, reset } = fault.step
  if (reset) {
    request.raw.socket.resetAndDestroy()
    return reply.hijack()
  }
  return status === undefined ? undefined : sendFailure(reply, status, 'Simulated fault')
}

function serveSocket(
  socket: WebSocket,
  request: FastifyRequest,
  worlds: Worlds,
  { closing, idle }: Pick<SocketRules, 'idle'> & { closing: AbortSignal },
): void {
  const liveWorld = worlds.getRequestedWorld(request.headers)
  if (!liveWorld) {
    socket.terminate()
    return
  }
  const token = getToken(request)
  /** Undefined without a token; null if the token is unknown, expired or signed out. */
  const findListener = () => (token === null ? undefined : (findActorByToken(liveWorld.world, token) ?? null))
  const end = (code: number, reason: string) => {
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), closeTimeoutMs).unref()
  }
  const closeUnauthorized = () => end(unauthorizedCloseCode, 'Please sign in')
  if (findListener() === null) {
    closeUnauthorized()
    return
  }
  const idleTimer =
    token === null ? setTimeout(() => end(idleCloseCode, 'Idle without a token'), idle) : undefined
  const send = async (frame: LiveFrame): Promise<void> => {
    const fault = liveWorld.faults.findForFrame(liveWorld.world.clock.now, frame.event)
    await pause(fault?.delay ?? 0, closing)
    idleTimer?.refresh()
    const { lose, close, reset } = fault?.step ?? {}
    if (reset) request.raw.socket.resetAndDestroy()
    else if (close !== undefined) socket.close(close)
    else if (!lose) socket.send(JSON.stringify(frame))
  }
  let pendingSend = Promise.resolve()
  const unsubscribe = liveWorld.subscribe({
    frame(frame) {
      const person = findListener()
      if (person === null) closeUnauthorized()
      else if (canReceive(liveWorld.world, person, frame)) pendingSend = pendingSend.then(() => send(frame))
    },
    onReplaced: () => socket.close(worldReplacedCloseCode, 'This world was replaced: please reload it'),
  })
  socket.once('close', () => {
    clearTimeout(idleTimer)
    unsubscribe()
  })
}

function canReceive(world: World, person: Actor | undefined, frame: LiveFrame): boolean {
  if (frame.event === publicEvent) return true
  const company = world.companies.get(frame.data.companyId)
  return company !== undefined && person !== undefined && getActorAccess(world, person, company) !== undefined
}
