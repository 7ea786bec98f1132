import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  atLeastLike,
  type Call,
  createPact,
  eachLike,
  integer,
  like,
  matchInstant,
  nameCall,
  rejections,
  string,
} from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyPin as looked } from '../../../../test/company.ts'
import { makeTempFolder, runHeed } from '../../../../test/heed.ts'
import { person, userPin } from '../../../../test/userPin.ts'

const pact = createPact('heed-cli', 'import')
const company = { ...looked, answer: { ...looked.answer, canAddUsers: true } } as const
const path = '/companies/101/lists/createUsersBatch'
const asa = { email: 'asa@example.is', name: 'Ása', listName: 'Finance', metadata: ['north'], lineNumber: 1 }
const nyr = { email: 'nyr@example.is', lineNumber: 2 }
const toResultRow = ({ email, lineNumber }: { email: string; lineNumber: number }) => ({ email, lineNumber })
const batch = {
  pin: 'import.createUsersBatch',
  request: `POST ${path}`,
  body: { records: [asa, nyr], preview: false, removeObsolete: false },
  answer: {
    newUsers: [toResultRow(nyr)],
    updatedUsers: [toResultRow(asa)],
    updated: 1,
    obsolete: like([]),
    newLists: [],
    count_invalid: 0,
    data: [toResultRow(asa), toResultRow(nyr)],
  },
} as const
const makeListsPin = (names: readonly (readonly [number, string])[]) => ({
  pin: 'lists.list' as const,
  request: 'GET /companies/101/lists' as const,
  answer: {
    lists: names.map(([id, name]) => ({ id, name, created: matchInstant(), usersCount: integer(2) })),
    count: names.length,
  },
})
const lists = makeListsPin([
  [11, 'Finance'],
  [12, 'Sales'],
  [13, 'Warehouse'],
])
const members = {
  pin: 'lists.listUsers',
  request: 'GET /companies/101/lists/11/users?p=0&n=1000&order=email+asc',
  answer: {
    users: ['asa@example.is', 'bjorn@example.is'].map((email) => ({
      userId: integer(1),
      email,
      name: string('Björn'),
      lists: eachLike({ id: integer(11), name: string('Finance') }),
    })),
    count: 2,
  },
} as const

const employeesBefore = {
  pin: 'employees.list',
  request: 'GET /companies/101/users?order=email+asc&p=0&n=1000',
  answer: {
    users: eachLike({
      userId: integer(1),
      email: string('asa@example.is'),
      name: string('Asa'),
      // Employees removed from a list may no longer be on any list.
      lists: atLeastLike({ id: integer(11), name: string('Finance') }, 0, 1),
      combinedTags: like([]),
    }),
    count: integer(1),
  },
} as const

async function importFile({ url, token }: { url: string; token: string }, words: string[]) {
  const folder = await makeTempFolder()
  const file = join(folder, 'people.csv')
  await writeFile(file, 'asa@example.is,Ása,Finance,north\nnyr@example.is')
  const env = { HEED_API: url, HEED_TOKEN: token, HEED_COMPANY: '101', XDG_CONFIG_HOME: folder }
  return runHeed(['employees', 'import', file, '--concurrency', '1', '--json', ...words], { env })
}

it('employees import saves a file and counts obsolete employees', () =>
  pact.story(
    [
      nameCall('the company of an import', company),
      nameCall('who imports', userPin),
      nameCall('who is there before an import', employeesBefore),
      nameCall('a batch', batch),
      nameCall('the lists that a file names', lists),
      nameCall('the members of a list that a file names', members),
    ],
    async (running) => {
      const { code, output } = await importFile(running, [])
      expect(code).toBe(0)
      expect(JSON.parse(output)).toMatchObject({
        new: 1,
        updated: 1,
        unchanged: 0,
        obsolete: 1,
        newLists: [],
      })
    },
  ))

it('a dry run requests a preview for the list of --list', () =>
  pact.story(
    [
      nameCall('the company of a dry run', company),
      nameCall('lists to find that of an import', lists),
      nameCall('a preview for a list', {
        ...batch,
        request: `POST ${path}`,
        body: { records: [asa, nyr], preview: true, removeObsolete: false, listId: 13 },
        answer: { ...batch.answer, obsolete: [] },
      }),
      nameCall('whom a dry run would change', {
        pin: 'employees.get',
        request: 'GET /companies/101/users/user/asa%40example.is',
        answer: {
          userId: integer(1),
          email: 'asa@example.is',
          name: string('Asa'),
          lists: eachLike({ id: integer(11), name: string('Finance') }),
          combinedTags: like([]),
        },
      }),
      nameCall('the members of an empty list', {
        ...members,
        request: 'GET /companies/101/lists/13/users?p=0&n=1000&order=email+asc',
        answer: { users: [], count: 0 },
      }),
    ],
    async (running) => {
      const { output } = await importFile(running, ['--dry-run', '--list', 'Warehouse'])
      expect(JSON.parse(output)).toMatchObject({
        new: 1,
        updated: 1,
        obsolete: 0,
        changes: [
          {
            line: 1,
            email: 'asa@example.is',
            changes: expect.arrayContaining([{ field: 'name', from: 'Asa', to: 'Ása' }]),
          },
        ],
      })
    },
  ))

/** An import that removes the only obsolete person from a list; `why` keeps descriptions unique. */
const makeRemovalPins = (why: string, removal: Pick<Call, 'given' | 'response'>) =>
  [
    nameCall(`the company of ${why}`, company),
    nameCall(`who imports before ${why}`, userPin),
    nameCall(`who is there before ${why}`, employeesBefore),
    nameCall(`a batch before ${why}`, batch),
    nameCall(`the lists before ${why}`, lists),
    nameCall(`the members before ${why}`, members),
    {
      pin: `employees.delete: ${why}`,
      request: 'DELETE /companies/101/users/bjorn%40example.is',
      body: { lists: [11] },
      ...removal,
    },
  ] as const

it.each([
  ['a removal', 0, {}, { status: 200, body: { success: true } }],
  ['a removal of somebody who has gone', 0, { 'nobody is employed': true }, rejections.notFound()],
  ['a removal with an expired token', 4, { 'the token has expired': true }, rejections.unauthorized()],
  ['a removal under single sign-on', 4, { 'a company': { singleSignOn: true } }, rejections.forbidden()],
  [
    'a removal while the server fails',
    1,
    { 'the server fails': { status: 500, message: 'Broken' } },
    rejections.failing(500, 'Broken'),
  ],
  [
    'a removal while the server is down',
    5,
    { 'the server fails': { status: 503, message: 'Down' } },
    rejections.failing(503, 'Down'),
  ],
] as const)(
  "--remove-obsolete removes employees from the file's lists: %s ends with %i",
  (why, code, given, response) =>
    pact.story(makeRemovalPins(why, { given, response }), async (running) => {
      const result = await importFile(running, ['--remove-obsolete', '--yes', '--quiet'])
      expect(result.code).toBe(code)
    }),
)

it.each([
  [
    401,
    4,
    { 'the token has expired': true },
    { error: { code: string(), description: string('Sign in again') } },
  ],
  [
    409,
    1,
    { 'a company': { full: true } },
    { error: { code: string(), description: 'Employees limit reached.' } },
  ],
  [500, 1, { 'the server fails': { status: 500, message: 'Broken' } }, { message: 'Broken' }],
] as const)('employees import stops at %i and says how to resume', (status, code, given, body) =>
  pact.story(
    [
      nameCall(`the company of a batch that answers ${status}`, company),
      nameCall(`who sends a batch that answers ${status}`, userPin),
      nameCall(`the lists before a batch that answers ${status}`, lists),
      nameCall(`who is there before a batch that answers ${status}`, employeesBefore),
      nameCall(`a batch that answers ${status}`, { ...batch, given, response: { status, body } }),
    ],
    async (running) => {
      const result = await importFile(running, [])
      expect(result.code).toBe(code)
      expect(result.error.trimEnd().endsWith('--resume')).toBe(true)
    },
  ),
)

it('employees import stops at 403 for a viewer', () =>
  pact.story(
    [
      nameCall('the company of a viewer who imports', { ...company, as: 'viewer' }),
      nameCall('a viewer who imports', {
        ...userPin,
        as: 'viewer',
        answer: { ...person, name: 'Villi Viewer', email: 'viewer@example.is' },
      }),
      nameCall('the lists before a viewer imports', { ...lists, as: 'viewer' }),
      nameCall('who is there before a viewer imports', { ...employeesBefore, as: 'viewer' }),
      nameCall('a batch of a viewer', {
        ...batch,
        as: 'viewer',
        fails: { status: 403, body: { error: { code: string(), description: string('No') } } },
      }),
    ],
    async (running) => expect((await importFile(running, [])).code).toBe(4),
  ))

it("employees import sends nothing if it can't read the company's lists", () =>
  pact.story(
    [
      nameCall('the company of who may not see its lists', company),
      nameCall('who may not see the lists', userPin),
      {
        pin: 'lists.list: who may not see them imports',
        request: 'GET /companies/101/lists',
        given: { 'the lists are refused': true },
        fails: { status: 403, body: { error: { code: string(), description: string('No') } } },
      },
    ],
    async (running) => {
      const { code, output } = await importFile(running, [])
      expect(code).toBe(4)
      expect(JSON.parse(output)).toMatchObject({
        error: { text: 'No', place: { operation: 'lists.list', status: 403 } },
      })
    },
  ))

it("employees import doesn't start when every seat is taken", () =>
  pact.story(
    [
      nameCall('a company whose seats are taken', {
        ...company,
        given: { 'a company': { full: true } },
        answer: { ...company.answer, canAddUsers: false },
      }),
    ],
    async (running) => {
      const { code, error } = await importFile(running, [])
      expect(code).toBe(1)
      expect(error).toContain('Employees limit reached.')
    },
  ))
