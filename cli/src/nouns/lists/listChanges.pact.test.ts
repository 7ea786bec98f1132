import { createPact, integer, like, matchInstant, rejections, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyPin } from '../../../test/company.ts'
import { namePins, runForCompany } from '../../../test/customer.ts'
import { currentUserPin } from '../../../test/employee.ts'

const pact = createPact('heed-cli', 'lists')
const path = '/companies/101/lists'
const makeList = (id: number, name: string) => ({ id, name, created: matchInstant(), usersCount: integer(2) })
const lists = {
  pin: 'lists.list',
  request: `GET ${path}`,
  answer: { lists: [makeList(11, 'Finance'), makeList(12, 'Sales'), makeList(13, 'Warehouse')], count: 3 },
} as const
const create = {
  pin: 'lists.create',
  request: `POST ${path}`,
  body: { active: 1, name: 'Board' },
  answer: { success: true, list: { ...makeList(14, 'Board'), id: integer(14), usersCount: 0 } },
} as const
const rename = {
  pin: 'lists.update',
  request: `PUT ${path}/11`,
  body: { active: 1, name: 'Money' },
  answer: { success: true, list: makeList(11, 'Money') },
} as const
const remove = {
  pin: 'lists.delete',
  request: `DELETE ${path}/11`,
  answer: { success: true },
} as const
/** Preview for adding people to the list Sales: unknown people, and people who aren't on the list yet. */
const makePreviewPin = (
  emails: readonly string[],
  unknown: readonly string[],
  coming: readonly string[] = [],
) =>
  ({
    pin: 'import.createUsersBatch',
    request: `POST ${path}/createUsersBatch`,
    body: { listId: 12, records: emails.map((email) => ({ email })), preview: true },
    answer: {
      newUsers: unknown.map((email) => ({ email })),
      updatedUsers: coming.map((email) => ({ email })),
      updated: coming.length,
      obsolete: [],
      newLists: [],
      count_invalid: 0,
      data: like([{ email: string('asa@example.is') }]),
    },
  }) as const
const makeAdditionPin = (emails: readonly string[]) =>
  ({
    pin: 'employees.addUsersToList',
    request: 'POST /companies/101/users/addUsersToList',
    body: { targetListId: 12, emails },
    answer: { added: 1, duplicates: 1, list: { id: 12, name: 'Sales' } },
  }) as const

it('lists create creates a list', () =>
  pact.story(namePins('lists create', companyPin, create), async (running) => {
    const { code, output } = await runForCompany(running, ['lists', 'create', ' Board '])
    expect([code, output]).toEqual([0, '✓ Created the list Board in Norðurljós\n'])
  }))

it.each([
  [
    'a name that is taken',
    'admin',
    rejections.conflict('There is already a list named "Finance"'),
    1,
    'already a list',
  ],
  ['a viewer', 'viewer', rejections.forbidden(), 4, 'heed whoami'],
] as const)('lists create fails for %s', (what, as, response, expected, message) => {
  const name = as === 'admin' ? 'Finance' : 'Board'
  return pact.story(
    namePins(
      `a list for ${what}`,
      { ...companyPin, as },
      { ...create, as, body: { active: 1, name }, response },
    ),
    async (running) => {
      const { code, error } = await runForCompany(running, ['lists', 'create', name])
      expect([code, error.includes(message)]).toEqual([expected, true])
    },
  )
})

it('lists create fails when every seat is taken', () => {
  const body = { ...companyPin.answer, canAddUsers: false }
  return pact.story(
    namePins('a list of a company that is full', {
      ...companyPin,
      given: { 'a company': { full: true } },
      answer: body,
    }),
    async (running) => {
      const { code, error } = await runForCompany(running, ['lists', 'create', 'Board'])
      expect([code, error.includes('Employees limit reached.')]).toEqual([1, true])
    },
  )
})

it('list names are checked before any call', async () => {
  const nowhere = { url: 'http://127.0.0.1:9', token: 'some-token' }
  const empty = await runForCompany(nowhere, ['lists', 'rename', 'Finance'])
  expect([empty.code, empty.error.includes('Add --name <name>')]).toEqual([2, true])
  const long = await runForCompany(nowhere, ['lists', 'create', 'x'.repeat(51)])
  expect([long.code, long.error.includes('Name can not be more than 50 characters')]).toEqual([2, true])
})

it('lists rename renames a list', () =>
  pact.story(namePins('lists rename', companyPin, lists, rename), async (running) => {
    const { code, output } = await runForCompany(running, ['lists', 'rename', 'finance', '--name', 'Money'])
    expect([code, output]).toEqual([0, '✓ The list Finance in Norðurljós is now called Money\n'])
  }))

it('lists rename shows the existing lists for an unknown name', () =>
  pact.story(namePins('a list that nobody has', companyPin, lists), async (running) => {
    const { code, error } = await runForCompany(running, ['lists', 'rename', 'Money', '--name', 'Cash'])
    expect([code, error.includes('Norðurljós has no list "Money".'), error.includes('  Finance\n')]).toEqual([
      2,
      true,
      true,
    ])
  }))

it('lists delete asks with the number of employees and deletes the list', () =>
  pact.story(namePins('lists delete', companyPin, lists, remove), async (running) => {
    const { code, output, asked } = await runForCompany(running, ['lists', 'delete', 'Finance'], {
      answers: [true],
    })
    expect([code, output]).toEqual([0, '✓ Deleted the list Finance in Norðurljós\n'])
    expect(asked).toEqual([
      "Delete the list Finance in Norðurljós? Its 2 employees won't be deleted. This can't be undone.",
    ])
  }))

it('lists delete keeps a list unless confirmed, or if an integration manages it', async () => {
  await pact.story(namePins('a list that stays', companyPin, lists), async (running) => {
    expect((await runForCompany(running, ['lists', 'delete', '11'], { answers: [false] })).code).toBe(2)
  })
  const owned = { ...makeList(11, 'Finance'), source: 'azure' }
  await pact.story(
    namePins('a list of an integration', companyPin, {
      ...lists,
      given: { 'a list owned by an integration': { listId: 11, source: 'azure' } },
      answer: { lists: [owned, makeList(12, 'Sales'), makeList(13, 'Warehouse')], count: 3 },
    }),
    async (running) => {
      const { code, error } = await runForCompany(running, ['lists', 'delete', 'Finance', '--yes'])
      expect([code, error.includes('An integration manages this list')]).toEqual([4, true])
    },
  )
})

it('lists delete reports a list that was deleted in the meantime', () =>
  pact.story(
    namePins('a list that went meanwhile', companyPin, lists, {
      ...remove,
      given: { 'no lists': true },
      fails: rejections.notFound(),
    }),
    async (running) => {
      const { code, error } = await runForCompany(running, ['lists', 'delete', 'Finance', '--yes'])
      expect([code, error.includes('See all: heed lists list')]).toEqual([1, true])
    },
  ))

it('lists add adds employees to a list and reports unknown addresses', () => {
  const known = ['bjorn@example.is', 'asa@example.is']
  const all = [...known, 'nobody@example.is']
  return pact.story(
    namePins(
      'lists add',
      companyPin,
      lists,
      currentUserPin,
      makePreviewPin(all, ['nobody@example.is'], ['bjorn@example.is']),
      makeAdditionPin(known),
    ),
    async (running) => {
      const { code, output, error } = await runForCompany(running, ['lists', 'add', 'sales', ...all])
      expect(code).toBe(3)
      expect(output).toMatch(
        /^✓ Norðurljós: 1 employee\(s\) added to "Sales" 1 already in the list\nRun \S+\. See its details: /,
      )
      expect(error).toContain(
        'nobody@example.is: employee not found\n  Import the missing employees first: heed employees import <file> --company ',
      )
    },
  )
})

it('lists add adds no one if no address belongs to an employee', () =>
  pact.story(
    namePins(
      'a list for strangers',
      companyPin,
      lists,
      currentUserPin,
      makePreviewPin(['nobody@example.is'], ['nobody@example.is']),
    ),
    async (running) => {
      const typed = ['lists', 'add', 'Sales', '--from', '-', '--json']
      const { code, output } = await runForCompany(running, typed, { input: 'nobody@example.is\n' })
      expect([code, JSON.parse(output)]).toMatchObject([3, { list: 'Sales', added: 0, duplicates: 0 }])
    },
  ))

it('lists add fails for a viewer', () =>
  pact.story(
    namePins(
      'people on a list by a viewer',
      { ...companyPin, as: 'viewer' },
      { ...lists, as: 'viewer' },
      { ...currentUserPin, as: 'viewer' },
      { ...makePreviewPin(['asa@example.is'], []), as: 'viewer', fails: rejections.forbidden() },
    ),
    async (running) => {
      expect((await runForCompany(running, ['lists', 'add', 'Sales', 'asa@example.is'])).code).toBe(4)
    },
  ))
