import type { FastifyReply, FastifyRequest } from 'fastify'

/** Media players request byte ranges to seek. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  reply.header('accept-ranges', 'bytes')
  const { range } = request.headers
  const byteRange = range === undefined ? 'all' : readRange(range, bytes.length)
  if (byteRange === 'none') return reply.status(416).header('content-range', `bytes */${bytes.length}`).send()
  if (byteRange === 'all') return reply.send(bytes)
  const { from, to } = byteRange
  return reply
    .status(206)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1))
}

/** Returns 'all' unless the header is a single range of bytes, and 'none' if that range is out of bounds. */
export function readRange(range: string, size: number): { from: number; to: number } | 'all' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  if (first === '' && last === '') return 'all'
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to ? 'none' : { from, to }
}
