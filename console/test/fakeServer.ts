import type { Transport, TransportRequest } from '@heed/contracts'

export interface FakeCall {
  method: string
  /** Path and query, without /api. */
  path: string
  body: unknown
  headers: Record<string, string>
}

/** A response: any value becomes the body with status 200; `answer(status, body)` sets a different status. */
type Reply = unknown | ((call: FakeCall) => unknown)

class Answer {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    this.status = status
    this.body = body
  }
}

export const answer = (status: number, body: unknown = {}): Answer => new Answer(status, body)

/** Simulates a request without a response. */
export const failRequest = (): never => {
  throw new TypeError('Failed to fetch')
}

/** Error envelopes as sent by the platform (S0 section 8). */
export const refuse = (status: number, description: string): Answer =>
  answer(status, { error: { code: 'refused', description } })

/** Maps 'GET /companies/1/lists' to a response; the key may omit the query. An unhandled call fails the test. */
export class FakeServer {
  readonly calls: FakeCall[] = []
  readonly unhandled: string[] = []
  /** Time sent with each response; omitted when unset. */
  time: Date | undefined
  private readonly replies = new Map<string, Reply>()

  on(key: string, reply: Reply): this {
    this.replies.set(key, reply)
    return this
  }

  /** Sets the default response for tests that don't set their own. */
  setDefault(key: string, reply: Reply): void {
    if (!this.replies.has(key)) this.replies.set(key, reply)
  }

  /** Returns the calls for a key such as 'PUT /companies/1/lists/7', in order. */
  listCalls(key: string): FakeCall[] {
    return this.calls.filter((call) => key === makeCallKey(call) || key === stripQuery(makeCallKey(call)))
  }

  readonly transport: Transport = async (request) => {
    const call = toCall(request)
    this.calls.push(call)
    const reply = await this.findReply(call)
    request.signal?.throwIfAborted()
    const { status, body } = reply instanceof Answer ? reply : new Answer(200, reply)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const bytes = async () => new TextEncoder().encode(text)
    return {
      status,
      header: (name) => (name === 'date' ? (this.time?.toUTCString() ?? null) : null),
      text: async () => text,
      bytes,
    }
  }

  private async findReply(call: FakeCall): Promise<unknown> {
    const key = [makeCallKey(call), stripQuery(makeCallKey(call))].find((name) => this.replies.has(name))
    if (key === undefined) {
      this.unhandled.push(makeCallKey(call))
      throw new Error(`The test has no answer for ${makeCallKey(call)}`)
    }
    const reply = this.replies.get(key)
    return typeof reply === 'function' ? await (reply as (call: FakeCall) => unknown)(call) : reply
  }
}

const makeCallKey = ({ method, path }: FakeCall) => `${method} ${path}`
const stripQuery = (key: string) => key.replace(/\?.*$/, '')

function toCall({ method, url, headers, body }: TransportRequest): FakeCall {
  return {
    method,
    path: url.replace(/^https:\/\/heed\.example|^\/api/, ''),
    headers,
    body: typeof body === 'string' ? JSON.parse(body) : body,
  }
}
