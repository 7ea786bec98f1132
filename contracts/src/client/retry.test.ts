import { describe, expect, it } from 'vitest'
import { computeRetryDelay, defaultRetry, retry, startUpRetry } from './retry.ts'

describe('retryDelay', () => {
  it.each([
    [0, 1500],
    [1, 3000],
    [5, 48_000],
    [7, 192_000],
    [8, 240_000],
    [9, 240_000],
  ])('before start-up retry %i is %i ms', (attempt, milliseconds) => {
    expect(computeRetryDelay(attempt, startUpRetry)).toBe(milliseconds)
  })

  it('starts at one second by default', () => {
    expect(computeRetryDelay(0, defaultRetry)).toBe(1000)
  })
})

describe('retry', () => {
  const run = (fails: number, when: (error: unknown) => boolean = () => true) => {
    const waits: number[] = []
    let calls = 0
    const call = async () => {
      calls += 1
      if (calls <= fails) throw new Error(`failure ${calls}`)
      return `call ${calls}`
    }
    const sleep = async (milliseconds: number) => {
      waits.push(milliseconds)
    }
    return {
      result: retry(call, { policy: { times: 3, base: 10, cap: 25 }, shouldRetry: when, sleep }),
      waits,
    }
  }

  it('returns immediately when the first call succeeds', async () => {
    const { result, waits } = run(0)
    await expect(result).resolves.toBe('call 1')
    expect(waits).toEqual([])
  })

  it('waits longer each time, up to the cap', async () => {
    const { result, waits } = run(3)
    await expect(result).resolves.toBe('call 4')
    expect(waits).toEqual([10, 20, 25])
  })

  it('throws the last failure after the last retry', async () => {
    await expect(run(9).result).rejects.toThrow('failure 4')
  })

  it("doesn't retry a permanent failure", async () => {
    const { result, waits } = run(9, () => false)
    await expect(result).rejects.toThrow('failure 1')
    expect(waits).toEqual([])
  })

  it('stops when the wait is cancelled', async () => {
    const call = async () => {
      throw new Error('down')
    }
    const sleep = async () => {
      throw new Error('given up')
    }
    await expect(retry(call, { policy: defaultRetry, shouldRetry: () => true, sleep })).rejects.toThrow(
      'given up',
    )
  })
})
