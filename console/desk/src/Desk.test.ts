import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getFormats } from '../../src/lib/formats.ts'
import { Desk } from './Desk.ts'

const now = '2026-02-02T09:00:00.000Z'
let asked: string[]
let isSeen: boolean
let status: number
let comeBack: () => void

function open(): Desk {
  const desk = new Desk({
    address: 'http://127.0.0.1:4200/_mock',
    formats: getFormats('en', 'UTC'),
    transport: async ({ method, url, body }) => {
      asked.push([method, new URL(url).pathname, body].filter(Boolean).join(' '))
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
    isSeen: () => isSeen,
    onSeen: (look) => {
      comeBack = look
      return () => undefined
    },
  })
  close = desk.open()
  return desk
}
let close: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  isSeen = true
  status = 200
})
afterEach(() => {
  close()
  vi.useRealTimers()
})

it('the desk polls while visible, and reads large data only after actions or return', async () => {
  const desk = open()
  const [often, calm] = [vi.fn(), vi.fn()]
  desk.watch(often)
  const stop = desk.watch(calm, true)
  await vi.advanceTimersByTimeAsync(4000)
  expect([often.mock.calls.length, calm.mock.calls.length]).toEqual([2, 0])
  isSeen = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(often).toHaveBeenCalledTimes(2)
  comeBack()
  desk.refreshAll()
  expect([often.mock.calls.length, calm.mock.calls.length]).toEqual([4, 2])
  stop()
  desk.refreshAll()
  expect(calm).toHaveBeenCalledTimes(2)
})

it('the desk advances time once a second until it is stopped or closed', async () => {
  const { player } = open()
  const leaps = () => asked.filter((call) => call.startsWith('POST /_mock/clock')).length
  player.setSpeed('day')
  player.play()
  player.play()
  await vi.advanceTimersByTimeAsync(2500)
  expect(leaps()).toBe(3)
  expect(asked).toContain('POST /_mock/clock {"advance":"P1D"}')
  player.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(leaps()).toBe(3)
  player.play()
  close()
  await vi.advanceTimersByTimeAsync(5000)
  expect([leaps(), player.isPlaying]).toEqual([4, false])
})

it('the desk loads its world once a failing server recovers, then stops asking', async () => {
  status = 503
  const desk = open()
  await vi.advanceTimersByTimeAsync(1000)
  expect(desk.world.error).toBeDefined()
  status = 200
  await vi.advanceTimersByTimeAsync(2000)
  expect([desk.world.value?.id, desk.world.error]).toEqual(['a', undefined])
  const { length } = asked.filter((call) => call.includes('/health'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked.filter((call) => call.includes('/health'))).toHaveLength(length)
})
