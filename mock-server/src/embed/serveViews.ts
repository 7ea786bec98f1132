import { formatTooManyRequests, getCallsPerMinute } from '@heed/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { recordView } from '../domain/views/log/viewLog.ts'
import { createBodyGuard } from '../server/body/bodyAfter.ts'
import { readBody } from '../server/body/readBody.ts'
import { sendFailure } from '../server/sendFailure.ts'
import { getWorldId, type Worlds } from '../server/worlds/Worlds.ts'

const Report = z.object({ play: z.string() })

export function serveViews(app: FastifyInstance, worlds: Worlds): void {
  const checkBeforeBody = createBodyGuard((request, reply) => limitRate(worlds, request, reply))
  app.post('/api/embed/views', { onRequest: checkBeforeBody }, async (request, reply) => {
    const liveWorld = worlds.getRequestedWorld(request.headers)
    const body = readBody(typeof request.body === 'string' ? request.body : '')
    const report = Report.safeParse('value' in body ? body.value : undefined)
    if (!liveWorld || !report.success) return sendFailure(reply, 400, "This isn't a playback report")
    const isCounted = recordView(liveWorld.world, report.data.play)
    await liveWorld.commit()
    return reply.header('cache-control', 'no-store').send({ counted: isCounted })
  })
}

/** Counts as a call without a token (U-6). */
function limitRate(
  { rateLimiter }: Worlds,
  { headers, client }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const callsPerMinute = getCallsPerMinute({ who: 'public', path: '/embed/views' })
  const seconds =
    rateLimiter && callsPerMinute !== undefined
      ? rateLimiter.recordCall(`${getWorldId(headers)} views ${client}`, callsPerMinute)
      : 0
  if (seconds === 0) return undefined
  return sendFailure(reply.header('retry-after', String(seconds)), 429, formatTooManyRequests(seconds))
}
