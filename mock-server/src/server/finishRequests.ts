import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Waits only for responses; Node would also wait for unused connections, which browsers open in advance. */
export function finishRequests(app: FastifyInstance): void {
  const openResponses = new Set<ServerResponse>()
  app.addHook('onRequest', async ({ ws }, { raw }) => {
    if (ws) return
    openResponses.add(raw)
    raw.once('close', () => openResponses.delete(raw))
  })
  app.addHook('preClose', async () => {
    await Promise.all([...openResponses].map((response) => once(response, 'close')))
  })
}
