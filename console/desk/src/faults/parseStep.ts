import { publicEvent } from '@heed/contracts'
import type { Step } from './presets.ts'

export const faultFieldsByPlace = {
  api: {
    fields: ['operation', 'status', 'effect', 'latency', 'jitter', 'chance', 'skip', 'count'],
    effects: ['cut', 'resetBefore', 'resetAfter'],
  },
  websocket: {
    fields: ['event', 'effect', 'latency', 'jitter', 'chance', 'skip', 'count'],
    effects: ['lose', 'close', 'reset'],
  },
  mail: {
    fields: ['to', 'kind', 'effect', 'late', 'chance', 'skip', 'count'],
    effects: ['lose'],
  },
} as const satisfies Record<string, { fields: readonly string[]; effects: readonly string[] }>

export type FaultPlace = keyof typeof faultFieldsByPlace
export type TypedField = (typeof faultFieldsByPlace)[FaultPlace]['fields'][number]
type FaultEffect = (typeof faultFieldsByPlace)[FaultPlace]['effects'][number]
export type TypedStep = Readonly<Record<TypedField, string>> & { on: FaultPlace }

export const faultPlaces = ['api', 'websocket', 'mail'] as const satisfies readonly FaultPlace[]

export const events = ['connect', publicEvent] as const

export const emptyStep: TypedStep = {
  on: 'api',
  operation: '',
  status: '',
  effect: '',
  latency: '',
  jitter: '',
  chance: '',
  skip: '',
  count: '',
  event: '',
  to: '',
  kind: '',
  late: '',
}

const numbers: readonly TypedField[] = ['status', 'latency', 'jitter', 'skip', 'count']

/** WebSocket close code for a server error. */
const brokenServer = 1011

const effects: Readonly<Record<FaultEffect, Step>> = {
  cut: { cut: true },
  resetBefore: { reset: 'before' },
  resetAfter: { reset: 'after' },
  lose: { lose: true },
  close: { close: brokenServer },
  reset: { reset: true },
}

const isEffect = (text: string): text is FaultEffect => Object.hasOwn(effects, text)

/** `chance` is typed as a percentage. */
export function parseStep(draftStep: TypedStep): Step {
  const { on } = draftStep
  const step: Record<string, unknown> = on === 'api' ? {} : { on }
  for (const field of faultFieldsByPlace[on].fields) {
    const text = draftStep[field].trim()
    if (text === '') continue
    if (field === 'effect') {
      if (isEffect(text)) Object.assign(step, effects[text])
    } else if (field === 'chance') step.chance = Math.min(100, Number(text)) / 100
    else step[field] = numbers.includes(field) ? Number(text) : text
  }
  return step
}

export const isHarmless = (step: Step): boolean =>
  !['status', 'latency', 'jitter', 'cut', 'reset', 'lose', 'close', 'late'].some((name) => name in step)
