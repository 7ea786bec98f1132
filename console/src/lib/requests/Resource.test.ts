import { ApiError } from '@heed/contracts'
import { describe, expect, test, vi } from 'vitest'
import { Resource, runAsPreload } from './Resource.ts'

function createDeferred<T>() {
  const hooks: { resolve: (value: T) => void; reject: (failure: Error) => void } = {
    resolve: () => undefined,
    reject: () => undefined,
  }
  const promise = new Promise<T>((resolve, reject) => Object.assign(hooks, { resolve, reject }))
  return { promise, ...hooks }
}

describe('a resource', () => {
  test("shows the value once it's loaded", async () => {
    const resource = new Resource<string>()
    const answer = createDeferred<string>()
    const done = resource.load(() => answer.promise)
    expect([resource.loading, resource.isFirstLoad]).toEqual([true, true])
    answer.resolve('people')
    await done
    expect([resource.value, resource.loading, resource.isFirstLoad]).toEqual(['people', false, false])
  })

  test('keeps the last value beside an error, and clears the error on success', async () => {
    const resource = new Resource<string>()
    await resource.load(() => Promise.resolve('people'))
    await resource.load(() => Promise.reject(new Error('No answer')))
    expect([resource.value, resource.error, resource.loading]).toEqual(['people', 'No answer', false])
    await resource.load(() => Promise.resolve('more'))
    expect([resource.value, resource.error]).toEqual(['more', undefined])
  })

  test('exposes the kind of a failure and its field errors', async () => {
    const resource = new Resource<string>()
    const facts = { operation: 'lists.get', status: 400, requestId: 'r' }
    const refused = new ApiError('Too long', { ...facts, kind: 'validation', fields: { name: 'Too long' } })
    await resource.load(() => Promise.reject(refused))
    expect(resource.failure).toEqual({ kind: 'validation', text: 'Too long', fields: { name: 'Too long' } })
    await resource.load(() => Promise.reject(new RangeError('No such page')))
    expect(resource.failure).toEqual({ kind: 'other', text: 'No such page', fields: {} })
    await resource.load(() => Promise.resolve('people'))
    expect(resource.failure).toBeUndefined()
  })

  test('aborts the older request and ignores its late response', async () => {
    const resource = new Resource<string>()
    const [older, newer] = [createDeferred<string>(), createDeferred<string>()]
    const signals: AbortSignal[] = []
    const keep = (signal: AbortSignal, answer: Promise<string>) => {
      signals.push(signal)
      return answer
    }
    const first = resource.load((signal) => keep(signal, older.promise))
    const second = resource.load((signal) => keep(signal, newer.promise))
    newer.resolve('new')
    await second
    older.resolve('old')
    await first
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false])
    expect(resource.value).toBe('new')
  })

  test('ignores the failure of a superseded request', async () => {
    const resource = new Resource<string>()
    const [older, newer] = [createDeferred<string>(), createDeferred<string>()]
    const first = resource.load(() => older.promise)
    const second = resource.load(() => newer.promise)
    older.reject(new Error('aborted'))
    await first
    expect([resource.error, resource.loading]).toEqual([undefined, true])
    newer.resolve('new')
    await second
    expect(resource.value).toBe('new')
  })

  test("sends the same request only once while it's in flight", async () => {
    const resource = new Resource<string>()
    const fetch = vi.fn(() => Promise.resolve('people'))
    await Promise.all([resource.load(fetch, 'page 1'), resource.load(fetch, 'page 1')])
    expect(fetch).toHaveBeenCalledTimes(1)
    await resource.load(fetch, 'page 1')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('reloads with its last request', async () => {
    const resource = new Resource<number>()
    let count = 0
    await resource.reload()
    await resource.load(() => Promise.resolve(++count))
    await resource.reload()
    expect(resource.value).toBe(2)
  })

  test('keeps a value set during a running request', async () => {
    const resource = new Resource<string>()
    const answer = createDeferred<string>()
    const done = resource.load(() => answer.promise)
    resource.set('saved')
    answer.resolve('stale')
    await done
    expect([resource.value, resource.loading]).toEqual(['saved', false])
  })

  test('drops its value and its request when cleared', async () => {
    const resource = new Resource<string>()
    await resource.load(() => Promise.resolve('people'))
    resource.clear()
    await resource.reload()
    expect([resource.value, resource.error, resource.isFirstLoad]).toEqual([undefined, undefined, true])
  })

  test('refreshes silently and ignores a failed refresh', async () => {
    const resource = new Resource<number>()
    await resource.refresh()
    expect(resource.isFirstLoad).toBe(true)
    const answers = [async () => 1, async () => 2, () => Promise.reject(new Error('No answer'))]
    await resource.load(() => (answers.shift() ?? (async () => 0))())
    const done = resource.refresh()
    expect(resource.loading).toBe(false)
    await done
    expect(resource.value).toBe(2)
    await resource.refresh()
    expect([resource.value, resource.error]).toEqual([2, undefined])
  })

  test('ignores a refresh that finishes after a newer value was set', async () => {
    const resource = new Resource<string>()
    await resource.load(() => Promise.resolve('first'))
    const late = createDeferred<string>()
    const answers = [Promise.resolve('second'), late.promise]
    await resource.load(() => answers.shift() ?? Promise.resolve(''))
    const done = resource.refresh()
    resource.set('saved')
    late.resolve('stale')
    await done
    expect(resource.value).toBe('saved')
  })

  test('passes a preloaded response only to the first load, even if pending or failed', async () => {
    const resource = new Resource<number>()
    const first = createDeferred<number>()
    const next = vi.fn(async () => 2)
    runAsPreload(() => resource.load(() => first.promise, 'page 0'))
    const found = resource.load(next, 'page 0')
    first.resolve(1)
    await found
    expect([resource.value, next.mock.calls.length]).toEqual([1, 0])
    await resource.load(next, 'page 0')
    expect(resource.value).toBe(2)
    const failed = new Resource<number>()
    runAsPreload(() => failed.load(() => Promise.reject(new Error('No answer'))))
    await vi.waitFor(() => expect(failed.error).toBe('No answer'))
    await failed.load(next)
    expect([failed.error, next.mock.calls.length]).toEqual(['No answer', 1])
    await failed.reload()
    expect(failed.error).toBe('No answer')
  })

  test('preloads nothing a page already requested, and requests it again after a change', async () => {
    const resource = new Resource<string>()
    const ahead = vi.fn(async () => 'ahead')
    const first = createDeferred<string>()
    const done = resource.load(() => first.promise, 'info')
    runAsPreload(() => {
      resource.cancel()
      return resource.load(ahead, 'info')
    })
    first.resolve('before the change')
    await done
    expect([resource.value, resource.loading]).toEqual(['before the change', false])
    runAsPreload(() => resource.load(ahead, 'another page'))
    await resource.load(async () => 'after the change', 'info')
    expect([resource.value, ahead.mock.calls.length]).toEqual(['after the change', 0])
  })

  test('ignores a preload for another request, after cancelling and after ten seconds', async () => {
    const next = vi.fn(async () => 2)
    const ahead = () => {
      const resource = new Resource<number>()
      runAsPreload(() => resource.load(async () => 1, 'page 0'))
      return resource
    }
    await ahead().load(next, 'page 1')
    expect(next).toHaveBeenCalledTimes(1)
    const givenUp = ahead()
    givenUp.cancel()
    await givenUp.load(next, 'page 0')
    expect(next).toHaveBeenCalledTimes(2)
    const late = ahead()
    await vi.waitFor(() => expect(late.value).toBe(1))
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001)
    await late.load(next, 'page 0')
    expect(next).toHaveBeenCalledTimes(3)
  })
})
