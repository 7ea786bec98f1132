import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getCompanyFile } from '../../domain/companies/brand/companyFiles.ts'
import { readPicture } from '../../files/pictures.ts'
import { listBlogPosts } from '../../library/pages.ts'
import { createStaticFile } from '../../library/staticFiles.ts'
import { parseOrigin, staticPath } from '../../world/addresses.ts'
import { dayMs } from '../../world/Clock.ts'
import { sendFailure } from '../sendFailure.ts'
import type { Worlds } from '../worlds/Worlds.ts'

type CompanyFileRequest = FastifyRequest<{ Params: { companyId: string; file: string } }>

const hourSeconds = 60 * 60
const perPageMax = 100

/**
 * Any site may show a lesson in a frame: customers embed lessons. Names the origin, because WebKit's 'self' matches
 * nothing in a sandboxed frame.
 */
const createStaticPolicy = (origin: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${origin}`.trimEnd(),
    `style-src 'self' ${origin}`.trimEnd(),
    `img-src 'self' ${origin} data:`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

export function serveStatic(app: FastifyInstance, worlds: Worlds): void {
  app.get(`${staticPath}/companies/:companyId/:file`, (request: CompanyFileRequest, reply) =>
    sendCompanyFile(worlds, request, reply),
  )
  app.get(`${staticPath}/*`, (request, reply) => sendFile(request, reply))
  app.get('/wp-json/wp/v2/posts', (request, reply) => sendPosts(request, reply))
  app.get('/.well-known/security.txt', (request, reply) => sendSecurityTxt(worlds, request, reply))
}

/** Uploaded files are untrusted but share the console's origin. Serves only pictures, as their detected type. */
function sendCompanyFile(
  worlds: Worlds,
  { headers, params }: CompanyFileRequest,
  reply: FastifyReply,
): FastifyReply {
  const world = worlds.getRequestedWorld(headers)?.world
  const bytes = world && getCompanyFile(world, Number(params.companyId), params.file)
  const picture = bytes && readPicture(bytes)
  if (!picture) return sendFailure(reply, 404, 'The company has no such file')
  return reply
    .headers({
      // The file name contains a content hash.
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .type(picture.type)
    .send(bytes)
}

function sendFile(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.slice(staticPath.length + 1).split('?')
  const file = createStaticFile(path)
  if (!file) return sendFailure(reply, 404, `There is no ${staticPath}/${path}`)
  const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`
  reply.headers({
    'cache-control': `public, max-age=${hourSeconds}`,
    'content-security-policy': createStaticPolicy(parseOrigin(`${request.protocol}://${request.host}`)),
    // Sandboxed lessons have no origin, so even their own script is cross-origin. Nothing here is secret.
    'access-control-allow-origin': '*',
    // Equal to the console's policy, so that windows opened by the console keep their opener.
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    etag,
  })
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.type(`${file.type}; charset=utf-8`).send(file.body)
}

function sendPosts(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const requestedCount = Number(new URLSearchParams(request.url.split('?')[1]).get('per_page') ?? 10)
  if (!Number.isInteger(requestedCount) || requestedCount < 1 || requestedCount > perPageMax) {
    return reply.status(400).send({ message: `per_page must be 1 to ${perPageMax}` })
  }
  return reply.send(listBlogPosts(`${request.protocol}://${request.host}`, staticPath, requestedCount))
}

function sendSecurityTxt(worlds: Worlds, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { world } = worlds.getRequestedWorld(request.headers) ?? worlds.default
  const lines = [
    'Contact: mailto:security@heed.example',
    `Expires: ${world.clock.after(365 * dayMs)}`,
    'Preferred-Languages: en, is',
    `Canonical: ${request.protocol}://${request.host}/.well-known/security.txt`,
  ]
  return reply
    .header('cache-control', 'no-cache')
    .type('text/plain; charset=utf-8')
    .send(`${lines.join('\n')}\n`)
}
