import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, onTestFinished, test } from 'vitest'
import { advanceTime } from '../../simulation/advanceTime.ts'
import { call } from '../../testing/testCall.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../world/World.ts'
import { anonymizeCompany } from './anonymise.ts'

const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const listPeople = (world: World) => [...world.getEmployeeTable(companyId).values()]
const listIdentifiable = (world: World) =>
  listPeople(world).filter(
    ({ name, tags, lastActive }) => name !== '' || tags.length > 0 || lastActive !== null,
  )

function createAnonymousWorld(scenario = 'default'): World {
  const world = createWorld({ scenario, employees: 20 })
  const company = world.companies.get(companyId)
  if (company) anonymizeCompany(world, company)
  return world
}

test('anonymizing removes names, tags and last activity but keeps addresses and lists', () => {
  const before = listPeople(createWorld({ employees: 20 }))
  const world = createAnonymousWorld()
  expect(listIdentifiable(world)).toEqual([])
  const kept = (rows: ReturnType<typeof listPeople>) => rows.map(({ email, lists }) => ({ email, lists }))
  expect(kept(listPeople(world))).toEqual(kept(before))
})

test('an anonymous company stores no names or tags of employees added or changed later', () => {
  const world = createAnonymousWorld('azure-sync')
  const records = [{ email: 'asa@nordurljos.example', name: 'Ása', listName: 'Office', metadata: ['Remote'] }]
  const add = () => call(world, 'import.createUsersBatch', { companyId, records, preview: false }, admin)
  expect(add().newUsers).toHaveLength(1)
  expect(add().updated).toBe(0)
  const change = { companyId, currentEmail: 'asa@nordurljos.example', name: 'Ása' }
  call(world, 'employees.update', change, admin)
  advanceTime(world, world.clock.now + 60_000)
  expect(listPeople(world).length).toBeGreaterThan(30)
  expect(listIdentifiable(world)).toEqual([])
})

test("anonymizing erases names from rows, journal, export and data files, and can't be undone", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'heed-anonymous-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const data = join(folder, 'world.json')
  const { send, person, worlds } = await startTestServer({ dataFile: data })
  const { token } = await person('admin')
  const post = (path: string, body: object) => send(path, { method: 'POST', token, body })
  const records = [{ email: 'sif@nordurljos.example', name: 'Sif Unheard-Of', metadata: ['Lighthouse'] }]
  await post(`/api/companies/${companyId}/lists/createUsersBatch`, { records, preview: false })
  const answer = async () => {
    const [rows, journal, exported] = await Promise.all(
      [`/db/employees?companyId=${companyId}`, '/journal', '/journal/export'].map((path) =>
        send(`/_mock${path}`),
      ),
    )
    const files = [data, `${data}.journal`].map((file) => readFileSync(file, 'utf8'))
    return [rows?.text, journal?.text, exported?.text, ...files].join('\n')
  }
  expect(await answer()).toContain('Sif Unheard-Of')
  const { position } = worlds.default.history
  expect((await post(`/api/companies/${companyId}/switchTrackingAnonymous`, {})).status).toBe(200)
  expect(await answer()).not.toMatch(/Unheard-Of|Lighthouse/)
  expect(await answer()).toContain('sif@nordurljos.example')
  expect((await post('/_mock/undo', { to: position })).status).toBe(400)
  expect((await send('/_mock/journal')).body).toMatchObject({ first: position + 1, position: position + 1 })
})

test('anonymizing removes employees from saved report figures but keeps the totals', () => {
  const world = createWorld({ employees: 20 })
  const definition = { listIds: 'all' } as const
  call(world, 'reports.create', { companyId, name: 'Now', definition, generate: true }, admin)
  advanceTime(world, world.clock.now + 60_000)
  const written = () => [...world.reports.figures.values()]
  // Includes one requested report and one weekly report.
  expect(written().map((row) => row.people.length)).toEqual([20, 20])
  call(world, 'companies.switchTrackingAnonymous', { companyId }, admin)
  expect(written().map(({ people: named, figures }) => [named, figures.all.employees])).toEqual([
    [[], 20],
    [[], 20],
  ])
})
