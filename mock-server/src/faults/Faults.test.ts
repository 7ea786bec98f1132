import { describe, expect, it } from 'vitest'
import { Faults } from './Faults.ts'
import type { FaultStep } from './steps.ts'

const now = Date.parse('2026-02-02T09:00:00.000Z')
const call = { operation: 'lists.list', method: 'GET', path: '/companies/2/lists' }
const makeFaults = (steps: FaultStep[], seed = 1): Faults => {
  const faults = new Faults()
  faults.set(steps, seed)
  return faults
}
/** Returns the indices of the affected calls. */
const findFaultyCalls = (faults: Faults, count: number): number[] =>
  Array.from({ length: count }, (_, at) => at).filter(() => faults.findForCall(now, call))

describe('an API fault step', () => {
  it.each<[FaultStep, boolean]>([
    [{}, true],
    [{ operation: 'lists.list' }, true],
    [{ operation: 'lists.get' }, false],
    [{ method: 'GET', path: '/companies/2/lists' }, true],
    [{ method: 'POST', path: '/companies/2/lists' }, false],
    [{ path: '/companies/*/lists/' }, true],
    [{ path: '/companies/*' }, false],
    [{ path: '/companies/**' }, true],
    [{ path: '/companies/2/lists/**' }, true],
    [{ path: '/companies/2/lists/7/**' }, false],
    [{ from: '2026-02-02T09:00:00Z' }, true],
    [{ from: '2026-02-02T10:00:01+01:00' }, false],
    [{ until: '2026-02-02T09:00:00Z' }, false],
    [{ until: '2026-02-02T09:00:01Z' }, true],
    [{ on: 'mail' }, false],
    [{ on: 'websocket' }, false],
  ])('%j matches a list call: %s', (step, fits) => {
    expect(makeFaults([step]).findForCall(now, call) !== undefined).toBe(fits)
  })

  it('affects calls by skip and count', () => {
    expect(findFaultyCalls(makeFaults([{ skip: 2, count: 3 }]), 8)).toEqual([2, 3, 4])
  })

  it('affects the same random calls for a seed, whatever other calls are made', () => {
    const step = { operation: 'lists.list', chance: 0.3 }
    const first = findFaultyCalls(makeFaults([step], 7), 1000)
    expect(first.length).toBeGreaterThan(240)
    expect(first.length).toBeLessThan(360)
    const faults = makeFaults([step, { operation: 'lists.get', chance: 0.5 }], 7)
    const again = Array.from({ length: 1000 }, (_, at) => at).filter((at) => {
      if (at % 3 === 0) faults.findForCall(now, { ...call, operation: 'lists.get' })
      return faults.findForCall(now, call)
    })
    expect(again).toEqual(first)
    expect(findFaultyCalls(makeFaults([step], 8), 1000)).not.toEqual(first)
  })

  it('delays calls by its latency plus a random jitter', () => {
    const faults = makeFaults([{ latency: 100, jitter: 50 }])
    const delays = Array.from({ length: 50 }, () => faults.findForCall(now, call)?.delay ?? 0)
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(100)
    expect(Math.max(...delays)).toBeLessThan(150)
    expect(new Set(delays).size).toBeGreaterThan(40)
  })

  it('leaves calls to the next matching step when used up, and counts both', () => {
    const faults = makeFaults([{ count: 1, status: 500 }, { status: 503 }])
    const places = [1, 2, 3].map(() => faults.findForCall(now, call)?.stepIndex)
    expect(places).toEqual([0, 1, 1])
    expect(faults.list().steps).toMatchObject([
      { seen: 3, hits: 1 },
      { seen: 2, hits: 2 },
    ])
  })
})

it('a websocket connection is affected only by a step that names it', () => {
  const faults = makeFaults([{ on: 'websocket', lose: true }])
  expect(faults.findForFrame(now, 'connect')).toBeUndefined()
  expect(faults.findForFrame(now, 'integration:progress')?.step.lose).toBe(true)
  const refusing = makeFaults([{ on: 'websocket', event: 'connect', status: 503 }])
  expect(refusing.findForFrame(now, 'connect')?.step.status).toBe(503)
})
