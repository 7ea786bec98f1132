import type { FastifyInstance, FastifyRequest } from 'fastify'
import { allowBody } from '../../server/body/bodyAfter.ts'
import { listMaxBytes } from '../../server/body/limits.ts'
import { readBody } from '../../server/body/readBody.ts'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import { getBasePath } from '../../server/worlds/worldInPath.ts'
import { DeskError } from '../controls/control.ts'
import { addRow, deleteRow, updateRow } from './rawRows.ts'

interface RowPath {
  collection: string
  id: string
}

/** Reads use json-server. Writes go through collections, so that indices, journal and API stay up to date. */
export function serveData(
  app: FastifyInstance,
  prefix: string,
  getWorld: (request: FastifyRequest) => LiveWorld,
): void {
  app.get('/db', async (request) => {
    const rows = Object.entries(getWorld(request).world.getCollections())
    return { collections: Object.fromEntries(rows.map(([name, { size }]) => [name, size])) }
  })
  app.get('/db/*', async (request, reply) => {
    const url = sanitizeQuery(request.raw.url?.slice(prefix.length) ?? '/')
    const state = Object.entries(getWorld(request).world.getCollections()).map(([name, rows]) => [
      name,
      [...rows.values()],
    ])
    const { default: jsonServer } = await import('json-server')
    const server = jsonServer.create()
    server.disable('x-powered-by')
    server.use(jsonServer.router(Object.fromEntries(state)))
    reply.hijack()
    reply.raw.setHeader('x-content-type-options', 'nosniff')
    request.raw.url = url
    server(request.raw, reply.raw)
  })
  const onRequest = allowBody(listMaxBytes)
  app.post<{ Params: RowPath }>('/db/:collection', { onRequest }, async (request, reply) => {
    const liveWorld = getWorld(request)
    const row = addRow(liveWorld.world, request.params.collection, parseRow(request.body))
    await liveWorld.commit('db')
    return reply
      .status(201)
      .header('location', `${getBasePath(request.raw)}${request.url}/${row.id}`)
      .send(row)
  })
  for (const method of ['PUT', 'PATCH'] as const) {
    app.route<{ Params: RowPath }>({
      method,
      url: '/db/:collection/:id',
      onRequest,
      handler: async (request) => {
        const liveWorld = getWorld(request)
        const { collection, id } = request.params
        const row = updateRow(liveWorld.world, collection, id, parseRow(request.body), method === 'PATCH')
        await liveWorld.commit('db')
        return row
      },
    })
  }
  app.delete<{ Params: RowPath }>('/db/:collection/:id', async (request) => {
    const liveWorld = getWorld(request)
    deleteRow(liveWorld.world, request.params.collection, request.params.id)
    await liveWorld.commit('db')
    return {}
  })
}

/** Blocks JSONP, because other sites could read it, and escapes patterns, which could hang json-server. */
function sanitizeQuery(url: string): string {
  const [path = '', query = ''] = url.split('?', 2)
  const values = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(query)) {
    if (name !== 'callback') values.append(name, name.endsWith('_like') ? escapePattern(value) : value)
  }
  return values.size > 0 ? `${path}?${values}` : path
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

function parseRow(text: unknown): Record<string, unknown> {
  const body = readBody(typeof text === 'string' ? text : '')
  if ('problem' in body) throw new DeskError(400, body.problem, 'body')
  const { value } = body
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DeskError(400, 'A row must be a JSON object', 'body')
  }
  return { ...value }
}
