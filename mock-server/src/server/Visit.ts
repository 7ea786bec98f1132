import type { IncomingHttpHeaders } from 'node:http'
import { failure } from '@heed/contracts'
import type { ServedFile } from '../calls/handler.ts'
import type { Fault } from '../faults/Faults.ts'
import type { ApiStep } from '../faults/steps.ts'
import { type Actor, callSign } from '../world/actors.ts'
import type { ReceivedForm } from './body/ReceivedForm.ts'
import type { LiveWorld } from './LiveWorld.ts'
import { maskSecrets } from './maskSecrets.ts'
import type { Match } from './matchOperation.ts'
import type { Refused } from './RequestLog.ts'

/** One request as the pipeline reads it. */
export interface Call {
  method: string
  /** Path below /api, or the whole path of a file of the web host. */
  path: string
  /** What stands behind the question mark. */
  query: string
  headers: IncomingHttpHeaders
  /** The body as it came, before anything reads it; a form has its files on the disk. */
  text: string
  form?: ReceivedForm
  /** Address of the server as the caller sees it, as in 'http://127.0.0.1:4200'. */
  origin: string
  /** The same for imported packages, which have an origin of their own; '' where none is served. */
  contentOrigin?: string
  /** Address of the caller's machine; without it this one. */
  clientIp?: string
  /** Set for files of the web host. */
  file?: true
}

export interface Reply {
  status: number
  body: unknown
  headers?: Record<string, string>
  /** Goes in place of the body. */
  file?: ServedFile & { type: string }
  /** Harms the answer on its way. */
  fault?: Fault<ApiStep>
}

/** Refusals that can say why; the envelope of the platform stays as it is. */
const explained: readonly number[] = [401, 403, 404, 409, 422]

function refusedOf(body: unknown): Refused {
  const error = Object(Object(body).error)
  return {
    code: String(error.code ?? ''),
    description: String(error.description ?? Object(body).message ?? ''),
  }
}

/** A call on its way through the pipeline: every way out goes through `end`, which writes the log. */
export class Visit {
  match: Match | undefined
  actor: Actor | undefined
  fault: Fault<ApiStep> | undefined
  readonly #live: LiveWorld
  readonly #call: Call
  readonly #started = performance.now()

  constructor(live: LiveWorld, call: Call) {
    this.#live = live
    this.#call = call
  }

  /** Ends a call that broke off; its cause is in the log. */
  broken(error: unknown): Reply {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const message = `${this.match?.operation ?? this.#call.path} failed: ${text.split('\n')[0]}`
    return this.end({ status: 500, body: failure(500, message) }, [text])
  }

  end(reply: Reply, problems: readonly string[] = []): Reply {
    const { method, path, query, headers, file } = this.#call
    const requestId = headers['x-request-id']
    const refused = explained.includes(reply.status) ? refusedOf(reply.body) : undefined
    const why = refused && `${this.#live.path}/_mock/why/${this.#live.requests.next}`
    this.#live.requests.add({
      operation: this.match?.operation ?? null,
      method,
      path: `${file ? '' : '/api'}${maskSecrets(path, query, this.match)}`,
      status: reply.status,
      at: this.#live.world.clock.instant,
      ms: Math.round((performance.now() - this.#started) * 10) / 10,
      world: this.#live.id,
      person: this.actor ? callSign(this.actor) : null,
      ...(this.actor?.impersonator ? { impersonator: this.actor.impersonator.email } : {}),
      ...(this.actor?.apiKey ? { apiKey: this.actor.apiKey.id } : {}),
      requestId: typeof requestId === 'string' ? requestId.slice(0, 100) : null,
      ...(this.fault ? { fault: this.fault.place } : {}),
      ...(refused && why ? { refused, why } : {}),
      ...(problems.length > 0 ? { problems: [...problems] } : {}),
    })
    return {
      ...reply,
      ...(why ? { headers: { ...reply.headers, 'x-heed-why': why } } : {}),
      ...(this.fault ? { fault: this.fault } : {}),
    }
  }
}
