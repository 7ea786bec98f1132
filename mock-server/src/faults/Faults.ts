import { keptAddress } from '@heed/contracts'
import { hash } from '@heed/fixtures'
import type { ApiStep, FaultStep, MailStep, SocketStep } from './steps.ts'

interface Counted {
  step: FaultStep
  /** How many it fitted so far, and how many it harmed. */
  seen: number
  hits: number
}

/** What a step does to one call, frame or mail. */
export interface Fault<S extends FaultStep> {
  /** Place of the step in the list. */
  place: number
  step: S
  /** Milliseconds to wait, with the jitter of this time. */
  delay: number
}

interface CallSeen {
  operation: string | null
  method: string
  path: string
}

/** What goes wrong in a world; `now` is the time of the world in milliseconds. The same seed and the same order of calls give the same failures. */
export class Faults {
  #seed = 0
  #steps: Counted[] = []

  /** Takes the place of every earlier step; counts begin anew. */
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

  /** `event` is 'connect' or the event of a frame. */
  ofFrame(now: number, event: string): Fault<SocketStep> | undefined {
    return this.#first(now, (step): step is SocketStep => step.on === 'websocket' && meansFrame(step, event))
  }

  ofMail(now: number, mail: { to: string; kind: string }): Fault<MailStep> | undefined {
    return this.#first(now, (step): step is MailStep => step.on === 'mail' && meansMail(step, mail))
  }

  /** The first step that fits and whose turn it is. */
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

  /** 0 up to 1 from seed, step and count alone: what other steps and calls do shifts nothing. */
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

/** A connection is harmed only by a step that names it. */
const meansFrame = ({ event }: SocketStep, seen: string): boolean =>
  event === undefined ? seen !== 'connect' : event === seen

const meansMail = ({ to, kind }: MailStep, mail: { to: string; kind: string }): boolean =>
  (to === undefined || keptAddress(to) === keptAddress(mail.to)) && (kind === undefined || kind === mail.kind)

/** '*' stands for one part of a path, '**' at the end for whatever follows; a slash at the end is no part. */
function isLike(pattern: string, path: string): boolean {
  const [wanted, parts] = [partsOf(pattern), partsOf(path)]
  const open = wanted.at(-1) === '**'
  const named = open ? wanted.slice(0, -1) : wanted
  return (
    (open ? parts.length >= named.length : parts.length === named.length) &&
    named.every((part, at) => part === '*' || part === parts[at])
  )
}

const partsOf = (path: string): string[] => path.replace(/\/$/, '').split('/')
