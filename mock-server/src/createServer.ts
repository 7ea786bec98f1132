import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { sendFailure } from './server/sendFailure.ts'
import './server/english.ts'
import { createContentServer } from './contentServer/contentServer.ts'
import { findBarScript } from './desk/deskPage.ts'
import { serveDesk } from './desk/serveDesk.ts'
import { servesPackages } from './domain/content/externalOrigin.ts'
import { serveViews } from './embed/serveViews.ts'
import { registerFaultHook } from './faults/misbehave.ts'
import { serveAssessments } from './learner/assessments/serveAssessments.ts'
import { serveShared } from './learner/assessments/serveShared.ts'
import { serveTrainings } from './learner/trainings/serveTrainings.ts'
import { trackAllowedMethods } from './server/allowedMethods.ts'
import { registerBodyReader } from './server/body/registerBodyReader.ts'
import { serveConsole } from './server/console/serveConsole.ts'
import { serveDocs } from './server/console/serveDocs.ts'
import { serveStatic } from './server/console/serveStatic.ts'
import { addDateHeader } from './server/dateHeader.ts'
import { endStalledUploads, stallTimeoutMs } from './server/endStalledUploads.ts'
import { finishRequests } from './server/finishRequests.ts'
import { idleMaxMs, serveLive } from './server/live/serveLive.ts'
import { serveBilling } from './server/pages/serveBilling.ts'
import { serveConsent } from './server/pages/serveConsent.ts'
import { plainErrors } from './server/plainErrors.ts'
import { formatNoWorldMessage } from './server/requests/respond.ts'
import { serveApi } from './server/requests/serveApi.ts'
import { openWorlds, type WorldsOptions } from './server/worlds/openWorlds.ts'
import { getWorldId, type Worlds } from './server/worlds/Worlds.ts'
import { extractWorldPath } from './server/worlds/worldInPath.ts'
import { serveXapi } from './xapi/serveXapi.ts'

/** Each connection may buffer a body (U-14). */
const defaultMaxConnections = 2000

export interface ServerOptions extends WorldsOptions {
  consoleFolder?: string
  deskFolder?: string
  /** Closes a connection if no byte of the body arrives for this long, ms; 30 s by default. */
  silence?: number
  /** Maximum number of connections, 2,000 by default; half of them may be websockets. */
  connections?: number
  /** Closes a websocket without a token if it gets no frame for this long, ms; a minute by default. */
  socketIdle?: number
  bar?: boolean
  report?: (line: string) => void
}

interface ListenOptions {
  host?: string
  port: number
  contentPort?: number
}

export interface Server {
  worlds: Worlds
  listen(options: ListenOptions): Promise<string>
  contentOrigin(): string
  close(): Promise<void>
}

export async function createServer(options: ServerOptions = {}): Promise<Server> {
  const worlds = await openWorlds(options)
  const report = options.report ?? (() => undefined)
  const app = fastify({
    forceCloseConnections: true,
    ...plainErrors,
    rewriteUrl: extractWorldPath,
    // Links to demos are long, because they contain the person's details.
    routerOptions: { maxParamLength: 1000 },
  })
  const { connections = defaultMaxConnections, socketIdle = idleMaxMs } = options
  app.server.maxConnections = connections
  endStalledUploads(app, options.silence ?? stallTimeoutMs)
  const getAllowedMethods = trackAllowedMethods(app)
  const readBytes = registerBodyReader(app)
  app.decorateRequest('client', '')
  app.addHook('onRequest', async (request) => {
    request.client = worlds.site.getClientIp(request.ip, request.headers)
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })
  addDateHeader(app, worlds)
  await serveLive(app, worlds, { connections, idle: socketIdle })
  // Must follow the websocket plugin's hook, which closes the socket of a rejected upgrade.
  app.addHook('onRequest', (request, reply) => rejectForeignOrigins(worlds, request, reply))
  app.addHook('onRequest', async (request, reply) => {
    if (worlds.getRequestedWorld(request.headers)) return undefined
    const description = formatNoWorldMessage(getWorldId(request.headers))
    return sendFailure(reply, 404, description)
  })
  app.addHook('preHandler', async (request) => {
    if (!request.is404) await worlds.getRequestedWorld(request.headers)?.whenIdle()
  })
  registerFaultHook(app)
  const content = createContentServer(worlds, options.silence)
  content.server.maxConnections = app.server.maxConnections
  serveApi(app, worlds, { report, contentPort: () => getPort(content) })
  serveDocs(app)
  await serveXapi(app, worlds, readBytes)
  serveViews(app, worlds)
  serveConsent(app, worlds)
  serveBilling(app, worlds)
  serveTrainings(app, worlds, () => getPort(content))
  serveAssessments(app, worlds)
  serveShared(app, worlds)
  serveDesk(app, worlds, getAllowedMethods, options.deskFolder)
  serveStatic(app, worlds)
  app.addHook('preClose', async () => worlds.stop())
  finishRequests(app)
  serveConsole(app, options.consoleFolder, worlds, {
    contentPort: () => getPort(content),
    allowed: getAllowedMethods,
    bar: () => (options.bar ? findBarScript(options.deskFolder) : undefined),
  })
  return {
    worlds,
    listen: async ({ host = '127.0.0.1', port, contentPort = 0 }) => {
      // Must precede the first request: the host determines whether other machines may connect.
      worlds.site.setListenAddress({ host, port, contentPort })
      await content.listen({ host, port: contentPort })
      await app.listen({ host, port })
      worlds.site.setListenAddress({ host, port: getPort(app), contentPort: getPort(content) })
      return worlds.site.localOrigin
    },
    contentOrigin: () => worlds.site.contentOrigin,
    close: async () => {
      await content.close()
      await app.close()
      await worlds.close()
    },
  }
}

function getPort({ server }: FastifyInstance): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function rejectForeignOrigins(
  worlds: Worlds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const [path = ''] = request.url.split('?')
  const description = worlds.site.getOriginRefusal(request.headers, path, request.method, (origin) => {
    const world = worlds.getRequestedWorld(request.headers)?.world
    return world !== undefined && servesPackages(world, origin)
  })
  if (description === undefined) return undefined
  return sendFailure(reply, 403, description)
}
