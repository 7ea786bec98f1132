import { createPact, eachLike, integer, like, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyPin } from '../../../../test/company.ts'
import { namePins, runForCompany } from '../../../../test/customer.ts'
import { asa, listsPin } from '../../../../test/employee.ts'
import { decodeText } from '../../../../test/heed.ts'

const pact = createPact('heed-cli', 'employees')
const makeEmployeesPin = (query = '') =>
  ({
    pin: 'employees.list',
    request: `GET /companies/101/users?${query}order=email+asc&p=0&n=1000`,
    answer: {
      users: eachLike({ ...asa, email: string(asa.email), name: string(asa.name), lists: like(asa.lists) }),
      count: integer(1),
    },
  }) as const
const words = (verb: string, ...more: string[]) => ['employees', verb, ...more]

it('employees export writes a header and one line per employee with all lists', () =>
  pact.story(namePins('employees export', companyPin, makeEmployeesPin()), async (running) => {
    const { code, output, error } = await runForCompany(running, words('export'))
    expect([code, decodeText(output)]).toEqual([
      0,
      'Email,Name,Lists,Tags\nasa@example.is,Ása Þórsdóttir,"Finance; Sales",\n',
    ])
    expect(error).toBe('Exported 1 employee, 1 line from Norðurljós\n')
  }))

it('employees export exports matching employees of one list with --list and --filter', () =>
  pact.story(
    namePins(
      'employees export --list --filter',
      companyPin,
      listsPin,
      makeEmployeesPin('listId=12&filter=%C3%A1sa&'),
    ),
    async (running) => {
      const { code } = await runForCompany(running, words('export', '--list', 'sales', '--filter', 'ása'))
      expect(code).toBe(0)
    },
  ))

it('employees export writes only a header for a company without employees', () =>
  pact.story(
    namePins('employees export of nobody', companyPin, {
      ...makeEmployeesPin(),
      given: { 'nobody is employed': true },
      answer: { users: [], count: 0 },
    }),
    async (running) => {
      const { code, output } = await runForCompany(running, words('export'))
      expect([code, decodeText(output)]).toEqual([0, 'Email,Name,Lists,Tags\n'])
    },
  ))
