import type { FastifyReply, FastifyRequest } from 'fastify'
import { plainBodyMaxBytes } from './limits.ts'

/** Must await its reply; otherwise `reply.sent` isn't set yet. */
type RequestCheck = (request: FastifyRequest, reply: FastifyReply) => object | undefined

/** Use as `onRequest`. Routes without this hook never read a body (U-1). */
export const createBodyGuard =
  (checkRequest: RequestCheck, maxBytes = plainBodyMaxBytes) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    await checkRequest(request, reply)
    if (reply.sent) return reply
    request.bodyMost = maxBytes
    return undefined
  }

export const allowBody = (maxBytes: number) => createBodyGuard(() => undefined, maxBytes)
