import { expect, it } from 'vitest'
import { createWorld, World } from '../../world/World.ts'
import { History } from './History.ts'

it('the history drops its older half at its size limit and keeps the rest', () => {
  const world = createWorld()
  const history = new History(world.snapshot(), 0, { changes: 1000, size: 100 })
  for (const what of ['a', 'b', 'c', 'd']) {
    const [list] = world.lists.values()
    if (!list) throw new Error('The scenario has no list')
    world.lists.put({ ...list, name: what })
    history.add({ what, who: null }, world.clock.instant, world.changes(), 30)
  }
  expect([history.first, history.position]).toEqual([2, 4])
  expect(history.entries.map(({ what }) => what)).toEqual(['c', 'd'])
  const [oldest] = World.from(history.start).lists.values()
  expect(oldest?.name).toBe('b')
})
