import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import mime from 'mime'
import { getExternalOrigin } from '../domain/content/externalOrigin.ts'
import { getArchive } from '../domain/content/packageFiles.ts'
import { findLivePreview } from '../domain/content/previews.ts'
import { addDateHeader } from '../server/dateHeader.ts'
import { endStalledUploads, stallTimeoutMs } from '../server/endStalledUploads.ts'
import { plainErrors } from '../server/plainErrors.ts'
import type { Worlds } from '../server/worlds/Worlds.ts'
import { extractWorldPath } from '../server/worlds/worldInPath.ts'
import type { PreviewRow } from '../world/areas/Content.ts'
import { playerScript } from './playerScript.ts'
import { sendBytes } from './sendBytes.ts'
import { renderWrapperPage } from './wrapperPage.ts'

type KeyedRequest = FastifyRequest<{ Params: { key: string; '*': string } }>

/** Customers' packages have their own origin: they can't access the console, but can access their own frames. */
export function createContentServer(worlds: Worlds, stallMs = stallTimeoutMs): FastifyInstance {
  const app = fastify({
    forceCloseConnections: true,
    ...plainErrors,
    rewriteUrl: extractWorldPath,
    routerOptions: { maxParamLength: 1000 },
  })
  endStalledUploads(app, stallMs)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async () => undefined)
  app.addHook('onRequest', async ({ headers }, reply) => {
    const refusal = worlds.site.getHostRefusal(headers)
    if (refusal === undefined) return undefined
    return reply.status(403).type('text/plain; charset=utf-8').send(refusal)
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-cache',
    })
  })
  addDateHeader(app, worlds)
  // Browsers request an icon and report a missing icon as an error.
  app.get('/favicon.ico', (_request, reply) => reply.status(204).send())
  app.get('/:key/', (request: KeyedRequest, reply) => sendPage(worlds, request, reply))
  app.get('/:key/player.js', (_request, reply) => sendScript(reply, playerScript))
  app.get('/:key/scorm12.js', (_request, reply) => sendScript(reply, readLibraryScript('scorm12')))
  app.get('/:key/scorm2004.js', (_request, reply) => sendScript(reply, readLibraryScript('scorm2004')))
  app.get('/:key/files/*', (request: KeyedRequest, reply) => sendFile(worlds, request, reply))
  app.setNotFoundHandler((_request, reply) => sendInvalidLinkPage(reply))
  return app
}

const getXapiUrl = ({ endpoint }: PreviewRow): string => `${endpoint}/`

const findPreview = (worlds: Worlds, { headers, params }: KeyedRequest) => {
  const world = worlds.getRequestedWorld(headers)?.world
  const livePreview = world && findLivePreview(world, params.key)
  return livePreview && { world, ...livePreview }
}

function sendPage(worlds: Worlds, request: KeyedRequest, reply: FastifyReply): FastifyReply {
  const livePreview = findPreview(worlds, request)
  if (!livePreview) return sendInvalidLinkPage(reply)
  const nonce = randomBytes(16).toString('base64')
  const policy = createPagePolicy(
    nonce,
    getXapiUrl(livePreview.preview),
    getExternalOrigin(livePreview.translation),
  )
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(renderWrapperPage(livePreview.preview, livePreview.translation, nonce))
}

async function sendFile(worlds: Worlds, request: KeyedRequest, reply: FastifyReply): Promise<FastifyReply> {
  const livePreview = findPreview(worlds, request)
  const archive = livePreview && (await getArchive(livePreview.world, livePreview.translation))
  const path = archive?.find(request.params['*'])
  if (!livePreview || !archive || path === undefined) return sendInvalidLinkPage(reply)
  reply.header('content-security-policy', createFilePolicy(getXapiUrl(livePreview.preview)))
  reply.type(mime.getType(path) ?? 'application/octet-stream')
  return sendBytes(request, reply, await archive.read(path))
}

const sendScript = (reply: FastifyReply, script: string): FastifyReply =>
  reply.type('text/javascript; charset=utf-8').send(script)

const sendInvalidLinkPage = (reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .type('text/plain; charset=utf-8')
    .send("This preview has ended, or the file isn't in the package")

const scripts = new Map<string, string>()

function readLibraryScript(kind: 'scorm12' | 'scorm2004'): string {
  const require = createRequire(import.meta.url)
  const path =
    kind === 'scorm12'
      ? require.resolve('scorm-again/scorm12/min')
      : require.resolve('scorm-again/scorm2004/min')
  const script = scripts.get(kind) ?? readFileSync(path, 'utf8')
  scripts.set(kind, script)
  return script
}

/** Forbids top navigation, so that a package can't replace the console. */
const sandboxPolicy =
  'sandbox allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads'

/** `reports`: the only other address the package may call; `frameOrigin`: origin of a package on another host. */
const createPagePolicy = (nonce: string, reports: string, frameOrigin: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    ["frame-src 'self'", frameOrigin].join(' ').trimEnd(),
    `connect-src ${reports}`,
    "base-uri 'none'",
    "form-action 'none'",
    sandboxPolicy,
  ].join('; ')

const createFilePolicy = (reports: string): string =>
  [
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    `connect-src 'self' data: blob: ${reports}`,
    "form-action 'self'",
    "base-uri 'self'",
    sandboxPolicy,
  ].join('; ')
