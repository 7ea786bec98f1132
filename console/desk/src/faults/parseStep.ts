import { publicEvent } from '@heed/contracts'
import type { FaultStep } from './presets.ts'

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
export type StepField = (typeof faultFieldsByPlace)[FaultPlace]['fields'][number]
type FaultEffect = (typeof faultFieldsByPlace)[FaultPlace]['effects'][number]
export type DraftStep = Readonly<Record<StepField, string>> & { on: FaultPlace }

export const faultPlaces = ['api', 'websocket', 'mail'] as const satisfies readonly FaultPlace[]

export const faultEvents = ['connect', publicEvent] as const

export const emptyStep: DraftStep = {
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

const numericFields: readonly StepField[] = ['status', 'latency', 'jitter', 'skip', 'count']

/** WebSocket close code for a server error. */
const serverErrorCloseCode = 1011

const effectSteps: Readonly<Record<FaultEffect, FaultStep>> = {
  cut: { cut: true },
  resetBefore: { reset: 'before' },
  resetAfter: { reset: 'after' },
  lose: { lose: true },
  close: { close: serverErrorCloseCode },
  reset: { reset: true },
}

const isFaultEffect = (text: string): text is FaultEffect => Object.hasOwn(effectSteps, text)

/** `chance` is typed as a percentage. */
export function parseStep(draftStep: DraftStep): FaultStep {
  const { on } = draftStep
  const step: Record<string, unknown> = on === 'api' ? {} : { on }
  for (const field of faultFieldsByPlace[on].fields) {
    const text = draftStep[field].trim()
    if (text === '') continue
    if (field === 'effect') {
      if (isFaultEffect(text)) Object.assign(step, effectSteps[text])
    } else if (field === 'chance') step.chance = Math.min(100, Number(text)) / 100
    else step[field] = numericFields.includes(field) ? Number(text) : text
  }
  return step
}

export const isHarmless = (step: FaultStep): boolean =>
  !['status', 'latency', 'jitter', 'cut', 'reset', 'lose', 'close', 'late'].some((name) => name in step)
