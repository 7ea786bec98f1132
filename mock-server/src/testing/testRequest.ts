import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'

interface RawRequest {
  method: string
  path: string
  headers: Record<string, string>
  bodyChunks: readonly Uint8Array[]
  isChunked?: boolean
}

export async function sendChunks(
  origin: string,
  { method, path, headers, bodyChunks, isChunked = false }: RawRequest,
): Promise<{ status: number; type: string; body: string }> {
  const { hostname, port } = new URL(origin)
  const length = bodyChunks.reduce((sum, chunk) => sum + chunk.length, 0)
  const allHeaders = {
    host: `${hostname}:${port}`,
    connection: 'close',
    ...headers,
    ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) }),
  }
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(Number(port), hostname).setNoDelay()
  const receivedChunks: Buffer[] = []
  const endPromise = new Promise<void>((resolve, reject) => {
    socket.on('data', (bytes: Buffer) => receivedChunks.push(bytes))
    socket.on('end', resolve)
    socket.on('error', reject)
  })
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  for (const chunk of bodyChunks) {
    socket.write(isChunked ? toChunk(chunk) : chunk)
    await setImmediate()
  }
  if (isChunked) socket.write('0\r\n\r\n')
  await endPromise
  const [responseHead = '', ...body] = Buffer.concat(receivedChunks).toString().split('\r\n\r\n')
  const [, type = ''] = /^content-type: *(.*)$/im.exec(responseHead) ?? []
  return { status: Number(responseHead.split(' ')[1]), type, body: body.join('\r\n\r\n') }
}

const toChunk = (bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
