import { beforeEach, expect, it } from 'vitest'
import { createWorkspace, type Workspace } from '../../../../test/place.ts'
import { setUpPlatform } from '../../../../test/platform.ts'
import { minBatchPeople } from './batchRemoval.ts'

const platform = setUpPlatform()
const total = minBatchPeople * 3
const keeper = { name: 'Una', lists: ['Sales'], tags: [] }

const makeLines = (list: (index: number) => string) =>
  Array.from({ length: total }, (_, index) => `p${index}@example.is,Person ${index},${list(index)}`).join(
    '\n',
  )

const undoIt = ({ run }: Workspace) =>
  run(['runs', 'undo', 'last', '--yes', '--max-delete', '1000', '--json'])

const countCalls = (pattern: RegExp) => platform.calls.filter((call) => pattern.test(call)).length
const singleDeletions = /^DELETE .*\/users\//

async function importPeople(text: string): Promise<Workspace> {
  const workspace = await createWorkspace(platform, text)
  expect((await workspace.importIt()).code).toBe(0)
  platform.calls = []
  return workspace
}

beforeEach(async () => {
  await (await createWorkspace(platform, 'una@example.is,Una,Sales')).importIt()
})

it('an undo deletes people list by list, and keeps the other members', async () => {
  const workspace = await importPeople(makeLines((index) => (index % 2 === 0 ? 'Sales' : 'New')))
  const { code, output } = await undoIt(workspace)
  expect([code, JSON.parse(output)]).toMatchObject([0, { deleted: total, failed: 0, lists: 1 }])
  expect(platform.world()).toEqual({ 'una@example.is': keeper })
  // A batch can't remove everyone from a list, so one person of the new list is deleted separately.
  expect([countCalls(singleDeletions), countCalls(/createUsersBatch/)]).toEqual([1, 4])
})

it('an undo deletes people who are on several lists', async () => {
  const text = makeLines(() => 'New')
  const workspace = await importPeople(`${text}\n${text.replaceAll(',New', ',Sales')}`)
  expect((await undoIt(workspace)).code).toBe(0)
  expect(platform.world()).toEqual({ 'una@example.is': keeper })
})

it('an undo deletes people on no list by way of a temporary list', async () => {
  const workspace = await importPeople(makeLines(() => ''))
  const { code, output } = await undoIt(workspace)
  expect([code, JSON.parse(output)]).toMatchObject([0, { deleted: total, lists: 0 }])
  expect(platform.world()).toEqual({ 'una@example.is': keeper })
  expect(countCalls(singleDeletions)).toBe(1)
  const lists = await workspace.run(['lists', 'list', '--json'])
  expect(JSON.parse(lists.output).map(({ name }: { name: string }) => name)).toEqual(['Sales'])
})

it('people who joined a list during an undo stay', async () => {
  const workspace = await importPeople(makeLines(() => 'New'))
  platform.onCall = (call) => {
    if (!call.endsWith('/createUsersBatch')) return
    platform.people.set('late@example.is', { name: 'Late', lists: new Set(['New']), tags: new Set() })
  }
  const { code, output } = await undoIt(workspace)
  expect([code, JSON.parse(output)]).toMatchObject([0, { deleted: total, failed: 0 }])
  expect(Object.keys(platform.world())).toEqual(['late@example.is', 'una@example.is'])
  expect(countCalls(singleDeletions)).toBe(total)
})

it('someone who joins a list between the preview and the removal is reported', async () => {
  const workspace = await importPeople(makeLines(() => 'New'))
  let batchCalls = 0
  platform.onCall = (call) => {
    if (!call.endsWith('/createUsersBatch') || ++batchCalls !== 2) return
    platform.people.set('late@example.is', { name: 'Late', lists: new Set(['New']), tags: new Set() })
  }
  const { code, output, error } = await undoIt(workspace)
  expect([code, JSON.parse(output)]).toMatchObject([
    1,
    { deleted: total, failed: 0, bystanders: [{ email: 'late@example.is', list: 'New' }] },
  ])
  expect(error).toContain('late@example.is was added to "New" during the undo and removed with the others.')
})

it('an undo deletes people one by one if the platform rejects imports', async () => {
  const workspace = await importPeople(makeLines(() => 'New'))
  platform.fault = () => ({ status: 409, message: 'No free seats' })
  expect((await undoIt(workspace)).code).toBe(0)
  expect(platform.world()).toEqual({ 'una@example.is': keeper })
})

it('an undo counts people correctly if the response to a batch is lost', async () => {
  const workspace = await importPeople(makeLines(() => 'New'))
  const first = platform.batches.length
  platform.fault = (batch) => (batch === first + 1 ? 'cut after it is saved' : undefined)
  const { code, output } = await undoIt(workspace)
  expect([code, JSON.parse(output)]).toMatchObject([0, { deleted: total, failed: 0 }])
  expect(countCalls(singleDeletions)).toBe(1)
})

it('an undo never removes people from a synced list', async () => {
  const workspace = await importPeople(makeLines(() => 'New'))
  platform.directories.add('New')
  await undoIt(workspace)
  expect(countCalls(/createUsersBatch/)).toBe(0)
})
