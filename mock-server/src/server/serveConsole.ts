import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Allowed, sendAllowed } from './allowed.ts'
import { type BuiltPage, pageOf, sendBuilt, serveBuilt } from './builtPage.ts'
import { matchOperation, methodsAt } from './matchOperation.ts'
import { respond } from './respond.ts'
import { sendFailure } from './sendFailure.ts'
import { callOf, write } from './serveApi.ts'
import type { Worlds } from './Worlds.ts'
import { basePathOf } from './worldInPath.ts'

/** What is sent for every address of the console, and where the packages that it previews are served. */
interface Page {
  text: BuiltPage
  contentPort: () => number
  allowed: Allowed
  /** Where below the world the script lies that shows the bar of demos; undefined where there is none. */
  bar: () => string | undefined
}

/**
 * The built console and the files of its web host. An address that is no file is a page of the console, which reads
 * it itself; a missing script or picture is 404, never a page.
 */
export function serveConsole(
  app: FastifyInstance,
  folder: string | undefined,
  worlds: Worlds,
  surroundings: Omit<Page, 'text'>,
): void {
  const page = { text: pageOf(folder), ...surroundings }
  app.get('/config.json', (request, reply) =>
    reply.header('cache-control', 'no-store').send({
      apiUrl: `${basePathOf(request.raw)}/api`,
      accountDomain: request.hostname,
      services: { blog: { posts: `${basePathOf(request.raw)}/wp-json/wp/v2/posts` } },
    }),
  )
  for (const path of ['/', '/index.html'])
    app.get(path, (request, reply) => sendPage(worlds, request, reply, page))
  app.get<{ Params: { id: string } }>('/w/:id', (request, reply) =>
    reply.redirect(`/w/${encodeURIComponent(request.params.id)}/`),
  )
  if (folder !== undefined && page.text() !== undefined) serveBuilt(app, folder)
  app.setNotFoundHandler((request, reply) => fallBack(worlds, page, request, reply))
}

async function fallBack(
  worlds: Worlds,
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const call = callOf(request)
  if (matchOperation(call.method, call.path, true)) {
    return write(reply, await respond(worlds, { ...call, file: true }))
  }
  const isPage = !isFile(call.path)
  if (isRead(request.method) && isPage) return sendPage(worlds, request, reply, page)
  const methods = new Set([
    ...allowedAt(page, call.path),
    ...(isPage ? ['GET', 'HEAD'] : methodsAt(call.path, true)),
  ])
  if (methods.size > 0 && !methods.has(request.method)) return sendAllowed(request, reply, [...methods])
  return sendFailure(reply, 404, `There is no ${call.path}`)
}

/** Below the API the calls say it: one route stands for all of them there. */
const allowedAt = ({ allowed }: Page, path: string): string[] =>
  path.startsWith('/api/') && methodsAt(path.slice('/api'.length)).length > 0
    ? methodsAt(path.slice('/api'.length))
    : allowed(path)

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** An address of a page may hold dots, as in /users/user/asa@example.is. */
function isFile(path: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1)
  if (/@|%40/.test(last)) return false
  return (
    path.startsWith('/assets/') ||
    /\.(css|gif|html?|ico|jpe?g|js|json|map|mjs|png|svg|txt|wasm|webp|woff2?|xml)$/i.test(last)
  )
}

function sendPage(worlds: Worlds, request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const built = page.text()
  if (built === undefined) return sendFailure(reply, 404, 'The console is not built; run npm start')
  // Elsewhere the files of the desk ask for its key, and so would every page.
  const bar = worlds.site.isLoopback ? page.bar() : undefined
  return sendBuilt(reply, bar ? withScript(built, bar) : built, basePathOf(request.raw), (nonce) =>
    policy(nonce, previews(request, page.contentPort())),
  )
}

const withScript = (page: string, path: string): string =>
  page.replace('</head>', `<script type="module" src="./${path}"></script></head>`)

/** The origins of previews, as sources of a policy: the shared one, and those of their own (packagePreview.ts). */
const previews = ({ protocol, hostname }: FastifyRequest, port: number): string =>
  `${protocol}://${hostname}:${port} ${protocol}://*.localhost:${port}`

/** No inline script, no eval, no other site but the previews of packages; styles made while the page runs carry the nonce of this answer. */
const policy = (nonce: string, packages: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    // Documents are shown from bytes that are here already.
    `frame-src 'self' blob: ${packages}`,
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
