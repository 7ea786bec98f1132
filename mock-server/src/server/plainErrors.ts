import { STATUS_CODES } from 'node:http'
import { createFailure, createInvalidFailure } from '@heed/contracts'
import type { FastifyReply, FastifyServerOptions } from 'fastify'

export const plainErrors = {
  frameworkErrors(_error, _request, reply: FastifyReply) {
    const message = "The address isn't valid: each % must be followed by two hexadecimal digits of UTF-8"
    reply.status(400).send(createInvalidFailure([{ field: 'path', message }]))
  },
  clientErrorHandler(error, socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    const status = statusByErrorCode[error.code ?? ''] ?? 400
    const body = JSON.stringify(createFailure(status, `Couldn't read the request: ${error.message}`))
    const responseHead = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ]
    socket.end(`${responseHead.join('\r\n')}\r\n\r\n${body}`)
  },
} satisfies FastifyServerOptions

const statusByErrorCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
