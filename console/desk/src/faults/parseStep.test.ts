import { expect, it } from 'vitest'
import { type DraftStep, emptyStep, isHarmless, parseStep } from './parseStep.ts'
import type { FaultStep } from './presets.ts'

it.each<[Partial<DraftStep>, FaultStep]>([
  [
    { operation: 'lists.list', status: '502', chance: '25', count: '1' },
    { operation: 'lists.list', status: 502, chance: 0.25, count: 1 },
  ],
  [
    { effect: 'resetBefore', skip: '2' },
    { reset: 'before', skip: 2 },
  ],
  [{ effect: 'cut' }, { cut: true }],
  [
    { on: 'websocket', event: 'connect', effect: 'reset', latency: '500' },
    { on: 'websocket', event: 'connect', reset: true, latency: 500 },
  ],
  [
    { on: 'websocket', effect: 'close' },
    { on: 'websocket', close: 1011 },
  ],
  [
    { on: 'mail', to: ' asa@example.is ', kind: 'lesson', late: 'P1D' },
    { on: 'mail', to: 'asa@example.is', kind: 'lesson', late: 'P1D' },
  ],
  // Values that were typed for a different kind of fault are dropped.
  [
    { on: 'mail', effect: 'lose', status: '500', operation: 'lists.list', event: 'connect' },
    { on: 'mail', lose: true },
  ],
])('%j is parsed as a fault step', (typed, step) => {
  expect(parseStep({ ...emptyStep, ...typed })).toEqual(step)
  expect(isHarmless(step)).toBe(false)
})

it.each<Partial<DraftStep>>([{}, { operation: 'lists.list', chance: '50' }, { on: 'mail', to: 'a@b.is' }])(
  'a step with %j is recognized as harmless',
  (typed) => {
    expect(isHarmless(parseStep({ ...emptyStep, ...typed }))).toBe(true)
  },
)
