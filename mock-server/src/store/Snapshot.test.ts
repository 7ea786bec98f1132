/** @module-tag property */
import { limitRuns } from '@heed/contracts/test/runs'
import { aListRow, anEmployeeRow, companyIds, type EmployeeRow, type ListRow } from '@heed/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWorld, restoreWorld, World } from '../world/World.ts'
import type { UndoableChange } from './Collection.ts'

const companyId = companyIds.direct
const smallBase = { employees: 20 }
const seeded = createWorld(smallBase)
const seededLists = seeded.lists.filter((list) => list.companyId === companyId).map(({ id }) => id)
const seededPeople = [...seeded.getEmployeeTable(companyId).values()].slice(0, 5).map(({ id }) => id)

const list = fc
  .record({ id: fc.constantFrom(...seededLists, 90, 91, 92), name: fc.constantFrom('Sales', 'Legal') })
  .map((own) => aListRow({ companyId, ...own }))
const employee = fc
  .record({
    id: fc.constantFrom(...seededPeople, 90, 91, 92),
    name: fc.constantFrom('Anna', 'Þóra', ''),
    companyId: fc.constantFrom(companyId, companyIds.trial),
    lists: fc.subarray(seededLists),
  })
  .map((own) => anEmployeeRow({ ...own, email: `e${own.id}@x.example` }))
const step = fc.oneof(
  fc.tuple(fc.constant('lists' as const), list, fc.boolean()),
  fc.tuple(fc.constant('employees' as const), employee, fc.boolean()),
)
type Step = ['lists', ListRow, boolean] | ['employees', EmployeeRow, boolean]
const steps = fc.array(step, { maxLength: 12 })

function applySteps(world: World, all: readonly Step[]): UndoableChange[] {
  for (const [name, row, leaves] of all) {
    if (leaves) world[name].remove(row.id)
    else if (name === 'lists') world.lists.put({ ...row })
    else world.employees.put({ ...row })
    world.clock.moveTo(world.clock.now + 1000)
    world.nextId(world.mails)
  }
  return world.changes()
}

const serializeWorld = (world: World): string =>
  JSON.stringify([
    Object.entries(world.getCollections()).map(([name, rows]) => [name, rows.size, [...rows.values()]]),
    world.listsByCompany.get(companyId),
    [companyId, companyIds.trial].map((id) => {
      const table = world.getEmployeeTable(id)
      const members = [...seededLists, 90].map((listId) => table.countOnList(listId))
      const orders = ['name asc', 'email desc', 'lastActive asc']
      return [
        table.size,
        members,
        [...table.values()],
        orders.map((order) => table.page({ order })),
        [table.page({ filter: 'an', n: 5 }), table.page({ listIds: seededLists.slice(0, 2), n: 5 })],
        table.get('e90@x.example'),
      ]
    }),
    [world.clock.now, world.random.state, world.nextId(world.mails)],
  ])

test('a snapshot gives the same world, whatever happens later in it or its copies', () => {
  fc.assert(
    fc.property(steps, steps, steps, fc.boolean(), (before, after, elsewhere, looks) => {
      const world = createWorld(smallBase)
      applySteps(world, before)
      if (looks) world.getEmployeeTable(companyId).page({ filter: 'a' })
      const snapshot = world.snapshot()
      const wanted = serializeWorld(World.from(snapshot))
      applySteps(world, after)
      applySteps(World.from(snapshot), elsewhere)
      expect(serializeWorld(World.from(snapshot))).toBe(wanted)
      const fresh = createWorld(smallBase)
      applySteps(fresh, before)
      expect(serializeWorld(fresh)).toBe(wanted)
    }),
    { numRuns: limitRuns(50) },
  )
})

test('changes serialized and replayed on the base give the same world', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const world = createWorld(smallBase)
      applySteps(world, all)
      const { base, changes } = JSON.parse(
        JSON.stringify({ base: world.base, changes: [...world.snapshot().changes()] }),
      )
      expect(serializeWorld(restoreWorld({ base, changes }))).toBe(serializeWorld(world))
    }),
    { numRuns: limitRuns(50) },
  )
})

test('undo restores the world from before the changes, and redo the one after them', {
  tags: 'slow',
}, () => {
  fc.assert(
    fc.property(steps, steps, (before, after) => {
      const [world, model] = [createWorld(smallBase), createWorld(smallBase)]
      applySteps(world, before)
      applySteps(model, before)
      const done = applySteps(world, after)
      world.undo(done)
      expect(serializeWorld(World.from(world.snapshot()))).toBe(serializeWorld(World.from(model.snapshot())))
      world.redo(done)
      applySteps(model, after)
      expect(serializeWorld(world)).toBe(serializeWorld(model))
    }),
    { numRuns: limitRuns(50) },
  )
})

test("a row can't be changed in place", () => {
  const world = createWorld(smallBase)
  const [row] = world.lists.values()
  expect(() => Object.assign(row ?? {}, { name: 'Other' })).toThrow(TypeError)
})
