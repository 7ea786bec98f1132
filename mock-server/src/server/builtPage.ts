import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const year = 365 * 24 * 60 * 60

/** The page of a build; undefined where nothing is built. */
export function readPage(folder: string | undefined): string | undefined {
  const path = folder === undefined ? undefined : join(folder, 'index.html')
  return path !== undefined && existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** One build serves every world: the page says below which path it lies, and styles carry the nonce of this answer. */
export function sendBuilt(
  reply: FastifyReply,
  text: string,
  base: string,
  policy: (nonce: string) => string,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy(nonce),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(
      text
        .replace('<base href="/"', `<base href="${base}/"`)
        .replace('<meta name="csp-nonce" content="', `$&${nonce}`),
    )
}

/** The files of a build, below `prefix`. */
export function serveBuilt(app: FastifyInstance, root: string, prefix = '/'): void {
  app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', cachingOf(path))
      reply.setHeader('vary', 'accept-encoding')
    },
  })
}

/** Names of built files hold a hash of their content. */
const cachingOf = (path: string): string =>
  /[\\/]assets[\\/][^\\/]+$/.test(path) ? `public, max-age=${year}, immutable` : 'no-cache'
