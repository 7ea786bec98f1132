import type { Employee, EmployeeList, ImportRecord, ImportResult } from '@heed/contracts'
import { createImportReader } from '@heed/contracts/rules/import/lines/lines'
import { beforeEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

// macOS stores accents as separate characters.
const decompose = (text: string): string => text.normalize('NFD')

let server: TestServer
let company: number
let token: string
beforeEach(async () => {
  server = await startTestServer()
  const admin = await server.person('admin')
  company = admin.company?.id ?? 0
  token = admin.token
})

const post = <T>(path: string, body: object, as = token) =>
  server.send<T>(`/api${path}`, { method: 'POST', body, token: as })
const get = async <T>(path: string) =>
  (await server.send<T>(`/api/companies/${company}/${path}`, { token })).body

const fetchListNames = async (filter = ''): Promise<string[]> =>
  (await get<{ lists: EmployeeList[] }>(`lists?filter=${encodeURIComponent(filter)}`)).lists.map(
    ({ name }) => name,
  )
const fetchEmployees = async (filter: string): Promise<Employee[]> =>
  (await get<{ users: Employee[] }>(`users?filter=${encodeURIComponent(filter)}`)).users

async function importFile(text: string, preview = false): Promise<ImportResult> {
  const records: ImportRecord[] = []
  const reader = createImportReader({ record: (record) => records.push(record), refused: () => undefined })
  reader.write(text)
  reader.end()
  return importRecords(records, preview)
}
const importRecords = async (records: readonly ImportRecord[], preview = false): Promise<ImportResult> =>
  (await post<ImportResult>(`/companies/${company}/lists/createUsersBatch`, { records, preview })).body

const file = 'zoë@dæmi.example,Zoë Ångström,Þróun á Höfn,Næturvakt ö\nþórður@dæmi.example,Þórður,Sala é\n'
const emptyResult = { newUsers: [], updatedUsers: [], updated: 0, newLists: [], count_invalid: 0 }

it('importing a file with decomposed letters matches existing employees, lists and tags', async () => {
  expect((await importFile(file)).newUsers).toHaveLength(2)
  const [names, people] = [await fetchListNames(), await fetchEmployees('dæmi')]
  expect(await importFile(decompose(file), true)).toMatchObject(emptyResult)
  expect(await importFile(decompose(file))).toMatchObject(emptyResult)
  expect(await fetchListNames()).toEqual(names)
  expect(await fetchEmployees('dæmi')).toEqual(people)
})

it('records with decomposed letters from another client match existing ones', async () => {
  await importFile(file)
  const [names, people] = [await fetchListNames(), await fetchEmployees('dæmi')]
  const record = {
    email: 'zoë@dæmi.example',
    name: 'Zoë Ångström',
    listName: 'ÞRÓUN á höfn',
    metadata: ['Næturvakt ö'],
  }
  const sent = JSON.parse(decompose(JSON.stringify(record))) as ImportRecord
  expect(await importRecords([sent])).toMatchObject(emptyResult)
  expect([await fetchListNames(), await fetchEmployees('dæmi')]).toEqual([names, people])
})

it('decomposed letters are stored in composed form', async () => {
  await importFile(decompose(file))
  const [zoë] = await fetchEmployees('Zoë')
  expect(zoë).toMatchObject({
    email: 'zoë@dæmi.example',
    name: 'Zoë Ångström',
    lists_names: ['Þróun á Höfn'],
    combinedTags: ['Næturvakt ö'],
  })
  const { body } = await post<{ list: EmployeeList }>(`/companies/${company}/lists`, {
    active: 1,
    name: decompose('Öryggi'),
  })
  expect(body.list.name).toBe('Öryggi')
})

it('employees and lists can be found by decomposed text, employees also by address', async () => {
  await importFile(file)
  expect(await fetchEmployees(decompose('zoë å'))).toEqual(await fetchEmployees('Zoë Å'))
  expect((await fetchEmployees(decompose('Zoë Å'))).map(({ name }) => name)).toEqual(['Zoë Ångström'])
  expect(await fetchListNames(decompose('róun á'))).toEqual(['Þróun á Höfn'])
  const path = `users/user/${encodeURIComponent(decompose('ZOË@dæmi.example'))}`
  expect(await get<Employee>(path)).toMatchObject({ name: 'Zoë Ångström' })
})

it('a list name that differs only in letter composition is rejected as a duplicate', async () => {
  await importFile(file)
  const make = (name: string) => post(`/companies/${company}/lists`, { active: 1, name })
  const twin = await make('Þróun á Höfn')
  expect(twin.status).toBe(409)
  expect(await make(decompose('Þróun á Höfn'))).toMatchObject({ status: 409, body: twin.body })
})

it('a company name that differs only in letter composition is rejected as a duplicate', async () => {
  const partner = await server.person('partner')
  const make = (company_name: string) => post('/companies', { company_name }, partner.token)
  expect((await make(decompose('Ölgerð Höfn'))).body).toMatchObject({ company_name: 'Ölgerð Höfn' })
  const twin = await make('Ölgerð Höfn')
  expect(twin.status).toBe(409)
  expect(await make(decompose('ölgerð HÖFN'))).toMatchObject({ status: 409, body: twin.body })
})
