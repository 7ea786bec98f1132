import type { Question } from '@heed/contracts'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aCompany } from '../../../test/aCompany.ts'
import { FakeServer, refuse } from '../../../test/fakeServer.ts'
import { AUTO_ADVANCE_MS, PreviewStore } from './PreviewStore.ts'
import {
  aScenario,
  multipleChoice,
  orderBlock,
  serveScenarios,
  singleChoice,
  textBlock,
  yesNoList,
} from './testing/scenarios.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const settled = () => vi.advanceTimersByTimeAsync(0)
const soon = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

async function opened(scenarios: readonly Question[], own: { at?: number; language?: string } = {}) {
  const server = serveScenarios(new FakeServer(), scenarios)
  const moves: number[] = []
  const store = new PreviewStore(aCompany(server), {
    questions: scenarios.map(({ id }) => id),
    at: 0,
    ...own,
    onMove: (at) => moves.push(at),
  })
  void store.begin()
  await settled()
  onTestFinished(() => {
    store.dispose()
    expect(server.unhandled).toEqual([])
  })
  const place = () => [store.at, store.blockAt]
  const answer = (given: Parameters<PreviewStore['answer']>[1], isFinal = true) => {
    if (store.block) store.answer(store.block, given, isFinal)
  }
  return { store, server, moves, place, answer }
}

describe('after an answer', () => {
  it('the next block comes, 500 milliseconds later', async () => {
    const { place, answer } = await opened([aScenario(1, [singleChoice, textBlock])])
    answer('b')
    await soon(AUTO_ADVANCE_MS - 1)
    expect([AUTO_ADVANCE_MS, place()]).toEqual([500, [0, 0]])
    await soon(1)
    expect(place()).toEqual([0, 1])
  })

  it('every line of a list has to be answered first', async () => {
    const { store, place, answer } = await opened([aScenario(1, [yesNoList, textBlock])])
    answer({ a: 'yes', b: 'no' })
    await soon(5000)
    expect([place(), store.stop]).toEqual([[0, 0], 'lines'])
    answer({ a: 'yes', b: 'no', c: 'no' })
    await soon(AUTO_ADVANCE_MS)
    expect(place()).toEqual([0, 1])
  })

  it.each([
    ['several may be ticked', multipleChoice, ['a']],
    ['steps are moved', orderBlock, ['b', 'a', 'c']],
  ])('nothing goes on by itself where %s, and Next is open', async (_, block, given) => {
    const { store, place, answer } = await opened([aScenario(1, [block, textBlock])])
    expect(store.stop).toBe('answer')
    answer(given)
    await soon(5000)
    expect([place(), store.stop]).toEqual([[0, 0], null])
  })

  it('nothing goes on while somebody passes the choices with the arrow keys', async () => {
    const { place, answer } = await opened([aScenario(1, [singleChoice, textBlock])])
    answer('b', false)
    await soon(5000)
    expect(place()).toEqual([0, 0])
  })

  it('of the last block it stays there', async () => {
    const { store, place, answer } = await opened([
      aScenario(1, [textBlock, singleChoice]),
      aScenario(2, [textBlock]),
    ])
    store.next()
    answer('b')
    await soon(5000)
    expect([place(), store.stop]).toEqual([[0, 1], null])
  })

  it('another choice begins the wait anew, and going elsewhere ends it', async () => {
    const { store, place, answer } = await opened([aScenario(1, [singleChoice, textBlock, textBlock])])
    answer('b')
    await soon(400)
    answer('c')
    await soon(400)
    expect(place()).toEqual([0, 0])
    store.next()
    await soon(5000)
    expect(place()).toEqual([0, 1])
  })
})

describe('forth and back', () => {
  const three = [
    aScenario(1, [textBlock, textBlock]),
    aScenario(2, [textBlock, textBlock, textBlock]),
    aScenario(3, [textBlock]),
  ]

  it('goes through every block of every question, and stops at the end', async () => {
    const { store, place, moves } = await opened(three)
    const seen = [place()]
    while (store.stop === null) {
      store.next()
      await settled()
      seen.push(place())
    }
    expect(seen).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 0],
    ])
    expect([store.stop, moves]).toEqual(['end', [1, 2]])
  })

  it.each([['back'], ['previous']] as const)(
    '%s opens the question before at its last block',
    async (way) => {
      const { store, place } = await opened(three, { at: 1 })
      store[way]()
      await settled()
      expect(place()).toEqual([0, 1])
    },
  )

  it('back goes block by block first', async () => {
    const { store, place } = await opened(three, { at: 1 })
    store.next()
    store.back()
    expect(place()).toEqual([1, 0])
  })

  it('skips what is not answered', async () => {
    const { store, place } = await opened([
      aScenario(1, [singleChoice, textBlock]),
      aScenario(2, [textBlock]),
    ])
    store.next()
    expect(place()).toEqual([0, 0])
    store.skip()
    await settled()
    expect(place()).toEqual([1, 0])
  })

  it('goes no further than the first block that waits, and as far as one has been', async () => {
    const { store, answer } = await opened([aScenario(1, [textBlock, singleChoice, textBlock])])
    expect(store.reach).toBe(1)
    store.next()
    answer('a')
    expect(store.reach).toBe(2)
  })

  it('keeps what was answered, also in another language', async () => {
    const { store, answer, server } = await opened([
      aScenario(1, [multipleChoice, textBlock]),
      aScenario(2, [textBlock]),
    ])
    answer(['a', 'c'])
    store.skip()
    await settled()
    store.previous()
    await settled()
    store.back()
    store.speak('is')
    await settled()
    expect([store.shownLanguage, store.block && store.answerOf(store.block)]).toEqual(['is', ['a', 'c']])
    expect(server.callsOf('GET /companies/11/questions/1').map(({ path }) => path)).toEqual([
      '/companies/11/questions/1',
      '/companies/11/questions/1?lang=is',
    ])
  })
})

it('fetches the next one ahead, and each of them once', async () => {
  const { store, server } = await opened([aScenario(1, [textBlock]), aScenario(2, [textBlock])])
  store.skip()
  store.previous()
  store.skip()
  await settled()
  expect(server.calls.map(({ path }) => path)).toEqual([
    '/companies/11/questions/1',
    '/companies/11/questions/2',
  ])
})

it('asks again for what failed ahead when it is opened', async () => {
  const server = serveScenarios(new FakeServer(), [aScenario(1, [textBlock])])
  server.on('GET /companies/11/questions/2', refuse(500, 'Out of order'))
  const store = new PreviewStore(aCompany(server), { questions: [1, 2], at: 0 })
  void store.begin()
  await settled()
  serveScenarios(server, [aScenario(2, [textBlock])])
  store.skip()
  await settled()
  expect([store.scenario.value?.id, store.stop]).toEqual([2, 'end'])
})

it.each([
  ['type', { type: 'hologram', presentation: 'text', options: [] }],
  ['presentation', { ...singleChoice, presentation: 'slider' }],
])('a block of an unknown %s holds nobody up', async (_, block) => {
  const { store } = await opened([aScenario(1, [block, textBlock])])
  expect([store.stop, store.reach]).toEqual([null, 1])
})

it('asks for nothing more once it is closed', async () => {
  const server = serveScenarios(new FakeServer(), [aScenario(1, [textBlock])])
  const store = new PreviewStore(aCompany(server), { questions: [1, 2], at: 0 })
  void store.begin()
  store.dispose()
  await settled()
  expect([store.scenario.value, server.unhandled]).toEqual([undefined, []])
})
