import type { IncomingMessage } from 'node:http'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import './server/english.ts'
import { contentServer } from './contentServer/contentServer.ts'
import { serveDesk } from './desk/serveDesk.ts'
import { serveViews } from './embed/serveViews.ts'
import { serveFaults } from './faults/misbehave.ts'
import { serveAssessments } from './learner/serveAssessments.ts'
import { serveShared } from './learner/serveShared.ts'
import { serveTrainings } from './learner/serveTrainings.ts'
import { rememberRoutes } from './server/allowed.ts'
import { collectBody } from './server/body/collectBody.ts'
import { plainLimit } from './server/body/limits.ts'
import { ReceivedForm } from './server/body/ReceivedForm.ts'
import { readText } from './server/body/readBody.ts'
import { receiveForm } from './server/body/receiveForm.ts'
import { endSilent, longestSilence } from './server/endSilent.ts'
import { finishRequests } from './server/finishRequests.ts'
import { openWorlds, type WorldsOptions } from './server/openWorlds.ts'
import { noWorld } from './server/respond.ts'
import { serveApi } from './server/serveApi.ts'
import { serveBilling } from './server/serveBilling.ts'
import { serveConsent } from './server/serveConsent.ts'
import { serveConsole } from './server/serveConsole.ts'
import { serveLive } from './server/serveLive.ts'
import { serveStatic } from './server/serveStatic.ts'
import { tellTime } from './server/tellTime.ts'
import { type Worlds, worldId } from './server/Worlds.ts'
import { worldInPath } from './server/worldInPath.ts'
import { serveXapi } from './xapi/serveXapi.ts'

export interface ServerOptions extends WorldsOptions {
  /** Folder of the built console; without it only the API and the controls are served. */
  consoleFolder?: string
  /** Milliseconds without a byte of a body after which its connection ends; half a minute unless it is said. */
  silence?: number
  /** Called with one line about what went wrong while serving. */
  report?: (line: string) => void
}

interface Listening {
  host?: string
  port: number
  /** Port of the origin that imported packages are served at; without it a free one. */
  contentPort?: number
}

export interface Server {
  worlds: Worlds
  /** Address of the server, as in 'http://127.0.0.1:4200'. Port 0 takes a free one. */
  listen(where: Listening): Promise<string>
  /** Where imported packages are served, once the server listens. */
  contentOrigin(): string
  /** Answers what is under way, writes the data file and lets go of it. */
  close(): Promise<void>
}

/** The mock server in this process; throws a DataFileError where the data file cannot be used. */
export async function createServer(options: ServerOptions = {}): Promise<Server> {
  const worlds = await openWorlds(options)
  const report = options.report ?? (() => undefined)
  const app = fastify({
    forceCloseConnections: true,
    rewriteUrl: worldInPath,
    // Demo links name the person in their path.
    routerOptions: { maxParamLength: 1000 },
  })
  endSilent(app, options.silence ?? longestSilence)
  const allowed = rememberRoutes(app)
  app.decorateRequest('bodyMost', plainLimit)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async ({ headers, bodyMost }: FastifyRequest, payload: IncomingMessage) =>
    readText(await collectBody(payload, headers['content-length'], bodyMost)),
  )
  app.addContentTypeParser(
    'multipart/form-data',
    ({ headers, bodyMost }: FastifyRequest, payload: IncomingMessage) =>
      receiveForm(payload, headers, bodyMost),
  )
  app.addHook('onRequest', async (request, { raw }) => {
    raw.once('close', () => request.body instanceof ReceivedForm && request.body.release())
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })
  tellTime(app, worlds)
  await serveLive(app, worlds)
  app.addHook('onRequest', async (request, reply) => {
    if (worlds.chosenBy(request.headers)) return undefined
    const description = noWorld(worldId(request.headers))
    return reply.status(404).send({ error: { code: 'not_found', description } })
  })
  serveFaults(app)
  let host = '127.0.0.1'
  const content = contentServer(worlds)
  serveApi(app, worlds, { report, contentPort: () => portOf(content) })
  await serveXapi(app, worlds)
  serveViews(app, worlds)
  serveConsent(app, worlds)
  serveBilling(app, worlds)
  serveTrainings(app, worlds, () => portOf(content))
  serveAssessments(app, worlds)
  serveShared(app, worlds)
  serveDesk(app, worlds, { host: () => host, allowed })
  serveStatic(app, worlds)
  finishRequests(app)
  await serveConsole(app, options.consoleFolder, worlds, { contentPort: () => portOf(content), allowed })
  return {
    worlds,
    listen: async (where) => {
      host = where.host ?? host
      await content.listen({ host, port: where.contentPort ?? 0 })
      await app.listen({ host, port: where.port })
      return `http://${shown(host)}:${portOf(app)}`
    },
    contentOrigin: () => `http://${shown(host)}:${portOf(content)}`,
    close: async () => {
      await content.close()
      await app.close()
      await worlds.close()
    },
  }
}

/** The port a server listens on; 0 while it does not. */
function portOf({ server }: FastifyInstance): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** The host as a person can open it: all interfaces are reached on loopback, IPv6 stands in brackets. */
function shown(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
