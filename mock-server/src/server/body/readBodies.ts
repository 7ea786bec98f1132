import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectBody } from './collectBody.ts'
import { bytesPerMegabyte } from './limits.ts'
import { Room } from './Room.ts'
import { readText } from './readBody.ts'
import { receiveForm } from './receiveForm.ts'

/** Total bytes of large bodies read in parallel; a call needs several times its body's size in memory. */
const mostAtOnce = 4 * bytesPerMegabyte

export type ReadBytes = (request: FastifyRequest, payload: IncomingMessage) => Promise<Buffer | undefined>

export function readBodies(app: FastifyInstance): ReadBytes {
  const room = new Room(mostAtOnce)
  app.decorateRequest('bodyMost')
  app.decorateRequest('letGo')
  app.removeAllContentTypeParsers()
  const readBytes: ReadBytes = async (request, payload) => {
    const { headers, bodyMost } = request
    if (bodyMost === undefined) return undefined
    refusePacked(headers)
    const { bytes, letGo } = await collectBody(payload, headers['content-length'], bodyMost, room)
    keepUntilAnswered(request, letGo)
    return bytes
  }
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    const bytes = await readBytes(request, payload)
    return bytes && readText(bytes)
  })
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      if (request.bodyMost === undefined) return undefined
      refusePacked(request.headers)
      const form = await receiveForm(payload, request.headers, request.bodyMost)
      keepUntilAnswered(request, form.release)
      return form
    },
  )
  app.addHook('onRequest', async (request, { raw }) => {
    raw.once('close', () => request.letGo?.())
  })
  return readBytes
}

/** Never decompresses bodies: a few kilobytes could become gigabytes (U-21). */
function refusePacked({ 'content-encoding': encoding }: IncomingHttpHeaders): void {
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return
  const message = `The content encoding "${encoding}" isn't supported; send the body uncompressed`
  throw Object.assign(new Error(message), { statusCode: 415 })
}

function keepUntilAnswered(request: FastifyRequest, letGo: (() => void) | undefined): void {
  if (request.raw.socket.destroyed) letGo?.()
  else request.letGo = letGo
}
