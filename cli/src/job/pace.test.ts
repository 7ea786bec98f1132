import { expect, it } from 'vitest'
import { createPace } from './pace.ts'

function createTestPace(callsPerSecond: number | undefined) {
  const clock = { now: 1000 }
  const waits: number[] = []
  const waitForTurn = createPace({
    callsPerSecond,
    now: () => clock.now,
    sleep: async (milliseconds) => void waits.push(milliseconds),
    stop: new AbortController().signal,
  })
  return { clock, waits, waitForTurn }
}

it('spreads calls evenly over a second', async () => {
  const { waits, waitForTurn } = createTestPace(4)
  for (let call = 0; call < 4; call++) await waitForTurn()
  expect(waits).toEqual([250, 500, 750])
})

it("doesn't save up turns while nothing is called", async () => {
  const { clock, waits, waitForTurn } = createTestPace(4)
  await waitForTurn()
  clock.now += 10_000
  await waitForTurn()
  await waitForTurn()
  expect(waits).toEqual([250])
})

it('never waits without a limit', async () => {
  const { waits, waitForTurn } = createTestPace(undefined)
  for (let call = 0; call < 100; call++) await waitForTurn()
  expect(waits).toEqual([])
})
