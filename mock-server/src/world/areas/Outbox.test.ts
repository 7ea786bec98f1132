import { beforeEach, expect, test } from 'vitest'
import { renderEmail } from '../../domain/mails/renderEmail.ts'
import { advanceTime } from '../../simulation/advanceTime.ts'
import type { Change } from '../../store/Collection.ts'
import type { EmailRow } from '../../store/rows.ts'
import { dayMs } from '../Clock.ts'
import { createWorld, restoreWorld, World } from '../World.ts'

let world: World
beforeEach(() => {
  world = createWorld()
})

const render = (email: EmailRow) => ({ ...email, ...renderEmail(email, 'https://my.heed.example') })
const renderAll = (one: World) => [...one.mails.values()].map(render)
const copyChanges = (changes: Iterable<Change>): Change[] => JSON.parse(JSON.stringify([...changes]))

const listRows = (name: string): object[] => {
  const rows = world.getCollections()[name]
  return rows ? [...rows.values()] : []
}

function sendForAMonth(): void {
  advanceTime(world, world.clock.now + 30 * dayMs)
  expect(world.mails.size).toBeGreaterThan(100)
}

test('the emails of a send share one letter, and their own rows contain no text of it', () => {
  sendForAMonth()
  expect(listRows('letters').length).toBeLessThan(world.mails.size / 10)
  const rows = listRows('mails')
  expect(rows.length).toBeLessThan(world.mails.size / 3)
  const batches = rows.filter((row) => 'to' in row && Array.isArray(row.to))
  expect(JSON.stringify(batches).length).toBeLessThan(world.mails.size * 120)
})

test('sent emails stay the same when everything they were made from changes', () => {
  sendForAMonth()
  const sent = renderAll(world)
  for (const { id } of [...world.campaigns.trainings.values()]) world.campaigns.trainings.remove(id)
  for (const { id } of [...world.campaigns.assessments.values()]) world.campaigns.assessments.remove(id)
  for (const company of [...world.companies.values()]) {
    const settings = { ...company.settings, 'ui.email.trainingFooter': '<p>New</p>' }
    world.companies.put({ ...company, name: 'New', language: 'de', settings, anonymousTracking: true })
  }
  for (const [at, employee] of [...world.employees.values()].entries()) {
    if (at % 2 === 0) world.employees.remove(employee.id)
    else world.employees.put({ ...employee, name: 'New', email: `new${employee.id}@heed.example` })
  }
  expect(renderAll(world)).toEqual(sent)
})

test('snapshots, data files and undone steps contain the same emails', () => {
  const start = world.snapshot()
  sendForAMonth()
  const sent = renderAll(world)
  const snapshot = world.snapshot()
  const changes = world.changes()
  expect(renderAll(World.from(snapshot))).toEqual(sent)
  expect(renderAll(restoreWorld({ base: world.base, changes: copyChanges(snapshot.changes()) }))).toEqual(
    sent,
  )
  expect(renderAll(World.from(start))).toEqual([])
  world.undo(changes)
  expect([renderAll(world), world.getCollections().letters?.size]).toEqual([[], 0])
  world.redo(copyChanges(changes))
  expect(renderAll(world)).toEqual(sent)
})

test('emails of older data files, which contain their letters, are read as they are', () => {
  sendForAMonth()
  const sent = [...world.mails.values()]
  const changes = sent.map((row) => ({ collection: 'mails', id: row.id, row }))
  const older = restoreWorld({ base: world.base, changes: copyChanges(changes) })
  expect(renderAll(older)).toEqual(sent.map(render))
  expect([...older.mails.heads()]).toEqual([...world.mails.heads()])
})

test('an email whose letter was deleted by hand is left out', () => {
  sendForAMonth()
  const { letters } = world.getCollections()
  for (const row of listRows('letters')) if ('id' in row) letters?.remove(Number(row.id))
  expect(new Set(renderAll(world).map(({ kind }) => kind))).not.toContain('lesson')
  expect([...world.mails.heads()]).toHaveLength(renderAll(world).length)
})
