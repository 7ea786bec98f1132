import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import type { Change } from '../../store/Collection.ts'
import { type JournalState, memoryJournal } from '../../store/disk/Journal.ts'
import { call } from '../../testing/testCall.ts'
import { createWorld, restoreWorld } from '../../world/World.ts'
import { LiveWorld } from './LiveWorld.ts'

const companyId = companyIds.direct
const listNames = ({ world }: LiveWorld) =>
  world.lists
    .filter((list) => list.companyId === companyId)
    .map(({ name }) => name)
    .slice(-2)

async function createWorldWithLists(...added: string[]): Promise<LiveWorld> {
  const live = new LiveWorld('mine', createWorld(), memoryJournal)
  for (const name of added) {
    call(live.world, 'lists.create', { companyId, active: 1, name }, getManagerEmail('admin'))
    await live.commit('lists.create')
  }
  return live
}

test('a world can move back and forth in its history', async () => {
  const live = await createWorldWithLists('One', 'Two', 'Three')
  expect(live.history.entries.map(({ position, what }) => [position, what])).toEqual([
    [1, 'lists.create'],
    [2, 'lists.create'],
    [3, 'lists.create'],
  ])
  await live.goTo(2)
  expect(listNames(live)).toEqual(['One', 'Two'])
  await live.goTo(0)
  expect(live.history.undoneEntries).toHaveLength(3)
  await live.goTo(3)
  expect(listNames(live)).toEqual(['Two', 'Three'])
})

test('a change after an undo replaces the undone changes', async () => {
  const live = await createWorldWithLists('One', 'Two')
  await live.goTo(1)
  call(live.world, 'lists.create', { companyId, active: 1, name: 'Other' }, getManagerEmail('admin'))
  await live.commit()
  expect(listNames(live)).toEqual(['One', 'Other'])
  await expect(live.goTo(3)).rejects.toThrow("Position 3 doesn't exist; choose 0 to 2")
})

test('restoring a snapshot reverts any later change and starts a new history', async () => {
  const live = await createWorldWithLists('One')
  const snapshot = live.world.snapshot()
  call(live.world, 'lists.create', { companyId, active: 1, name: 'Two' }, getManagerEmail('admin'))
  await live.commit()
  await live.restore(snapshot)
  expect(listNames(live).at(-1)).toBe('One')
  expect(live.history.last).toBe(0)
})

test('the journal matches the world after any move in its history', async () => {
  let kept: JournalState = createWorld().snapshot()
  let later: Change[] = []
  const live = new LiveWorld('mine', createWorld(), {
    ...memoryJournal,
    commit: async (changes) => void later.push(...changes),
    restart: async (world) => {
      kept = world
      later = []
    },
  })
  for (const name of ['One', 'Two', 'Three']) {
    call(live.world, 'lists.create', { companyId, active: 1, name }, getManagerEmail('admin'))
    await live.commit()
  }
  for (const position of [1, 3, 2]) {
    await live.goTo(position)
    const read = restoreWorld({ base: kept.base, changes: [...kept.changes(), ...later] })
    expect([...read.snapshot().changes()]).toEqual([...live.world.snapshot().changes()])
  }
})
