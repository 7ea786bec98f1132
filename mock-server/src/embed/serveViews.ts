import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { countView } from '../domain/billing/ppvViews.ts'
import { readBody } from '../server/body/readBody.ts'
import type { Worlds } from '../server/Worlds.ts'

const Report = z.object({ play: z.string() })

/** Where the page of a snippet says that its video plays. The page and this server speak alone here: it is no call of the API. */
export function serveViews(app: FastifyInstance, worlds: Worlds): void {
  app.post('/api/embed/views', async (request, reply) => {
    const live = worlds.chosenBy(request.headers)
    const body = readBody(typeof request.body === 'string' ? request.body : '')
    const report = Report.safeParse('value' in body ? body.value : undefined)
    if (!live || !report.success) return reply.status(400).send({ message: 'This is no report of a play' })
    const counted = countView(live.world, report.data.play)
    await live.commit()
    return reply.header('cache-control', 'no-store').send({ counted })
  })
}
