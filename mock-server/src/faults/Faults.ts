import { normalizeAddress } from '@heed/contracts'
import { hash } from '@heed/fixtures'
import type { ApiStep, EmailStep, FaultStep, SocketStep } from './steps.ts'

interface CountedStep {
  step: FaultStep
  seen: number
  hits: number
}

export interface Fault<S extends FaultStep> {
  stepIndex: number
  step: S
  delay: number
}

interface RequestInfo {
  operation: string | null
  method: string
  path: string
}

/** `now` is world time in ms. Results depend only on the seed and the order of calls. */
export class Faults {
  #seed = 0
  #steps: CountedStep[] = []

  set(steps: readonly FaultStep[], seed = 0): void {
    this.#seed = seed
    this.#steps = steps.map((step) => ({ step, seen: 0, hits: 0 }))
  }

  list(): { seed: number; steps: (FaultStep & { seen: number; hits: number })[] } {
    return { seed: this.#seed, steps: this.#steps.map(({ step, seen, hits }) => ({ ...step, seen, hits })) }
  }

  findForCall(now: number, call: RequestInfo): Fault<ApiStep> | undefined {
    return this.#first(now, (step): step is ApiStep => isApi(step) && matchesCall(step, call))
  }

  findForFrame(now: number, event: string): Fault<SocketStep> | undefined {
    return this.#first(
      now,
      (step): step is SocketStep => step.on === 'websocket' && matchesFrame(step, event),
    )
  }

  get hasEmailSteps(): boolean {
    return this.#steps.some(({ step }) => step.on === 'mail')
  }

  findForEmail(now: number, mail: { to: string; kind: string }): Fault<EmailStep> | undefined {
    return this.#first(now, (step): step is EmailStep => step.on === 'mail' && matchesEmail(step, mail))
  }

  #first<S extends FaultStep>(now: number, matches: (step: FaultStep) => step is S): Fault<S> | undefined {
    for (const [place, countedStep] of this.#steps.entries()) {
      const { step } = countedStep
      if (!matches(step) || !isInPeriod(step, now)) continue
      countedStep.seen++
      if (!this.#isTurn(place, countedStep)) continue
      countedStep.hits++
      return { stepIndex: place, step, delay: this.#delay(place, countedStep) }
    }
    return undefined
  }

  #isTurn(stepIndex: number, { step, seen, hits }: CountedStep): boolean {
    const { skip = 0, count = Number.POSITIVE_INFINITY, chance = 1 } = step
    return seen > skip && hits < count && this.#draw('chance', stepIndex, seen) < chance
  }

  #delay(stepIndex: number, { step, seen }: CountedStep): number {
    if (!('latency' in step || 'jitter' in step)) return 0
    return (step.latency ?? 0) + (step.jitter ?? 0) * this.#draw('jitter', stepIndex, seen)
  }

  /** Returns 0 to 1 from seed, step and count only, so that other steps and calls don't change the result. */
  #draw(label: string, stepIndex: number, seenCount: number): number {
    return hash(this.#seed, `${label} of fault ${stepIndex}`, seenCount) / 2 ** 32
  }
}

const isApi = (step: FaultStep): step is ApiStep => step.on === undefined || step.on === 'api'

function isInPeriod({ from, until }: FaultStep, now: number): boolean {
  return (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until))
}

function matchesCall(step: ApiStep, { operation, method, path }: RequestInfo): boolean {
  return (
    (step.operation === undefined || step.operation === operation) &&
    (step.method === undefined || step.method === method) &&
    (step.path === undefined || matchesPattern(step.path, path))
  )
}

const matchesFrame = ({ event }: SocketStep, frameEvent: string): boolean =>
  event === undefined ? frameEvent !== 'connect' : event === frameEvent

const matchesEmail = ({ to, kind }: EmailStep, mail: { to: string; kind: string }): boolean =>
  (to === undefined || normalizeAddress(to) === normalizeAddress(mail.to)) &&
  (kind === undefined || kind === mail.kind)

/** '*' matches one path segment, a final '**' the rest of the path. */
function matchesPattern(pattern: string, path: string): boolean {
  const [patternParts, pathParts] = [splitPath(pattern), splitPath(path)]
  const hasWildcardEnd = patternParts.at(-1) === '**'
  const fixedParts = hasWildcardEnd ? patternParts.slice(0, -1) : patternParts
  return (
    (hasWildcardEnd ? pathParts.length >= fixedParts.length : pathParts.length === fixedParts.length) &&
    fixedParts.every((part, index) => part === '*' || part === pathParts[index])
  )
}

const splitPath = (path: string): string[] => path.replace(/\/$/, '').split('/')
