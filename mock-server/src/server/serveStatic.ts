import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { companyFile } from '../domain/companies/companyFiles.ts'
import { readPicture } from '../files/pictures.ts'
import { blogList } from '../library/pages.ts'
import { staticFile } from '../library/staticFiles.ts'
import { resources } from '../world/addresses.ts'
import { day } from '../world/Clock.ts'
import { sendFailure } from './sendFailure.ts'
import type { Worlds } from './Worlds.ts'

type OfCompany = FastifyRequest<{ Params: { companyId: string; file: string } }>

const hour = 60 * 60
const perPageMax = 100

/** Nothing from elsewhere, no inline script. Any site may frame a lesson: snippets show them in pages of customers. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The static addresses of the platform: resources, blog and security.txt (ENDPOINTS section 5). */
export function serveStatic(app: FastifyInstance, worlds: Worlds): void {
  app.get(`${resources}/companies/:companyId/:file`, (request: OfCompany, reply) =>
    sendCompanyFile(worlds, request, reply),
  )
  app.get(`${resources}/*`, (request, reply) => sendFile(request, reply))
  app.get('/wp-json/wp/v2/posts', (request, reply) => sendPosts(request, reply))
  app.get('/.well-known/security.txt', (request, reply) => sendSecurity(worlds, request, reply))
}

/** Bytes from outside at the console's origin: a picture is served, as what it really is, and nothing else. */
function sendCompanyFile(worlds: Worlds, { headers, params }: OfCompany, reply: FastifyReply): FastifyReply {
  const world = worlds.chosenBy(headers)?.world
  const bytes = world && companyFile(world, Number(params.companyId), params.file)
  const picture = bytes && readPicture(bytes)
  if (!picture) return sendFailure(reply, 404, 'The company has no such file')
  return reply
    .headers({
      // Its name goes by its content.
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .type(picture.type)
    .send(bytes)
}

function sendFile(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.slice(resources.length + 1).split('?')
  const file = staticFile(path)
  if (!file) return sendFailure(reply, 404, `There is no ${resources}/${path}`)
  const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`
  reply.headers({
    'cache-control': `public, max-age=${hour}`,
    'content-security-policy': policy,
    // In a sandbox without an origin a lesson reads its own script as from elsewhere; nothing here is anybody's secret.
    'access-control-allow-origin': '*',
    // As the console's own: a window that it opens keeps its opener.
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    etag,
  })
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.type(`${file.type}; charset=utf-8`).send(file.body)
}

function sendPosts(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const asked = Number(new URLSearchParams(request.url.split('?')[1]).get('per_page') ?? 10)
  if (!Number.isInteger(asked) || asked < 1 || asked > perPageMax) {
    return reply.status(400).send({ message: `per_page must be 1 to ${perPageMax}` })
  }
  return reply.send(blogList(`${request.protocol}://${request.host}`, resources, asked))
}

/** Who finds a hole in the platform learns here whom to tell (RFC 9116); it is good for a year from the world's now. */
function sendSecurity(worlds: Worlds, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { world } = worlds.chosenBy(request.headers) ?? worlds.default
  const lines = [
    'Contact: mailto:security@heed.example',
    `Expires: ${world.clock.after(365 * day)}`,
    'Preferred-Languages: en, is',
    `Canonical: ${request.protocol}://${request.host}/.well-known/security.txt`,
  ]
  return reply
    .header('cache-control', 'no-cache')
    .type('text/plain; charset=utf-8')
    .send(`${lines.join('\n')}\n`)
}
