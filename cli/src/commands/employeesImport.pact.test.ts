import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  eachLike,
  type Interaction,
  instant,
  integer,
  like,
  pactFor,
  refused,
  string,
} from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { company as looked } from '../../test/company.ts'
import { heed, newFolder } from '../../test/heed.ts'
import { person, user } from '../../test/user.ts'

const pact = pactFor('heed-cli', 'import')
const { status, body } = looked.willRespondWith
const company = { ...looked, willRespondWith: { status, body: { ...body, canAddUsers: true } } } as const
const path = '/companies/101/lists/createUsersBatch'
const asa = { email: 'asa@example.is', name: 'Ása', listName: 'Finance', metadata: ['north'], lineNumber: 1 }
const nyr = { email: 'nyr@example.is', lineNumber: 2 }
const row = ({ email, lineNumber }: { email: string; lineNumber: number }) => ({ email, lineNumber })
const batch = {
  operation: 'import.createUsersBatch',
  given: [{ state: 'a company' }],
  as: 'admin',
  withRequest: { method: 'POST', path, body: { records: [asa, nyr], preview: false, removeObsolete: false } },
  willRespondWith: {
    status: 200,
    body: {
      newUsers: [row(nyr)],
      updatedUsers: [row(asa)],
      updated: 1,
      obsolete: like([]),
      newLists: [],
      count_invalid: 0,
      data: [row(asa), row(nyr)],
    },
  },
} as const
const someLists = (names: readonly (readonly [number, string])[]) => ({
  operation: 'lists.list' as const,
  given: [{ state: 'a company' }] as const,
  as: 'admin' as const,
  withRequest: { method: 'GET', path: '/companies/101/lists' } as const,
  willRespondWith: {
    status: 200,
    body: {
      lists: names.map(([id, name]) => ({ id, name, created: instant(), usersCount: integer(2) })),
      count: names.length,
    },
  },
})
const lists = someLists([
  [11, 'Finance'],
  [12, 'Sales'],
  [13, 'Warehouse'],
])
const members = {
  operation: 'lists.listUsers',
  given: [{ state: 'a company' }],
  as: 'admin',
  withRequest: { method: 'GET', path: '/companies/101/lists/11/users?p=0&n=1000&order=email+asc' },
  willRespondWith: {
    status: 200,
    body: {
      users: ['asa@example.is', 'bjorn@example.is'].map((email) => ({
        userId: integer(1),
        email,
        name: string('Björn'),
        lists: eachLike({ id: integer(11), name: string('Finance') }),
      })),
      count: 2,
    },
  },
} as const

async function importFile({ url, token }: { url: string; token: string }, words: string[]) {
  const folder = await newFolder()
  const file = join(folder, 'people.csv')
  await writeFile(file, 'asa@example.is,Ása,Finance,north\nnyr@example.is')
  const env = { HEED_API: url, HEED_TOKEN: token, HEED_COMPANY: '101', XDG_CONFIG_HOME: folder }
  return heed(['employees', 'import', file, '--concurrency', '1', '--json', ...words], { env })
}

it('imports a file and counts who is obsolete', () =>
  pact.interactions(
    [
      { ...company, uponReceiving: 'the company of an import' },
      { ...user, uponReceiving: 'who imports' },
      { ...batch, uponReceiving: 'a batch' },
      { ...lists, uponReceiving: 'the lists that a file names' },
      { ...members, uponReceiving: 'the members of a list that a file names' },
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

it('asks with preview in a dry run, for the list that is named', () =>
  pact.interactions(
    [
      { ...company, uponReceiving: 'the company of a dry run' },
      { ...lists, uponReceiving: 'lists to find that of an import' },
      {
        ...batch,
        uponReceiving: 'a preview for a list',
        withRequest: {
          method: 'POST',
          path,
          body: { records: [asa, nyr], preview: true, removeObsolete: false, listId: 13 },
        },
        willRespondWith: { status: 200, body: { ...batch.willRespondWith.body, obsolete: [] } },
      },
      {
        ...members,
        uponReceiving: 'the members of an empty list',
        withRequest: { method: 'GET', path: '/companies/101/lists/13/users?p=0&n=1000&order=email+asc' },
        willRespondWith: { status: 200, body: { users: [], count: 0 } },
      },
    ],
    async (running) => {
      const { output } = await importFile(running, ['--dry-run', '--list', 'Warehouse'])
      expect(JSON.parse(output)).toMatchObject({ new: 1, updated: 1, obsolete: 0 })
    },
  ))

/** An import that takes the one obsolete person off their list; `why` keeps its descriptions apart. */
const removing = (why: string, removal: Pick<Interaction, 'given' | 'willRespondWith'>) =>
  [
    { ...company, uponReceiving: `the company of ${why}` },
    { ...user, uponReceiving: `who imports before ${why}` },
    { ...batch, uponReceiving: `a batch before ${why}` },
    { ...lists, uponReceiving: `the lists before ${why}` },
    { ...members, uponReceiving: `the members before ${why}` },
    {
      operation: 'employees.delete',
      uponReceiving: why,
      as: 'admin',
      withRequest: {
        method: 'DELETE',
        path: '/companies/101/users/bjorn%40example.is',
        body: { lists: [11] },
      },
      ...removal,
    },
  ] as const

it.each([
  ['a removal', 0, [{ state: 'a company' }], { status: 200, body: { success: true } }],
  [
    'a removal of somebody who has gone',
    0,
    [{ state: 'a company' }, { state: 'nobody is employed' }],
    refused.notFound(),
  ],
  [
    'a removal with an expired token',
    4,
    [{ state: 'a company' }, { state: 'the token has expired' }],
    refused.unauthorized(),
  ],
  [
    'a removal under single sign-on',
    4,
    [{ state: 'a company', params: { singleSignOn: true } }],
    refused.forbidden(),
  ],
  [
    'a removal while the server fails',
    1,
    [{ state: 'a company' }, { state: 'the server fails', params: { status: 500, message: 'Broken' } }],
    refused.failing(500, 'Broken'),
  ],
  [
    'a removal while the server is down',
    5,
    [{ state: 'a company' }, { state: 'the server fails', params: { status: 503, message: 'Down' } }],
    refused.failing(503, 'Down'),
  ],
] as const)(
  'takes obsolete people off the lists that the file names: %s ends with %i',
  (why, code, given, willRespondWith) =>
    pact.interactions(removing(why, { given, willRespondWith }), async (running) => {
      const result = await importFile(running, ['--remove-obsolete', '--yes', '--quiet'])
      expect(result.code).toBe(code)
    }),
)

it.each([
  [
    401,
    4,
    [{ state: 'a company' }, { state: 'the token has expired' }],
    { error: { code: string(), description: string('Sign in again') } },
  ],
  [
    409,
    1,
    [{ state: 'a company', params: { full: true } }],
    { error: { code: string(), description: 'Employees limit reached.' } },
  ],
  [
    500,
    1,
    [{ state: 'a company' }, { state: 'the server fails', params: { status: 500, message: 'Broken' } }],
    { message: 'Broken' },
  ],
] as const)('stops at %i and says how to go on', (status, code, given, body) =>
  pact.interactions(
    [
      { ...company, uponReceiving: `the company of a batch that answers ${status}` },
      { ...user, uponReceiving: `who sends a batch that answers ${status}` },
      { ...lists, uponReceiving: `the lists before a batch that answers ${status}` },
      {
        ...batch,
        uponReceiving: `a batch that answers ${status}`,
        given: [...given],
        willRespondWith: { status, body },
      },
    ],
    async (running) => {
      const result = await importFile(running, [])
      expect(result.code).toBe(code)
      expect(result.error.trimEnd().endsWith('--resume')).toBe(true)
    },
  ),
)

it('stops at 403 when a viewer imports', () =>
  pact.interactions(
    [
      { ...company, uponReceiving: 'the company of a viewer who imports', as: 'viewer' },
      {
        ...user,
        uponReceiving: 'a viewer who imports',
        as: 'viewer',
        willRespondWith: {
          status: 200,
          body: { ...person, name: 'Villi Viewer', email: 'viewer@example.is' },
        },
      },
      { ...lists, uponReceiving: 'the lists before a viewer imports', as: 'viewer' },
      {
        ...batch,
        uponReceiving: 'a batch of a viewer',
        as: 'viewer',
        willRespondWith: { status: 403, body: { error: { code: string(), description: string('No') } } },
      },
    ],
    async (running) => expect((await importFile(running, [])).code).toBe(4),
  ))

it('does not begin when every seat is taken', () =>
  pact.interaction(
    {
      ...company,
      uponReceiving: 'a company whose seats are taken',
      given: [{ state: 'a company', params: { full: true } }],
      willRespondWith: { status: 200, body: { ...company.willRespondWith.body, canAddUsers: false } },
    },
    async (running) => {
      const { code, error } = await importFile(running, [])
      expect(code).toBe(1)
      expect(error).toContain('Employees limit reached.')
    },
  ))
