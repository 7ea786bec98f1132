import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPact, integer, rejections } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyPin } from '../../../test/company.ts'
import { namePins, runForCompany } from '../../../test/customer.ts'
import { asa, asaPath, currentUserPin, listsPin } from '../../../test/employee.ts'
import { makeTempFolder } from '../../../test/heed.ts'
import { hashJson } from '../../io/files/hashJson.ts'

const pact = createPact('heed-cli', 'employees')
const carla = {
  userId: integer(3),
  name: 'Carla Weiß',
  email: 'carla@example.is',
  lists: [{ id: 12, name: 'Sales' }],
}
const carlaPath = '/companies/101/users/carla%40example.is'
const members = {
  pin: 'employees.list',
  request: 'GET /companies/101/users?listId=12&order=email+asc&p=0&n=1000',
  answer: { users: [asa, carla], count: 2 },
} as const
const removeFromList = {
  pin: 'employees.delete',
  request: `DELETE ${asaPath}`,
  body: { lists: [12] },
  answer: { success: true },
} as const
const keepEmployee = {
  pin: 'employees.update',
  request: `PUT ${carlaPath}`,
  body: { listsId: [] },
  answer: { success: true, user: { ...carla, lists: [] } },
} as const

/** A folder with a run that added these people to the list Sales. */
async function aRun(api: string, emails: readonly string[]): Promise<string> {
  const folder = await makeTempFolder()
  const id = '20260202-090000-2222'
  const own = join(folder, 'heed', 'runs', id)
  await mkdir(own, { recursive: true })
  const head = {
    id,
    kind: 'lists add',
    started: '2026-02-02T09:00:00.000Z',
    api,
    who: { id: 'u-1', name: 'Anna Admin' },
    partner: null,
    companies: [{ id: 101, name: 'Norðurljós' }],
    input: null,
    options: { list: 12 },
    limits: {},
    of: null,
  }
  const items = emails.map((email, at) => ({
    line: at + 1,
    hash: hashJson(email),
    state: 'added',
    made: true,
  }))
  await writeFile(
    join(own, 'journal.jsonl'),
    [head, ...items].map((one) => `${JSON.stringify(one)}\n`).join(''),
  )
  return folder
}

const undo = ['runs', 'undo', 'last', '--yes']

it('runs undo removes added employees from a list without deleting any', () =>
  pact.story(
    namePins(
      'runs undo of lists add',
      companyPin,
      listsPin,
      members,
      currentUserPin,
      removeFromList,
      keepEmployee,
    ),
    async (running) => {
      const folder = await aRun(running.url, [asa.email, carla.email, 'gone@example.is'])
      const { code, output } = await runForCompany(running, undo, { env: { XDG_CONFIG_HOME: folder } })
      expect([code, output]).toEqual([
        0,
        expect.stringMatching(
          /^✓ Removed 2 employees from "Sales" in Norðurljós\n {2}1 employee no longer on the/,
        ),
      ])
    },
  ))

it('runs undo of lists add fails for a viewer', () =>
  pact.story(
    namePins(
      'runs undo of lists add by a viewer',
      { ...companyPin, as: 'viewer' },
      { ...listsPin, as: 'viewer' },
      { ...members, as: 'viewer' },
      { ...currentUserPin, as: 'viewer' },
      { ...keepEmployee, as: 'viewer', fails: rejections.forbidden() },
    ),
    async (running) => {
      const folder = await aRun(running.url, [carla.email])
      const { code, error } = await runForCompany(running, undo, { env: { XDG_CONFIG_HOME: folder } })
      expect([code, error.includes('1 employee not removed from "Sales" in Norðurljós.')]).toEqual([4, true])
    },
  ))
