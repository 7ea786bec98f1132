import type { Transport, TransportRequest } from '@heed/contracts'

export interface FakeCall {
  method: string
  /** Path and query, without /api. */
  path: string
  body: unknown
  headers: Record<string, string>
}

/** An answer: any value is the body of a 200; `answer(status, body)` says another status. */
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

/** No answer comes at all. */
export const noAnswer = (): never => {
  throw new TypeError('Failed to fetch')
}

/** The error envelopes of the platform (S0 section 8). */
export const refuse = (status: number, description: string): Answer =>
  answer(status, { error: { code: 'refused', description } })

/** 'GET /companies/1/lists' -> answer; the key may omit the query. An unhandled call fails the test. */
export class FakeServer {
  readonly calls: FakeCall[] = []
  readonly unhandled: string[] = []
  /** Time of its answers; none when unset. */
  time: Date | undefined
  private readonly replies = new Map<string, Reply>()

  on(key: string, reply: Reply): this {
    this.replies.set(key, reply)
    return this
  }

  /** An answer for a test that does not say its own. */
  otherwise(key: string, reply: Reply): void {
    if (!this.replies.has(key)) this.replies.set(key, reply)
  }

  /** The calls of one kind, in order: 'PUT /companies/1/lists/7'. */
  callsOf(key: string): FakeCall[] {
    return this.calls.filter((call) => key === keyOf(call) || key === withoutQuery(keyOf(call)))
  }

  readonly transport: Transport = async (request) => {
    const call = toCall(request)
    this.calls.push(call)
    const reply = await this.reply(call)
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

  private async reply(call: FakeCall): Promise<unknown> {
    const key = [keyOf(call), withoutQuery(keyOf(call))].find((name) => this.replies.has(name))
    if (key === undefined) {
      this.unhandled.push(keyOf(call))
      throw new Error(`The test has no answer for ${keyOf(call)}`)
    }
    const reply = this.replies.get(key)
    return typeof reply === 'function' ? await (reply as (call: FakeCall) => unknown)(call) : reply
  }
}

const keyOf = ({ method, path }: FakeCall) => `${method} ${path}`
const withoutQuery = (key: string) => key.replace(/\?.*$/, '')

function toCall({ method, url, headers, body }: TransportRequest): FakeCall {
  return {
    method,
    path: url.replace(/^https:\/\/heed\.example|^\/api/, ''),
    headers,
    body: typeof body === 'string' ? JSON.parse(body) : body,
  }
}
