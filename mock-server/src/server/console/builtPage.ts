import { randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const yearSeconds = 365 * 24 * 60 * 60

export type BuiltPage = () => string | undefined

/** Rereads the page after a rebuild. Returns the previous page while a build is being written. */
export function createBuiltPageReader(folder: string | undefined): BuiltPage {
  const path = folder === undefined ? undefined : join(folder, 'index.html')
  let cachedPage: { time: number; text: string } | undefined
  return () => {
    const time = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (path !== undefined && time !== undefined && time !== cachedPage?.time) {
      const text = readFileSync(path, 'utf8')
      if (text !== '') cachedPage = { time, text }
    }
    return cachedPage?.text
  }
}

export function sendBuilt(
  reply: FastifyReply,
  text: string,
  basePath: string,
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
        .replace('<base href="/"', `<base href="${basePath}/"`)
        .replace('<meta name="csp-nonce" content="', `$&${nonce}`),
    )
}

export function serveBuiltFiles(app: FastifyInstance, root: string, prefix = '/'): void {
  app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', getCaching(path))
      reply.setHeader('vary', 'accept-encoding')
    },
  })
}

const getCaching = (path: string): string =>
  /[\\/]assets[\\/][^\\/]+$/.test(path) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache'
