import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type GetAllowedMethods, sendAllowed } from '../allowedMethods.ts'
import { listMethods, matchOperation } from '../requests/matchOperation.ts'
import { respondToCall } from '../requests/respond.ts'
import { toCall, writeReply } from '../requests/serveApi.ts'
import { sendFailure } from '../sendFailure.ts'
import type { Worlds } from '../worlds/Worlds.ts'
import { getBasePath } from '../worlds/worldInPath.ts'
import { type BuiltPage, createBuiltPageReader, sendBuilt, serveBuiltFiles } from './builtPage.ts'

interface ConsolePage {
  text: BuiltPage
  contentPort: () => number
  allowed: GetAllowedMethods
  bar: () => string | undefined
}

/** All other addresses are console routes, except that a missing script or picture returns 404. */
export function serveConsole(
  app: FastifyInstance,
  folder: string | undefined,
  worlds: Worlds,
  pageOptions: Omit<ConsolePage, 'text'>,
): void {
  const page = { text: createBuiltPageReader(folder), ...pageOptions }
  app.get('/config.json', (request, reply) =>
    reply.header('cache-control', 'no-store').send({
      apiUrl: `${getBasePath(request.raw)}/api`,
      accountDomain: request.hostname,
      services: { blog: { posts: `${getBasePath(request.raw)}/wp-json/wp/v2/posts` } },
    }),
  )
  for (const path of ['/', '/index.html'])
    app.get(path, (request, reply) => sendPage(worlds, request, reply, page))
  app.get<{ Params: { id: string } }>('/w/:id', (request, reply) =>
    reply.redirect(`/w/${encodeURIComponent(request.params.id)}/`),
  )
  if (folder !== undefined && page.text() !== undefined) serveBuiltFiles(app, folder)
  app.setNotFoundHandler((request, reply) => sendFallback(worlds, page, request, reply))
}

async function sendFallback(
  worlds: Worlds,
  page: ConsolePage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const call = toCall(request)
  if (matchOperation(call.method, call.path, true)) {
    return writeReply(reply, await respondToCall(worlds, { ...call, file: true }))
  }
  const isPagePath = !isFilePath(call.path)
  if (isReadMethod(request.method) && isPagePath) return sendPage(worlds, request, reply, page)
  const methods = new Set([
    ...getAllowedMethods(page, call.path),
    ...(isPagePath ? ['GET', 'HEAD'] : listMethods(call.path, true)),
  ])
  if (methods.size > 0 && !methods.has(request.method)) return sendAllowed(request, reply, [...methods])
  return sendFailure(reply, 404, `There is no ${call.path}`)
}

const getAllowedMethods = ({ allowed }: ConsolePage, path: string): string[] =>
  path.startsWith('/api/') && listMethods(path.slice('/api'.length)).length > 0
    ? listMethods(path.slice('/api'.length))
    : allowed(path)

const isReadMethod = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** Page addresses may contain dots, as in /users/user/asa@example.is. */
function isFilePath(path: string): boolean {
  const fileName = path.slice(path.lastIndexOf('/') + 1)
  if (/@|%40/.test(fileName)) return false
  return (
    path.startsWith('/assets/') ||
    /\.(css|gif|html?|ico|jpe?g|js|json|map|mjs|png|svg|txt|wasm|webp|woff2?|xml)$/i.test(fileName)
  )
}

function sendPage(
  worlds: Worlds,
  request: FastifyRequest,
  reply: FastifyReply,
  page: ConsolePage,
): FastifyReply {
  const builtText = page.text()
  if (builtText === undefined) return sendFailure(reply, 404, "The console isn't built; run npm start")
  // On addresses other than loopback, the desk's files need a key, so every console page would prompt for
  // it.
  const bar = worlds.site.isLoopback ? page.bar() : undefined
  return sendBuilt(reply, bar ? addScript(builtText, bar) : builtText, getBasePath(request.raw), (nonce) =>
    createConsolePolicy(nonce, formatPreviewOrigins(request, page.contentPort())),
  )
}

const addScript = (page: string, path: string): string =>
  page.replace('</head>', `<script type="module" src="./${path}"></script></head>`)

const formatPreviewOrigins = ({ protocol, hostname }: FastifyRequest, port: number): string =>
  `${protocol}://${hostname}:${port} ${protocol}://*.localhost:${port}`

const createConsolePolicy = (nonce: string, packages: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    `frame-src 'self' blob: ${packages}`,
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
