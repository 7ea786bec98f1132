import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyServerOptions } from 'fastify'

/** What is so broken that no route sees it, in the envelope of all other failures: clients read one. */
export const plainErrors = {
  frameworkErrors(_error, _request, reply: FastifyReply) {
    reply.status(400).send({ message: 'The address is not valid: a % in it stands for nothing' })
  },
  clientErrorHandler(error, socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    const status = statuses[error.code ?? ''] ?? 400
    const body = JSON.stringify({ message: `This is no request that can be read: ${error.message}` })
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  },
} satisfies FastifyServerOptions

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
