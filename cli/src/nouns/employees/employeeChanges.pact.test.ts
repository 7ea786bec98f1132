import { createPact, rejections } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyPin } from '../../../test/company.ts'
import { namePins, runForCompany } from '../../../test/customer.ts'
import { asa, asaPath, listsPin, makeEmployeePin, unknownEmployee } from '../../../test/employee.ts'

const pact = createPact('heed-cli', 'employees')
const makeUpdatePin = (body: object, user: object = asa) =>
  ({
    pin: 'employees.update',
    request: `PUT ${asaPath}`,
    body,
    answer: { success: true, user: { ...asa, ...user } },
  }) as const
const words = (verb: string, ...more: string[]) => ['employees', verb, ...more]

it('employees get shows one employee', () =>
  pact.story(namePins('employees get', companyPin, makeEmployeePin()), async (running) => {
    const { code, output } = await runForCompany(running, words('get', 'Asa@example.is'))
    expect([code, output]).toEqual([
      0,
      'Ása Þórsdóttir Norðurljós\n  email  asa@example.is\n  lists  Finance, Sales\n',
    ])
  }))

it('employees get says that no employee has the address', () =>
  pact.story(namePins('an employee who is not there', companyPin, unknownEmployee), async (running) => {
    const { code, error } = await runForCompany(running, words('get', 'nobody@example.is'))
    expect([code, error]).toEqual([
      1,
      '✗ Norðurljós has no employee with the address nobody@example.is.\n  See all: heed employees list\n',
    ])
  }))

it('employees get fails in a company with anonymous tracking', () => {
  const given = { 'a company': { anonymous: true } } as const
  const body = { ...companyPin.answer, anonymousTracking: true }
  return pact.story(
    namePins('an employee of an anonymous company', { ...companyPin, given, answer: body }),
    async (running) => {
      const { code, error } = await runForCompany(running, words('get', 'asa@example.is'))
      expect([code, error]).toEqual([1, '✗ Norðurljós: Tracking users is disabled\n'])
    },
  )
})

it('employees update sends a changed name together with the current lists', () =>
  pact.story(
    namePins(
      'another name',
      companyPin,
      makeEmployeePin(),
      makeUpdatePin({ name: 'Ása', listsId: [11, 12] }, { name: 'Ása' }),
    ),
    async (running) => {
      const { code, output } = await runForCompany(
        running,
        words('update', 'asa@example.is', '--name', 'Ása'),
      )
      expect([code, output]).toEqual([
        0,
        '✓ Ása <asa@example.is> of Norðurljós: Employee updated successfully\n',
      ])
    },
  ))

it('employees update moves an employee between lists and changes the address', () =>
  pact.story(
    namePins(
      'other lists',
      companyPin,
      makeEmployeePin(),
      listsPin,
      makeUpdatePin(
        { listsId: [12, 13], email: 'asa.thors@example.is' },
        {
          email: 'asa.thors@example.is',
          lists: [
            { id: 12, name: 'Sales' },
            { id: 13, name: 'Warehouse' },
          ],
        },
      ),
    ),
    async (running) => {
      const typed = words('update', 'asa@example.is', '--email', 'Asa.Thors@example.is')
      const more = ['--add-list', 'warehouse', '--add-list', '12', '--remove-list', 'Finance', '--json']
      const { code, output } = await runForCompany(running, [...typed, ...more])
      expect([code, JSON.parse(output)]).toMatchObject([
        0,
        { email: 'asa.thors@example.is', lists: ['Sales', 'Warehouse'], changed: true },
      ])
    },
  ))

it('employees update sends nothing without a change and ignores an empty name', () =>
  pact.story(namePins('no change', companyPin, makeEmployeePin(), listsPin), async (running) => {
    const typed = words('update', 'asa@example.is', '--name', '', '--list', 'Sales', '--list', 'Finance')
    const { code, output } = await runForCompany(running, typed)
    expect([code, output.includes('Nothing was changed')]).toEqual([0, true])
  }))

it("employees update reports an address that's already taken", () =>
  pact.story(
    namePins('an address that is taken', companyPin, makeEmployeePin(), {
      ...makeUpdatePin({ email: 'bjorn@example.is' }),
      fails: rejections.conflict('There is already an employee with the address bjorn@example.is'),
    }),
    async (running) => {
      const typed = words('update', 'asa@example.is', '--email', 'bjorn@example.is')
      const { code, error } = await runForCompany(running, typed)
      expect([code, error.includes('already an employee')]).toEqual([1, true])
    },
  ))

it('employees update fails for a viewer', () =>
  pact.story(
    namePins(
      'a change by a viewer',
      { ...companyPin, as: 'viewer' },
      { ...makeEmployeePin(), as: 'viewer' },
      {
        ...makeUpdatePin({ name: 'Ása', listsId: [11, 12] }),
        as: 'viewer',
        fails: rejections.forbidden(),
      },
    ),
    async (running) => {
      expect((await runForCompany(running, words('update', 'asa@example.is', '--name', 'Ása'))).code).toBe(4)
    },
  ))

it.each([
  [['update', 'asa@example.is', '--name', ''], 'Nothing to change.'],
  [['update', 'asa@example.is', '--email', 'asa'], 'Invalid email format'],
  [['update', 'asa@example.is', '--name', 'x'.repeat(101)], 'Name can not be more than 100 characters'],
  [['update', 'asa@example.is', '--list', 'A', '--add-list', 'B'], 'Leave out --list, or --add-list'],
  [['update', 'asa@example.is', '--clear', 'tags'], "Tags can't be removed."],
  [['update', 'asa@example.is', '--clear', 'name', '--name', 'Ása'], 'Leave out one of them.'],
  [['update', 'asa@example.is', '--clear', 'lists', '--add-list', 'A'], 'use --list'],
  [['delete'], 'Add addresses, or --from <file>'],
  [['delete', 'asa'], 'Email not valid: asa'],
  [['export', '--json'], 'Add --out <file>.'],
])('rejects %j before any call', async (typed, message) => {
  const { code, error } = await runForCompany(
    { url: 'http://127.0.0.1:9', token: 'some-token' },
    words(...(typed as [string])),
  )
  expect([code, error.includes(message)]).toEqual([2, true])
})
