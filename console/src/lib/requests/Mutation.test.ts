import { ApiError } from '@heed/contracts'
import { autorun } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import { Mutation } from './Mutation.ts'

const nameTakenError = new ApiError('The name is taken', {
  kind: 'conflict',
  operation: 'lists.create',
  status: 409,
  requestId: 'r-1',
})

describe('a mutation', () => {
  it('has a refusal only if the same input would fail again', async () => {
    const change = new Mutation()
    await change.run(() => Promise.reject(nameTakenError))
    expect(change.refusal).toBe('The name is taken')
    await change.run(() =>
      Promise.reject(
        new ApiError('Out of order', {
          kind: 'server',
          operation: 'lists.create',
          status: 500,
          requestId: 'r-2',
        }),
      ),
    )
    expect([change.refusal, change.failure !== undefined]).toEqual([undefined, true])
  })

  it('runs once for repeated calls, which share its result', async () => {
    const change = new Mutation()
    const finish = vi.fn()
    const work = vi.fn(() => new Promise<void>((resolve) => finish.mockImplementation(resolve)))
    const [first, second] = [change.run(work), change.run(work)]
    expect([second === first, change.pending]).toEqual([true, true])
    finish()
    await first
    expect([work.mock.calls.length, change.pending, change.failure]).toEqual([1, false, undefined])
    const again = vi.fn()
    await change.run(again)
    expect(again).toHaveBeenCalledOnce()
  })

  it("keeps the failure and its fields until it's tried again", async () => {
    const change = new Mutation()
    await change.run(() => Promise.reject(nameTakenError))
    expect(change.failure).toMatchObject({ kind: 'conflict', text: 'The name is taken' })
    const refused = new ApiError('Too long', {
      kind: 'validation',
      operation: 'lists.create',
      status: 400,
      requestId: 'r-2',
      fields: { name: 'Too long' },
    })
    await change.run(() => Promise.reject(refused))
    expect(change.fields).toEqual({ name: 'Too long' })
    const again = change.run(() => undefined)
    expect([change.failure, change.fields]).toEqual([undefined, {}])
    await again
  })

  it('can be tried again after work that throws immediately', async () => {
    const change = new Mutation()
    const work = () => {
      throw new Error('Broken')
    }
    await change.run(work)
    expect([change.pending, change.failure?.text]).toEqual([false, 'Broken'])
    const again = vi.fn()
    await change.run(again)
    expect(again).toHaveBeenCalledOnce()
  })

  it('clears a failure on reset', async () => {
    const change = new Mutation()
    await change.run(() => Promise.reject(nameTakenError))
    change.reset()
    expect(change.failure).toBeUndefined()
  })

  it("changes no state after it's disposed", async () => {
    const change = new Mutation()
    const seen: unknown[] = []
    const stop = autorun(() => seen.push([change.pending, change.failure?.text]))
    const running = change.run(() => Promise.reject(nameTakenError))
    change.dispose()
    await running
    stop()
    expect(seen).toEqual([
      [false, undefined],
      [true, undefined],
    ])
  })
})
