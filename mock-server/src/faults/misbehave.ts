import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Fault } from './Faults.ts'
import { pause } from './pause.ts'
import type { ApiStep } from './steps.ts'

type Body = string | Buffer | Readable | null | undefined

const faultsByReply = new WeakMap<FastifyReply, Fault<ApiStep>>()

export function attachFault(reply: FastifyReply, fault: Fault<ApiStep>): void {
  faultsByReply.set(reply, fault)
}

export function registerFaultHook(app: FastifyInstance): void {
  const closeController = new AbortController()
  app.addHook('preClose', async () => closeController.abort())
  app.addHook<Body>('onSend', async (_request, reply, payload) => {
    const fault = faultsByReply.get(reply)
    if (!fault) return payload
    await pause(fault.delay, closeController.signal)
    const { cut, reset, slowClose } = fault.step
    if (reset) {
      reply.raw.socket?.resetAndDestroy()
      return payload
    }
    if (!cut && slowClose === undefined) return payload
    const bytes = await readBodyBytes(payload)
    reply.removeHeader('content-length')
    if (cut) {
      reply.header('content-length', bytes.length)
      return Readable.from(streamFirstHalf(bytes))
    }
    return Readable.from(streamSlowly(bytes, slowClose ?? 0, closeController.signal))
  })
}

async function readBodyBytes(body: Body): Promise<Buffer> {
  if (body instanceof Readable) return buffer(body)
  return Buffer.from(body ?? '')
}

async function* streamFirstHalf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes.subarray(0, Math.floor(bytes.length / 2))
  // The bytes must be sent before the connection closes.
  await wait(20)
  throw new Error('cut in the middle')
}

async function* streamSlowly(
  bytes: Buffer,
  milliseconds: number,
  closeSignal: AbortSignal,
): AsyncGenerator<Buffer> {
  yield bytes
  await pause(milliseconds, closeSignal)
}
