import { normalizeAddress } from '@heed/contracts'
import { hash } from '@heed/fixtures'
import type { ApiStep, FaultStep, MailStep, SocketStep } from './steps.ts'

interface Counted {
  step: FaultStep
  seen: number
  hits: number
}

export interface Fault<S extends FaultStep> {
  place: number
  step: S
  delay: number
}

interface CallSeen {
  operation: string | null
  method: string
  path: string
}

/** `now` is world time in ms. Results depend only on the seed and the order of calls. */
export class Faults {
  #seed = 0
  #steps: Counted[] = []

  set(steps: readonly FaultStep[], seed = 0): void {
    this.#seed = seed
    this.#steps = steps.map((step) => ({ step, seen: 0, hits: 0 }))
  }

  list(): { seed: number; steps: (FaultStep & { seen: number; hits: number })[] } {
    return { seed: this.#seed, steps: this.#steps.map(({ step, seen, hits }) => ({ ...step, seen, hits })) }
  }

  ofCall(now: number, call: CallSeen): Fault<ApiStep> | undefined {
    return this.#first(now, (step): step is ApiStep => isApi(step) && meansCall(step, call))
  }

  ofFrame(now: number, event: string): Fault<SocketStep> | undefined {
    return this.#first(now, (step): step is SocketStep => step.on === 'websocket' && meansFrame(step, event))
  }

  ofMail(now: number, mail: { to: string; kind: string }): Fault<MailStep> | undefined {
    return this.#first(now, (step): step is MailStep => step.on === 'mail' && meansMail(step, mail))
  }

  #first<S extends FaultStep>(now: number, fits: (step: FaultStep) => step is S): Fault<S> | undefined {
    for (const [place, counted] of this.#steps.entries()) {
      const { step } = counted
      if (!fits(step) || !isTime(step, now)) continue
      counted.seen++
      if (!this.#isTurn(place, counted)) continue
      counted.hits++
      return { place, step, delay: this.#delay(place, counted) }
    }
    return undefined
  }

  #isTurn(place: number, { step, seen, hits }: Counted): boolean {
    const { skip = 0, count = Number.POSITIVE_INFINITY, chance = 1 } = step
    return seen > skip && hits < count && this.#draw('chance', place, seen) < chance
  }

  #delay(place: number, { step, seen }: Counted): number {
    if (!('latency' in step || 'jitter' in step)) return 0
    return (step.latency ?? 0) + (step.jitter ?? 0) * this.#draw('jitter', place, seen)
  }

  /** Returns 0 to 1 from seed, step and count only, so that other steps and calls don't change the result. */
  #draw(what: string, place: number, seen: number): number {
    return hash(this.#seed, `${what} of fault ${place}`, seen) / 2 ** 32
  }
}

const isApi = (step: FaultStep): step is ApiStep => step.on === undefined || step.on === 'api'

function isTime({ from, until }: FaultStep, now: number): boolean {
  return (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until))
}

function meansCall(step: ApiStep, { operation, method, path }: CallSeen): boolean {
  return (
    (step.operation === undefined || step.operation === operation) &&
    (step.method === undefined || step.method === method) &&
    (step.path === undefined || isLike(step.path, path))
  )
}

const meansFrame = ({ event }: SocketStep, seen: string): boolean =>
  event === undefined ? seen !== 'connect' : event === seen

const meansMail = ({ to, kind }: MailStep, mail: { to: string; kind: string }): boolean =>
  (to === undefined || normalizeAddress(to) === normalizeAddress(mail.to)) &&
  (kind === undefined || kind === mail.kind)

/** '*' matches one path segment, a final '**' the rest of the path. */
function isLike(pattern: string, path: string): boolean {
  const [wanted, parts] = [splitPath(pattern), splitPath(path)]
  const open = wanted.at(-1) === '**'
  const named = open ? wanted.slice(0, -1) : wanted
  return (
    (open ? parts.length >= named.length : parts.length === named.length) &&
    named.every((part, at) => part === '*' || part === parts[at])
  )
}

const splitPath = (path: string): string[] => path.replace(/\/$/, '').split('/')
