import { instant, integer, like, pactFor, refused, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { company } from '../../test/company.ts'
import { forThe, run } from '../../test/customer.ts'
import { me } from '../../test/employee.ts'

const pact = pactFor('heed-cli', 'lists')
const here = [{ state: 'a company' }] as const
const path = '/companies/101/lists'
const list = (id: number, name: string) => ({ id, name, created: instant(), usersCount: integer(2) })
const lists = {
  operation: 'lists.list',
  given: here,
  as: 'admin',
  withRequest: { method: 'GET', path },
  willRespondWith: {
    status: 200,
    body: { lists: [list(11, 'Finance'), list(12, 'Sales'), list(13, 'Warehouse')], count: 3 },
  },
} as const
const create = {
  operation: 'lists.create',
  given: here,
  as: 'admin',
  withRequest: { method: 'POST', path, body: { active: 1, name: 'Board' } },
  willRespondWith: {
    status: 200,
    body: { success: true, list: { ...list(14, 'Board'), id: integer(14), usersCount: 0 } },
  },
} as const
const rename = {
  operation: 'lists.update',
  given: here,
  as: 'admin',
  withRequest: { method: 'PUT', path: `${path}/11`, body: { active: 1, name: 'Money' } },
  willRespondWith: { status: 200, body: { success: true, list: list(11, 'Money') } },
} as const
const remove = {
  operation: 'lists.delete',
  given: here,
  as: 'admin',
  withRequest: { method: 'DELETE', path: `${path}/11` },
  willRespondWith: { status: 200, body: { success: true } },
} as const
/** What putting them on the list Sales would do: who is nobody, and who is not on it yet. */
const preview = (emails: readonly string[], unknown: readonly string[], coming: readonly string[] = []) =>
  ({
    operation: 'import.createUsersBatch',
    given: here,
    as: 'admin',
    withRequest: {
      method: 'POST',
      path: `${path}/createUsersBatch`,
      body: { listId: 12, records: emails.map((email) => ({ email })), preview: true },
    },
    willRespondWith: {
      status: 200,
      body: {
        newUsers: unknown.map((email) => ({ email })),
        updatedUsers: coming.map((email) => ({ email })),
        updated: coming.length,
        obsolete: [],
        newLists: [],
        count_invalid: 0,
        data: like([{ email: string('asa@example.is') }]),
      },
    },
  }) as const
const add = (emails: readonly string[]) =>
  ({
    operation: 'employees.addUsersToList',
    given: here,
    as: 'admin',
    withRequest: {
      method: 'POST',
      path: '/companies/101/users/addUsersToList',
      body: { targetListId: 12, emails },
    },
    willRespondWith: { status: 200, body: { added: 1, duplicates: 1, list: { id: 12, name: 'Sales' } } },
  }) as const

it('makes a list', () =>
  pact.interactions(forThe('lists create', company, create), async (running) => {
    const { code, output } = await run(running, ['lists', 'create', ' Board '])
    expect([code, output]).toEqual([0, '✓ Made the list Board of Norðurljós\n'])
  }))

it.each([
  [
    'a name that is taken',
    'admin',
    refused.conflict('There is already a list named "Finance"'),
    1,
    'already a list',
  ],
  ['a viewer', 'viewer', refused.forbidden(), 4, 'heed whoami'],
] as const)('makes no list for %s', (what, as, willRespondWith, expected, message) => {
  const name = as === 'admin' ? 'Finance' : 'Board'
  return pact.interactions(
    forThe(
      `a list for ${what}`,
      { ...company, as },
      {
        ...create,
        as,
        withRequest: { ...create.withRequest, body: { active: 1, name } },
        willRespondWith,
      },
    ),
    async (running) => {
      const { code, error } = await run(running, ['lists', 'create', name])
      expect([code, error.includes(message)]).toEqual([expected, true])
    },
  )
})

it('makes no list where every seat is taken', () => {
  const body = { ...company.willRespondWith.body, canAddUsers: false }
  return pact.interactions(
    forThe('a list of a company that is full', {
      ...company,
      given: [{ state: 'a company', params: { full: true } }],
      willRespondWith: { status: 200, body },
    }),
    async (running) => {
      const { code, error } = await run(running, ['lists', 'create', 'Board'])
      expect([code, error.includes('Employees limit reached.')]).toEqual([1, true])
    },
  )
})

it('checks names before anything is asked', async () => {
  const nowhere = { url: 'http://127.0.0.1:9', token: 'some-token' }
  const empty = await run(nowhere, ['lists', 'rename', 'Finance'])
  expect([empty.code, empty.error.includes('Add --name <name>')]).toEqual([2, true])
  const long = await run(nowhere, ['lists', 'create', 'x'.repeat(51)])
  expect([long.code, long.error.includes('Name can not be more than 50 characters')]).toEqual([2, true])
})

it('renames a list', () =>
  pact.interactions(forThe('lists rename', company, lists, rename), async (running) => {
    const { code, output } = await run(running, ['lists', 'rename', 'finance', '--name', 'Money'])
    expect([code, output]).toEqual([0, '✓ The list Finance of Norðurljós is called Money\n'])
  }))

it('names the lists there are', () =>
  pact.interactions(forThe('a list that nobody has', company, lists), async (running) => {
    const { code, error } = await run(running, ['lists', 'rename', 'Money', '--name', 'Cash'])
    expect([code, error.includes('Norðurljós has no list "Money".'), error.includes('  Finance\n')]).toEqual([
      2,
      true,
      true,
    ])
  }))

it('deletes a list after telling who is on it', () =>
  pact.interactions(forThe('lists delete', company, lists, remove), async (running) => {
    const { code, output, asked } = await run(running, ['lists', 'delete', 'Finance'], { answers: [true] })
    expect([code, output]).toEqual([0, '✓ Deleted the list Finance of Norðurljós\n'])
    expect(asked).toEqual([
      'Delete the list Finance of Norðurljós? 2 people are on it: they stay employees, on their other lists or on none.',
    ])
  }))

it('keeps a list that is not to go, or that an integration owns', async () => {
  await pact.interactions(forThe('a list that stays', company, lists), async (running) => {
    expect((await run(running, ['lists', 'delete', '11'], { answers: [false] })).code).toBe(2)
  })
  const owned = { ...list(11, 'Finance'), source: 'azure' }
  await pact.interactions(
    forThe('a list of an integration', company, {
      ...lists,
      given: [...here, { state: 'a list owned by an integration', params: { listId: 11, source: 'azure' } }],
      willRespondWith: {
        status: 200,
        body: { lists: [owned, list(12, 'Sales'), list(13, 'Warehouse')], count: 3 },
      },
    }),
    async (running) => {
      const { code, error } = await run(running, ['lists', 'delete', 'Finance', '--yes'])
      expect([code, error.includes('The list belongs to an integration')]).toEqual([4, true])
    },
  )
})

it('says that a list went meanwhile', () =>
  pact.interactions(
    forThe('a list that went meanwhile', company, lists, {
      ...remove,
      given: [...here, { state: 'no lists' }],
      willRespondWith: refused.notFound(),
    }),
    async (running) => {
      const { code, error } = await run(running, ['lists', 'delete', 'Finance', '--yes'])
      expect([code, error.includes('See what is there: heed lists list')]).toEqual([1, true])
    },
  ))

it('puts people on a list and tells who is no employee', () => {
  const known = ['bjorn@example.is', 'asa@example.is']
  const all = [...known, 'nobody@example.is']
  return pact.interactions(
    forThe(
      'lists add',
      company,
      lists,
      me,
      preview(all, ['nobody@example.is'], ['bjorn@example.is']),
      add(known),
    ),
    async (running) => {
      const { code, output, error } = await run(running, ['lists', 'add', 'sales', ...all])
      expect(code).toBe(3)
      expect(output).toMatch(
        /^✓ Norðurljós: 1 employee\(s\) added to "Sales" 1 already in the list\nRun \S+\. Look at it: /,
      )
      expect(error).toContain('nobody@example.is: is no employee\n  Import who is no employee')
    },
  )
})

it('puts nobody on a list whom nobody knows', () =>
  pact.interactions(
    forThe('a list for strangers', company, lists, me, preview(['nobody@example.is'], ['nobody@example.is'])),
    async (running) => {
      const typed = ['lists', 'add', 'Sales', '--from', '-', '--json']
      const { code, output } = await run(running, typed, { input: 'nobody@example.is\n' })
      expect([code, JSON.parse(output)]).toMatchObject([3, { list: 'Sales', added: 0, duplicates: 0 }])
    },
  ))

it('puts nobody on a list for a viewer', () =>
  pact.interactions(
    forThe(
      'people on a list by a viewer',
      { ...company, as: 'viewer' },
      { ...lists, as: 'viewer' },
      { ...me, as: 'viewer' },
      { ...preview(['asa@example.is'], []), as: 'viewer', willRespondWith: refused.forbidden() },
    ),
    async (running) => {
      expect((await run(running, ['lists', 'add', 'Sales', 'asa@example.is'])).code).toBe(4)
    },
  ))
