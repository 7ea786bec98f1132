import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Given {
  status?: number
  headers?: Record<string, string>
  /** Sent as separate chunks. */
  pieces: readonly Uint8Array[]
}

interface Asked {
  url: URL
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface PieceServer {
  url: string
  given: Given
  asked: Asked[]
  close(): Promise<void>
}

export async function startPieceServer(): Promise<PieceServer> {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      running.asked.push({ url: new URL(request.url ?? '', running.url), headers: request.headers, body })
      const { status = 200, headers = {}, pieces } = running.given
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
      for (const piece of pieces) response.write(piece)
      response.end()
    })
  })
  const running: PieceServer = {
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
