import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBuiltPageReader, sendBuilt, serveBuiltFiles } from '../server/console/builtPage.ts'
import { sendFailure } from '../server/sendFailure.ts'
import { getBasePath } from '../server/worlds/worldInPath.ts'

const createPagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "frame-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export function findBarScript(folder: string | undefined): string | undefined {
  const assets = folder === undefined ? undefined : join(folder, 'assets')
  const name = assets !== undefined && existsSync(assets) ? readdirSync(assets).find(isBarScript) : undefined
  return name && `_mock/assets/${name}`
}

const isBarScript = (name: string): boolean => /^bar-[\w-]+\.js$/.test(name)

export type SendDesk = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Serves pages under `pages/`, because no desk control uses that path. */
export function serveDeskPages(desk: FastifyInstance, prefix: string, folder: string | undefined): SendDesk {
  const page = createBuiltPageReader(folder)
  const send: SendDesk = (request, reply) => {
    const text = page()
    return text === undefined
      ? sendFailure(reply, 404, "The desk isn't built; run npm start")
      : sendBuilt(reply, text, `${getBasePath(request.raw)}${prefix}`, createPagePolicy)
  }
  desk.get('/pages/*', send)
  if (folder !== undefined && page() !== undefined) serveBuiltFiles(desk, join(folder, 'assets'), '/assets/')
  return send
}
