import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Otherwise Node would wait for unused connections, which browsers open in advance. */
export function finishRequests(app: FastifyInstance): void {
  const running = new Set<ServerResponse>()
  app.addHook('onRequest', async ({ ws }, { raw }) => {
    if (ws) return
    running.add(raw)
    raw.once('close', () => running.delete(raw))
  })
  app.addHook('preClose', async () => {
    await Promise.all([...running].map((raw) => once(raw, 'close')))
  })
}
