import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface ChunkedAnswer {
  status?: number
  headers?: Record<string, string>
  /** Sent as separate chunks. */
  pieces: readonly Uint8Array[]
}

interface ReceivedRequest {
  url: URL
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface ChunkServer {
  url: string
  given: ChunkedAnswer
  asked: ReceivedRequest[]
  close(): Promise<void>
}

export async function startChunkServer(): Promise<ChunkServer> {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      running.asked.push({ url: new URL(request.url ?? '', running.url), headers: request.headers, body })
      const { status = 200, headers = {}, pieces } = running.given
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
      for (const piece of pieces) response.write(piece)
      response.end()
    })
  })
  const running: ChunkServer = {
    url: '',
    given: { pieces: [] },
    asked: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          resolve()
        })
      }),
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  running.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return running
}
