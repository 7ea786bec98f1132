import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import type { Change } from '../../store/Collection.ts'
import { type JournalState, memoryJournal } from '../../store/disk/Journal.ts'
import { call } from '../../testing/testCall.ts'
import { startTestServer } from '../../testing/testServer.ts'
import type { Steps } from '../../world/steps.ts'
import { createWorld, restoreWorld, type World } from '../../world/World.ts'
import { LiveWorld } from './LiveWorld.ts'
import { WorldStoppedError } from './LoneWork.ts'

const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const addList = (world: World, name: string) =>
  call(world, 'lists.create', { companyId, active: 1, name }, admin)
const serialize = (world: World) => JSON.stringify([...world.snapshot().changes()])
const countNew = ({ world }: LiveWorld) => world.lists.filter(({ name }) => name.startsWith('Added')).length

function createGate() {
  let isOpen = false
  return {
    open: () => {
      isOpen = true
    },
    *wait(world: World): Steps {
      addList(world, 'Added 1')
      while (!isOpen) yield
      addList(world, 'Added 2')
    },
  }
}

/** Changes are listed up to 3. */
const createLive = (journal = memoryJournal) => new LiveWorld('mine', createWorld(), journal, 3)

function* addLists(world: World, count: number): Steps {
  for (let at = 1; at <= count; at++) {
    addList(world, `Added ${at}`)
    yield
  }
}

test('during long work, other worlds answer, and calls to the same world wait for its end', async () => {
  const { send, worlds } = await startTestServer()
  await send('/_mock/worlds', { method: 'POST', body: { id: 'other' } })
  const gate = createGate()
  const work = worlds.default.runAlone('work', (world) => gate.wait(world))
  let hasAnswered = false
  const waiting = send<{ id: number; name: string }[]>('/_mock/db/lists').then((answer) => {
    hasAnswered = true
    return answer
  })
  expect((await send('/w/other/_mock/health')).status).toBe(200)
  expect((await send('/w/other/_mock/people')).status).toBe(200)
  expect(hasAnswered).toBe(false)
  gate.open()
  await work
  const { body } = await waiting
  expect(body.flatMap(({ name }) => (name.startsWith('Added') ? name : []))).toEqual(['Added 1', 'Added 2'])
})

test('two works on one world run one after another', async () => {
  const live = createLive()
  const seen: string[] = []
  const work = (name: string) =>
    live.runAlone(name, function* () {
      seen.push(`${name} starts`)
      yield
      seen.push(`${name} ends`)
    })
  await Promise.all([work('one'), work('two')])
  expect(seen).toEqual(['one starts', 'one ends', 'two starts', 'two ends'])
})

test.each([1, 20])('failed work with %i lists leaves the world as it was', async (count) => {
  const live = createLive()
  const before = serialize(live.world)
  const work = live.runAlone('work', function* (world) {
    yield* addLists(world, count)
    throw new Error('broken')
  })
  await expect(work).rejects.toThrow('broken')
  expect([serialize(live.world), live.history.position]).toEqual([before, 0])
  await live.runAlone('work', (world) => addLists(world, 1))
  expect([countNew(live), live.history.position]).toEqual([1, 1])
})

test('a world that closes during work saves its state from before the work', async () => {
  const saved: JournalState[] = []
  const live = createLive({ ...memoryJournal, close: async (world) => void saved.push(world) })
  const before = serialize(live.world)
  const gate = createGate()
  const work = live.runAlone('work', (world) => gate.wait(world))
  await Promise.all([expect(work).rejects.toThrow(WorldStoppedError), live.close()])
  expect(JSON.stringify([...(saved[0]?.changes() ?? [])])).toBe(before)
})

test('work with very many changes can be undone and redone, and the data file follows', async () => {
  let kept: JournalState = createWorld().snapshot()
  let later: Change[] = []
  const live = createLive({
    ...memoryJournal,
    commit: async (changes) => void later.push(...changes),
    restart: async (world) => {
      kept = world
      later = []
    },
  })
  const states = [serialize(live.world)]
  const finishStep = () => void states.push(serialize(live.world))
  addList(live.world, 'First')
  await live.commit('lists.create')
  finishStep()
  await live.runAlone('work', (world) => addLists(world, 20))
  finishStep()
  addList(live.world, 'Last')
  await live.commit('lists.create')
  finishStep()
  expect(live.history.entries.map(({ changes }) => changes.length > 0)).toEqual([true, false, true])
  for (const position of [2, 1, 0, 3, 1, 2, 3]) {
    await live.goTo(position)
    expect(serialize(live.world)).toBe(states[position])
    const read = restoreWorld({ base: kept.base, changes: [...kept.changes(), ...later] })
    expect(serialize(read)).toBe(states[position])
  }
})

test('the journal lists the changes of a long step, and changes from before it stay in the history', async () => {
  const { send, worlds } = await startTestServer()
  const live = worlds.default
  addList(live.world, 'Added 0')
  const [list] = live.world.lists.values()
  await live.runAlone('work', function* (world) {
    for (let id = 50_001; list && id <= 80_000; id++) {
      world.lists.put({ ...list, id })
      yield
    }
  })
  const { body } = await send<{ entries: { what: string; changed: object }[] }>('/_mock/journal')
  expect(body.entries).toMatchObject([
    { what: '', changed: { lists: 1 } },
    { what: 'work', changed: { lists: 30_000 } },
  ])
})
