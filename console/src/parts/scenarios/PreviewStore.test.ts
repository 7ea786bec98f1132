import type { Question } from '@heed/contracts'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { FakeServer, refuse } from '../../../test/fakeServer.ts'
import { makeCompanyStores } from '../../../test/makeCompanyStores.ts'
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

const flushTimers = () => vi.advanceTimersByTimeAsync(0)
const advanceTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

async function openPreviewStore(
  scenarios: readonly Question[],
  own: { index?: number; language?: string } = {},
) {
  const server = serveScenarios(new FakeServer(), scenarios)
  const moves: number[] = []
  const store = new PreviewStore(makeCompanyStores(server), {
    questions: scenarios.map(({ id }) => id),
    index: 0,
    ...own,
    onMove: (at) => moves.push(at),
  })
  void store.start()
  await flushTimers()
  onTestFinished(() => {
    store.dispose()
    expect(server.unhandled).toEqual([])
  })
  const place = () => [store.at, store.currentBlockIndex]
  const answer = (given: Parameters<PreviewStore['answer']>[1], isFinal = true) => {
    if (store.block) store.answer(store.block, given, isFinal)
  }
  return { store, server, moves, place, answer }
}

describe('the scenario preview after an answer', () => {
  it('shows the next block after 500 milliseconds', async () => {
    const { place, answer } = await openPreviewStore([aScenario(1, [singleChoice, textBlock])])
    answer('b')
    await advanceTime(AUTO_ADVANCE_MS - 1)
    expect([AUTO_ADVANCE_MS, place()]).toEqual([500, [0, 0]])
    await advanceTime(1)
    expect(place()).toEqual([0, 1])
  })

  it('requires an answer to every line of a list', async () => {
    const { store, place, answer } = await openPreviewStore([aScenario(1, [yesNoList, textBlock])])
    answer({ a: 'yes', b: 'no' })
    await advanceTime(5000)
    expect([place(), store.stop]).toEqual([[0, 0], 'lines'])
    answer({ a: 'yes', b: 'no', c: 'no' })
    await advanceTime(AUTO_ADVANCE_MS)
    expect(place()).toEqual([0, 1])
  })

  it.each([
    ['several options can be selected', multipleChoice, ['a']],
    ['steps can be reordered', orderBlock, ['b', 'a', 'c']],
  ])("doesn't advance automatically if %s, but enables Next", async (_, block, given) => {
    const { store, place, answer } = await openPreviewStore([aScenario(1, [block, textBlock])])
    expect(store.stop).toBe('answer')
    answer(given)
    await advanceTime(5000)
    expect([place(), store.stop]).toEqual([[0, 0], null])
  })

  it("doesn't advance while choices are browsed with the arrow keys", async () => {
    const { place, answer } = await openPreviewStore([aScenario(1, [singleChoice, textBlock])])
    answer('b', false)
    await advanceTime(5000)
    expect(place()).toEqual([0, 0])
  })

  it('stays at the last block of a scenario', async () => {
    const { store, place, answer } = await openPreviewStore([
      aScenario(1, [textBlock, singleChoice]),
      aScenario(2, [textBlock]),
    ])
    store.next()
    answer('b')
    await advanceTime(5000)
    expect([place(), store.stop]).toEqual([[0, 1], null])
  })

  it('restarts the wait on another choice and cancels it when moving on', async () => {
    const { store, place, answer } = await openPreviewStore([
      aScenario(1, [singleChoice, textBlock, textBlock]),
    ])
    answer('b')
    await advanceTime(400)
    answer('c')
    await advanceTime(400)
    expect(place()).toEqual([0, 0])
    store.next()
    await advanceTime(5000)
    expect(place()).toEqual([0, 1])
  })
})

describe('moving through the scenario preview', () => {
  const three = [
    aScenario(1, [textBlock, textBlock]),
    aScenario(2, [textBlock, textBlock, textBlock]),
    aScenario(3, [textBlock]),
  ]

  it('visits every block of every scenario and stops at the end', async () => {
    const { store, place, moves } = await openPreviewStore(three)
    const seen = [place()]
    while (store.stop === null) {
      store.next()
      await flushTimers()
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
    'with %s opens the previous scenario at its last block',
    async (way) => {
      const { store, place } = await openPreviewStore(three, { index: 1 })
      store[way]()
      await flushTimers()
      expect(place()).toEqual([0, 1])
    },
  )

  it('returns block by block within a scenario', async () => {
    const { store, place } = await openPreviewStore(three, { index: 1 })
    store.next()
    store.back()
    expect(place()).toEqual([1, 0])
  })

  it('can skip an unanswered scenario', async () => {
    const { store, place } = await openPreviewStore([
      aScenario(1, [singleChoice, textBlock]),
      aScenario(2, [textBlock]),
    ])
    store.next()
    expect(place()).toEqual([0, 0])
    store.skip()
    await flushTimers()
    expect(place()).toEqual([1, 0])
  })

  it('reaches the first unanswered block, or the furthest block visited', async () => {
    const { store, answer } = await openPreviewStore([aScenario(1, [textBlock, singleChoice, textBlock])])
    expect(store.lastReachableIndex).toBe(1)
    store.next()
    answer('a')
    expect(store.lastReachableIndex).toBe(2)
  })

  it('keeps answers, also in another language', async () => {
    const { store, answer, server } = await openPreviewStore([
      aScenario(1, [multipleChoice, textBlock]),
      aScenario(2, [textBlock]),
    ])
    answer(['a', 'c'])
    store.skip()
    await flushTimers()
    store.previous()
    await flushTimers()
    store.back()
    store.changeLanguage('is')
    await flushTimers()
    expect([store.shownLanguage, store.block && store.getAnswer(store.block)]).toEqual(['is', ['a', 'c']])
    expect(server.listCalls('GET /companies/11/questions/1').map(({ path }) => path)).toEqual([
      '/companies/11/questions/1',
      '/companies/11/questions/1?lang=is',
    ])
  })
})

it('the scenario preview preloads the next scenario and requests each one once', async () => {
  const { store, server } = await openPreviewStore([aScenario(1, [textBlock]), aScenario(2, [textBlock])])
  store.skip()
  store.previous()
  store.skip()
  await flushTimers()
  expect(server.calls.map(({ path }) => path)).toEqual([
    '/companies/11/questions/1',
    '/companies/11/questions/2',
  ])
})

it('the scenario preview repeats a failed preload when that scenario is opened', async () => {
  const server = serveScenarios(new FakeServer(), [aScenario(1, [textBlock])])
  server.on('GET /companies/11/questions/2', refuse(500, 'Out of order'))
  const store = new PreviewStore(makeCompanyStores(server), { questions: [1, 2], index: 0 })
  void store.start()
  await flushTimers()
  serveScenarios(server, [aScenario(2, [textBlock])])
  store.skip()
  await flushTimers()
  expect([store.scenario.value?.id, store.stop]).toEqual([2, 'end'])
})

it.each([
  ['type', { type: 'hologram', presentation: 'text', options: [] }],
  ['presentation', { ...singleChoice, presentation: 'slider' }],
])("a block of unknown %s doesn't prevent moving on", async (_, block) => {
  const { store } = await openPreviewStore([aScenario(1, [block, textBlock])])
  expect([store.stop, store.lastReachableIndex]).toEqual([null, 1])
})

it('a closed scenario preview sends no further requests', async () => {
  const server = serveScenarios(new FakeServer(), [aScenario(1, [textBlock])])
  const store = new PreviewStore(makeCompanyStores(server), { questions: [1, 2], index: 0 })
  void store.start()
  store.dispose()
  await flushTimers()
  expect([store.scenario.value, server.unhandled]).toEqual([undefined, []])
})
