import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getFormats } from '../../src/lib/formats.ts'
import { Desk } from './Desk.ts'

const now = '2026-02-02T09:00:00.000Z'
let sentRequests: string[]
let isPageVisible: boolean
let status: number
let returnToPage: () => void

function openDesk(): Desk {
  const desk = new Desk({
    address: 'http://127.0.0.1:4200/_mock',
    formats: getFormats('en', 'UTC'),
    transport: async ({ method, url, body }) => {
      sentRequests.push([method, new URL(url).pathname, body].filter(Boolean).join(' '))
      const text = JSON.stringify({
        now,
        next: null,
        id: 'a',
        path: '',
        address: 'http://a',
        scenario: 'x',
        seed: 1,
      })
      return { status, header: () => null, text: async () => text, bytes: async () => new Uint8Array() }
    },
    isSeen: () => isPageVisible,
    onSeen: (look) => {
      returnToPage = look
      return () => undefined
    },
  })
  closeDesk = desk.open()
  return desk
}
let closeDesk: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  sentRequests = []
  isPageVisible = true
  status = 200
})
afterEach(() => {
  closeDesk()
  vi.useRealTimers()
})

it('the desk polls while visible, and reads large data only after actions or return', async () => {
  const desk = openDesk()
  const [often, calm] = [vi.fn(), vi.fn()]
  desk.watch(often)
  const stop = desk.watch(calm, true)
  await vi.advanceTimersByTimeAsync(4000)
  expect([often.mock.calls.length, calm.mock.calls.length]).toEqual([2, 0])
  isPageVisible = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(often).toHaveBeenCalledTimes(2)
  returnToPage()
  desk.refreshAll()
  expect([often.mock.calls.length, calm.mock.calls.length]).toEqual([4, 2])
  stop()
  desk.refreshAll()
  expect(calm).toHaveBeenCalledTimes(2)
})

it('the desk advances time once a second until it is stopped or closed', async () => {
  const { player } = openDesk()
  const leaps = () => sentRequests.filter((call) => call.startsWith('POST /_mock/clock')).length
  player.setSpeed('day')
  player.play()
  player.play()
  await vi.advanceTimersByTimeAsync(2500)
  expect(leaps()).toBe(3)
  expect(sentRequests).toContain('POST /_mock/clock {"advance":"P1D"}')
  player.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(leaps()).toBe(3)
  player.play()
  closeDesk()
  await vi.advanceTimersByTimeAsync(5000)
  expect([leaps(), player.isPlaying]).toEqual([4, false])
})

it('the desk loads its world once a failing server recovers, then stops asking', async () => {
  status = 503
  const desk = openDesk()
  await vi.advanceTimersByTimeAsync(1000)
  expect(desk.world.error).toBeDefined()
  status = 200
  await vi.advanceTimersByTimeAsync(2000)
  expect([desk.world.value?.id, desk.world.error]).toEqual(['a', undefined])
  const { length } = sentRequests.filter((call) => call.includes('/health'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sentRequests.filter((call) => call.includes('/health'))).toHaveLength(length)
})
