import { ApiError } from '@heed/contracts'
import { expect, it } from 'vitest'
import { createCaller } from './caller.ts'
import { createConcurrencyLimiter } from './gate.ts'

const makeFailure = (status: number, retryAfter?: number) =>
  new ApiError('in trouble', {
    kind: 'server',
    operation: 'import.createUsersBatch',
    status,
    requestId: 'r',
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })

function createTestCaller(random: number, most = 8) {
  const gate = createConcurrencyLimiter(most)
  const waits: number[] = []
  const { signal } = new AbortController()
  const call = createCaller({
    gate,
    policy: { times: 3, base: 1000, cap: 3000 },
    sleep: async (milliseconds) => void waits.push(milliseconds),
    random: () => random,
    stop: signal,
    abortSignal: signal,
    onRetry: () => {},
  })
  return { gate, call, waits }
}

const createFailingCall = (errors: Error[]) => async () => {
  const error = errors.shift()
  if (error) throw error
  return 'done'
}

it('waits a random share of a delay that doubles up to the cap', async () => {
  const { call, waits } = createTestCaller(0.5)
  expect(await call(createFailingCall([makeFailure(503), makeFailure(502), makeFailure(504)]))).toBe('done')
  expect(waits).toEqual([500, 1000, 1500])
})

it('never waits less than Retry-After says', async () => {
  const { call, waits } = createTestCaller(0.5)
  await call(createFailingCall([makeFailure(429, 20), makeFailure(429, 0)]))
  expect(waits).toEqual([20_000, 1000])
})

it('gives up when Retry-After asks for a very long wait', async () => {
  const { call, waits } = createTestCaller(0.5)
  await expect(call(createFailingCall([makeFailure(429, 901)]))).rejects.toThrow('in trouble')
  expect(waits).toEqual([])
})

it('many parallel calls share one signal without a leak warning', async () => {
  const warnings: Error[] = []
  const warned = (warning: Error) => void warnings.push(warning)
  process.on('warning', warned)
  const { call } = createTestCaller(0, 30)
  const many = Array.from({ length: 30 }, () =>
    call(async (signal) => {
      signal.addEventListener('abort', () => undefined)
      await new Promise(setImmediate)
    }),
  )
  await Promise.all(many)
  process.off('warning', warned)
  expect(warnings.map(({ message }) => message)).toEqual([])
})

it('gives up after the last retry, and immediately on a permanent failure', async () => {
  const { call, waits } = createTestCaller(1)
  const four = Array.from({ length: 4 }, () => makeFailure(503))
  await expect(call(createFailingCall(four))).rejects.toThrow('in trouble')
  expect(waits.length).toBe(3)
  await expect(call(createFailingCall([makeFailure(500)]))).rejects.toThrow('in trouble')
  expect(waits.length).toBe(3)
})

it('halves the parallel calls once per burst of failures, then restores them gradually', async () => {
  const { gate, call } = createTestCaller(0)
  await Promise.all(Array.from({ length: 8 }, () => call(createFailingCall([makeFailure(503)]))))
  expect(gate.limit).toBe(4)
  const limits = new Set<number>()
  for (let at = 0; at < 200; at++) {
    await call(createFailingCall([]))
    limits.add(gate.limit)
  }
  expect([...limits]).toEqual([4, 5, 6, 7, 8])
})

it('runs no more parallel calls than the limit', async () => {
  const { call } = createTestCaller(0, 3)
  let running = 0
  let most = 0
  const task = async () => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
  }
  await Promise.all(Array.from({ length: 20 }, () => call(task)))
  expect(most).toBe(3)
})
