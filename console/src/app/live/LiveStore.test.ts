import { runInAction } from 'mobx'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { FakeClock } from '../../../test/FakeClock.ts'
import { makeTestSetup } from '../../../test/renderPage.tsx'
import { LiveStore } from './LiveStore.ts'

type Options = Parameters<typeof makeTestSetup>[0]

const makeProgressEvent = (companyId: number, done = 40) => ({
  event: 'integration:progress' as const,
  data: { companyId, type: 'azure' as const, syncId: 's1', progress: done, message: 'Reading people' },
})
const summaryEvent = {
  event: 'infosec:update_summary' as const,
  data: { resilienceScore: 61, areas: [], bestBehaviour: 'Locks the screen', worstBehaviour: 'Checks links' },
}

/** Store with a subscriber and, if requested, an open connection. */
async function startListening({ random = () => 1, ...options }: Options = {}) {
  const clock = new FakeClock()
  const stage = makeTestSetup({ ...options, sleep: clock.sleep, random })
  await stage.root.session.load()
  const live = stage.root.area(LiveStore)
  const last = () => {
    const socket = stage.sockets.at(-1)
    if (!socket) throw new Error('No websocket was opened')
    return socket
  }
  return { ...stage, clock, live, last }
}

/** Overrides the browser's state and fires the event; the state is restored after the test. */
function setBrowserState(name: 'onLine' | 'visibilityState', value: unknown, event: Event) {
  const target = name === 'onLine' ? navigator : document
  Object.defineProperty(target, name, { value, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(target, name))
  ;(name === 'onLine' ? window : document).dispatchEvent(event)
}
const setOnline = (isThere: boolean) =>
  setBrowserState('onLine', isThere, new Event(isThere ? 'online' : 'offline'))
const setVisibility = (state: 'visible' | 'hidden') =>
  setBrowserState('visibilityState', state, new Event('visibilitychange'))

describe('the live connection', () => {
  it("opens with the session's token", async () => {
    const { sockets, live, last } = await startListening()
    expect(sockets.map(({ url }) => url.href)).toEqual(['wss://heed.example/api/ws?token=token-1'])
    expect(live.state).toBe('connecting')
    last().open()
    expect(live.state).toBe('live')
  })

  it.each([
    ['/w/demo/api', 'wss://heed.example/w/demo/api/ws'],
    ['http://api.example:8080/v1', 'ws://api.example:8080/v1/ws'],
  ])('opens beside the API at %s', async (apiUrl, address) => {
    const { live, last } = await startListening({ as: 'nobody', config: { apiUrl } })
    live.on('infosec:update_summary', vi.fn())
    expect(last().url.href).toBe(address)
  })

  it('opens without a session only for public events, with no token', async () => {
    const { sockets, live, last } = await startListening({ as: 'nobody' })
    live.on('integration:progress', vi.fn())
    expect([sockets.length, live.state]).toEqual([0, 'off'])
    const stop = live.on('infosec:update_summary', vi.fn())
    expect(last().url.search).toBe('')
    stop()
    expect([last().isClosed, live.state]).toEqual([true, 'off'])
  })

  it('closes when the session ends', async () => {
    const { root, last, live } = await startListening()
    last().open()
    runInAction(() => root.session.expire())
    expect([last().isClosed, live.state]).toEqual([true, 'off'])
  })

  it('reopens for another company without reporting missed events', async () => {
    const { root, sockets, last, live, server } = await startListening()
    const missed = vi.fn()
    live.on('missed', missed)
    last().open()
    server.on('GET /companies/9', { ...root.session.company, company_id: 9 })
    await root.session.switchCompany(9)
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false])
    last().open()
    expect([live.state, missed.mock.calls.length]).toEqual(['live', 0])
  })
})

describe('live events', () => {
  it('reach every subscriber to that event until it unsubscribes', async () => {
    const { root, live, last } = await startListening()
    const [one, two, other] = [vi.fn(), vi.fn(), vi.fn()]
    const stop = live.on('integration:progress', one)
    live.on('integration:progress', two)
    live.on('infosec:update_summary', other)
    last().open()
    const own = root.session.companyId ?? 0
    last().receive(makeProgressEvent(own, 40))
    stop()
    last().receive(makeProgressEvent(own, 100))
    last().receive(summaryEvent)
    expect(one.mock.calls).toEqual([[makeProgressEvent(own, 40).data]])
    expect(two.mock.calls).toEqual([[makeProgressEvent(own, 40).data], [makeProgressEvent(own, 100).data]])
    expect(other.mock.calls).toEqual([[summaryEvent.data]])
  })

  it('are ignored if they are invalid, unknown or from another company', async () => {
    const { root, live, last } = await startListening()
    const heard = vi.fn()
    live.on('integration:progress', heard)
    last().open()
    const own = root.session.companyId ?? 0
    last().receive(makeProgressEvent(own + 1))
    last().receive(makeProgressEvent(own, 101))
    last().receive('{"event":"weather","data":{}}')
    last().receive('{"event":')
    expect(heard).not.toHaveBeenCalled()
  })

  it('reach other subscribers if one throws an error, which is reported', async () => {
    const { root, live, last } = await startListening()
    const [report, heard] = [vi.spyOn(root.services, 'reportError'), vi.fn()]
    const broken = new Error('undefined is not a function')
    live.on('infosec:update_summary', () => {
      throw broken
    })
    live.on('infosec:update_summary', heard)
    last().open()
    last().receive(summaryEvent)
    expect([report.mock.calls, heard.mock.calls.length]).toEqual([[[broken]], 1])
  })
})

describe('a lost live connection', () => {
  it('reopens after a second and reports that events may have been missed', async () => {
    const { sockets, clock, live, last } = await startListening()
    const missed = vi.fn()
    live.on('missed', missed)
    last().open()
    expect(missed, 'nothing was missed before').not.toHaveBeenCalled()
    last().end(1012)
    expect(live.state).toBe('connecting')
    await clock.advance(999)
    expect(sockets).toHaveLength(1)
    await clock.advance(1)
    expect(sockets).toHaveLength(2)
    last().open()
    expect([live.state, missed.mock.calls.length]).toEqual(['live', 1])
  })

  it('waits longer each time, up to four minutes, and ends up offline', async () => {
    const { clock, live, last, waits } = await startListening()
    const states: string[] = []
    last().open()
    waits.length = 0
    for (let tries = 0; tries < 10; tries++) {
      last().end()
      states.push(live.state)
      await clock.advance(240_000)
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 240_000, 240_000])
    expect(states.slice(0, 6)).toEqual([
      'connecting',
      'reconnecting',
      'reconnecting',
      'reconnecting',
      'offline',
      'offline',
    ])
    last().open()
    expect(live.state).toBe('live')
  })

  it.each([
    [0, 500],
    [0.5, 750],
  ])('reopens with a random delay: at chance %d after %d ms', async (chance, wait) => {
    const { last, waits } = await startListening({ random: () => chance })
    waits.length = 0
    last().end()
    expect(waits).toEqual([wait])
  })

  it('resets its delay only after a connection that lasted', async () => {
    const { clock, last, waits } = await startListening()
    const lossAfter = async (held: number) => {
      last().open()
      await clock.advance(held)
      waits.length = 0
      last().end()
      await clock.advance(240_000)
      return waits[0]
    }
    expect([await lossAfter(50), await lossAfter(50), await lossAfter(10_000)]).toEqual([1000, 2000, 1000])
  })

  it("isn't retried with a refused token, but reopens with a new one", async () => {
    const { root, sockets, clock, live, last } = await startListening()
    last().end(4401)
    await clock.advance(600_000)
    expect([sockets.length, live.state, root.session.isSignedIn]).toEqual([1, 'offline', true])
    await root.session.enter('token-2')
    expect(last().url.searchParams.get('token')).toBe('token-2')
  })

  it('ignores late events from an older connection', async () => {
    const { clock, live, last } = await startListening()
    const heard = vi.fn()
    live.on('infosec:update_summary', heard)
    const first = last()
    first.open()
    first.end()
    await clock.advance(1000)
    last().open()
    first.receive(summaryEvent)
    first.end()
    expect([heard.mock.calls.length, live.state]).toEqual([0, 'live'])
  })
})

describe('the live connection in a browser', () => {
  it('closes while offline and reopens when the network returns', async () => {
    const { sockets, clock, live, last } = await startListening()
    const missed = vi.fn()
    live.on('missed', missed)
    last().open()
    setOnline(false)
    await clock.advance(600_000)
    expect([last().isClosed, sockets.length, live.state]).toEqual([true, 1, 'offline'])
    setOnline(true)
    expect(sockets).toHaveLength(2)
    last().open()
    expect([live.state, missed.mock.calls.length]).toEqual(['live', 1])
  })

  it("closes five minutes after the page is hidden and reopens when it's visible", async () => {
    const { sockets, clock, live, last } = await startListening()
    const missed = vi.fn()
    live.on('missed', missed)
    last().open()
    setVisibility('hidden')
    await clock.advance(299_999)
    expect(live.state).toBe('live')
    await clock.advance(1)
    expect([last().isClosed, live.state]).toEqual([true, 'off'])
    setVisibility('visible')
    last().open()
    expect([sockets.length, live.state, missed.mock.calls.length]).toEqual([2, 'live', 1])
  })

  it('stays open if the page becomes visible again within five minutes', async () => {
    const { sockets, clock, last, live } = await startListening()
    last().open()
    setVisibility('hidden')
    await clock.advance(200_000)
    setVisibility('visible')
    setVisibility('hidden')
    await clock.advance(200_000)
    expect([sockets.length, live.state]).toEqual([1, 'live'])
  })
})
