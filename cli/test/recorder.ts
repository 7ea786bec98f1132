import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface RecordedRequest {
  /** For example 'GET /companies/1?n=2'. */
  call: string
  body: string
  authorization: string | undefined
}

interface Answer {
  status?: number
  body: unknown
  /** Content type for a body that is text instead of JSON. */
  type?: string
  headers?: Record<string, string | string[]>
}

export interface Recorder {
  url: string
  requests: RecordedRequest[]
  /** Responses in order; the last response repeats. */
  answers: Answer[]
  close(): Promise<void>
}

/** Records requests and sends the given responses. */
export async function startRecorder(): Promise<Recorder> {
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString('latin1')
    const { method, url, headers } = request
    recorder.requests.push({ call: `${method} ${url}`, body, authorization: headers.authorization })
    const { answers } = recorder
    const next = (answers.length > 1 ? answers.shift() : answers[0]) ?? { body: {} }
    response.writeHead(next.status ?? 200, {
      'Content-Type': next.type ?? 'application/json',
      ...next.headers,
    })
    response.end(next.type ? String(next.body) : JSON.stringify(next.body))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const recorder: Recorder = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answers: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          resolve()
        })
      }),
  }
  return recorder
}
