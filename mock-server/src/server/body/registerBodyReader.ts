import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectBody } from './collectBody.ts'
import { bytesPerMegabyte } from './limits.ts'
import { MemoryBudget } from './Room.ts'
import { readText } from './readBody.ts'
import { receiveForm } from './receiveForm.ts'

/** Total bytes of large bodies read in parallel; a call needs several times its body's size in memory. */
const memoryBudgetBytes = 4 * bytesPerMegabyte

export type ReadBytes = (request: FastifyRequest, payload: IncomingMessage) => Promise<Buffer | undefined>

export function registerBodyReader(app: FastifyInstance): ReadBytes {
  const memoryBudget = new MemoryBudget(memoryBudgetBytes)
  app.decorateRequest('bodyMost')
  app.decorateRequest('letGo')
  app.removeAllContentTypeParsers()
  const readBytes: ReadBytes = async (request, payload) => {
    const { headers, bodyMost } = request
    if (bodyMost === undefined) return undefined
    rejectCompressed(headers)
    const { bytes, releaseMemory } = await collectBody(
      payload,
      headers['content-length'],
      bodyMost,
      memoryBudget,
    )
    releaseAfterResponse(request, releaseMemory)
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
      rejectCompressed(request.headers)
      const form = await receiveForm(payload, request.headers, request.bodyMost)
      releaseAfterResponse(request, form.release)
      return form
    },
  )
  app.addHook('onRequest', async (request, { raw }) => {
    raw.once('close', () => request.letGo?.())
  })
  return readBytes
}

/** Never decompresses bodies: a few kilobytes could become gigabytes (U-21). */
function rejectCompressed({ 'content-encoding': encoding }: IncomingHttpHeaders): void {
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return
  const message = `The content encoding "${encoding}" isn't supported; send the body uncompressed`
  throw Object.assign(new Error(message), { statusCode: 415 })
}

function releaseAfterResponse(request: FastifyRequest, releaseMemory: (() => void) | undefined): void {
  if (request.raw.socket.destroyed) releaseMemory?.()
  else request.letGo = releaseMemory
}
