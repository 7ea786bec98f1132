import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'

interface RawRequest {
  method: string
  path: string
  headers: Record<string, string>
  pieces: readonly Uint8Array[]
  isChunked?: boolean
}

export async function rawRequest(
  origin: string,
  { method, path, headers, pieces, isChunked = false }: RawRequest,
): Promise<{ status: number; type: string; body: string }> {
  const { hostname, port } = new URL(origin)
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const all = {
    host: `${hostname}:${port}`,
    connection: 'close',
    ...headers,
    ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(Number(port), hostname).setNoDelay()
  const came: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    socket.on('data', (bytes: Buffer) => came.push(bytes))
    socket.on('end', resolve)
    socket.on('error', reject)
  })
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  for (const piece of pieces) {
    socket.write(isChunked ? toChunk(piece) : piece)
    await setImmediate()
  }
  if (isChunked) socket.write('0\r\n\r\n')
  await ended
  const [head = '', ...body] = Buffer.concat(came).toString().split('\r\n\r\n')
  const [, type = ''] = /^content-type: *(.*)$/im.exec(head) ?? []
  return { status: Number(head.split(' ')[1]), type, body: body.join('\r\n\r\n') }
}

const toChunk = (bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
