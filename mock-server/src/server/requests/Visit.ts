import type { IncomingHttpHeaders } from 'node:http'
import { createFailure } from '@heed/contracts'
import type { ServedFile } from '../../calls/handler.ts'
import type { Fault } from '../../faults/Faults.ts'
import type { ApiStep } from '../../faults/steps.ts'
import { type Actor, formatActorName } from '../../world/actors.ts'
import { OutboxFullError } from '../../world/areas/OutboxFullError.ts'
import type { ReceivedForm } from '../body/ReceivedForm.ts'
import type { LiveWorld } from '../worlds/LiveWorld.ts'
import type { LoggedRefusal } from '../worlds/RequestLog.ts'
import type { Match } from './matchOperation.ts'

export interface Call {
  method: string
  path: string
  query: string
  headers: IncomingHttpHeaders
  text: string
  form?: ReceivedForm
  origin: string
  contentOrigin?: string
  clientIp?: string
  file?: true
}

export interface Reply {
  status: number
  body: unknown
  headers?: Record<string, string>
  file?: ServedFile & { type: string }
  fault?: Fault<ApiStep>
}

const explainedStatuses: readonly number[] = [401, 403, 404, 409, 422]

function toLoggedRefusal(body: unknown): LoggedRefusal {
  const error = Object(Object(body).error)
  return {
    code: String(error.code ?? ''),
    description: String(error.description ?? Object(body).message ?? ''),
  }
}

/** Every code path must call `end`, which writes the log. */
export class CallRecord {
  match: Match | undefined
  actor: Actor | undefined
  fault: Fault<ApiStep> | undefined
  readonly #live: LiveWorld
  readonly #call: Call
  readonly #started = performance.now()

  constructor(liveWorld: LiveWorld, call: Call) {
    this.#live = liveWorld
    this.#call = call
  }

  endWithError(error: unknown): Reply {
    if (error instanceof OutboxFullError)
      return this.end({ status: 409, body: createFailure(409, error.message, 'outbox_full') })
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const message = `${this.match?.operation ?? this.#call.path} failed: ${text.split('\n')[0]}`
    return this.end({ status: 500, body: createFailure(500, message) }, [text])
  }

  end(reply: Reply, problems: readonly string[] = []): Reply {
    const { method, path, query, headers, file } = this.#call
    const requestId = headers['x-request-id']
    const refusal = explainedStatuses.includes(reply.status) ? toLoggedRefusal(reply.body) : undefined
    const whyPath = refusal && `${this.#live.path}/_mock/why/${this.#live.requests.next}`
    this.#live.requests.add({
      operation: this.match?.operation ?? null,
      method,
      path: `${file ? '' : '/api'}${maskSecrets(path, query, this.match)}`,
      status: reply.status,
      at: this.#live.world.clock.instant,
      ms: Math.round((performance.now() - this.#started) * 10) / 10,
      world: this.#live.id,
      person: this.actor ? formatActorName(this.actor) : null,
      ...(this.actor?.impersonator ? { impersonator: this.actor.impersonator.email } : {}),
      ...(this.actor?.apiKey ? { apiKey: this.actor.apiKey.id } : {}),
      requestId: typeof requestId === 'string' ? requestId.slice(0, 100) : null,
      ...(this.fault ? { fault: this.fault.stepIndex } : {}),
      ...(refusal && whyPath ? { refused: refusal, why: whyPath } : {}),
      ...(problems.length > 0 ? { problems: [...problems] } : {}),
    })
    return {
      ...reply,
      ...(whyPath ? { headers: { ...reply.headers, 'x-heed-why': whyPath } } : {}),
      ...(this.fault ? { fault: this.fault } : {}),
    }
  }
}

const maskCharacters = '•••'

function maskSecrets(path: string, query: string, match: Match | undefined): string {
  const token = match?.params.token
  const maskedPath = token
    ? path.replace(encodeURIComponent(token), maskCharacters).replace(token, maskCharacters)
    : path
  const values = query.replace(/(^|&)((?:[a-z_]*token)=)[^&]*/gi, `$1$2${maskCharacters}`)
  return values ? `${maskedPath}?${values}` : maskedPath
}
