import type { FastifyReply, FastifyRequest } from 'fastify'
import { plainLimit } from './limits.ts'

/** Must await its reply; otherwise `reply.sent` isn't set yet. */
type Judge = (request: FastifyRequest, reply: FastifyReply) => object | undefined

/** Use as `onRequest`. Routes without this hook never read a body (U-1). */
export const createBodyGuard =
  (judge: Judge, most = plainLimit) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    await judge(request, reply)
    if (reply.sent) return reply
    request.bodyMost = most
    return undefined
  }

export const allowBody = (most: number) => createBodyGuard(() => undefined, most)
