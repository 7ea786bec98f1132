import { createPact, eachLike, integer, matchInstant, nameCall, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyPin, makeCompanyEnv as env } from '../../../test/company.ts'
import { runHeed } from '../../../test/heed.ts'

const pact = createPact('heed-cli', 'employees')
const employee = { userId: integer(1), name: string('Ása Þórsdóttir'), email: string('asa@example.is') }
const employees = {
  pin: 'employees.list',
  request: 'GET /companies/101/users?order=name+asc&p=0&n=100',
  answer: {
    users: eachLike({ ...employee, lists: eachLike({ id: integer(11), name: string('Finance') }) }),
    count: integer(1),
  },
} as const

it("employees list shows a company's employees", () =>
  pact.story(
    [
      nameCall('the company of employees', companyPin),
      nameCall('employees list', {
        ...employees,
        request: 'GET /companies/101/users?order=name+asc&filter=%C3%A1sa&p=0&n=100',
      }),
    ],
    async (running) => {
      const { code, output } = await runHeed(['employees', 'list', '--filter', 'ása', '--json'], {
        env: env(running),
      })
      expect(code).toBe(0)
      expect(JSON.parse(output)).toMatchObject([
        { email: 'asa@example.is', name: 'Ása Þórsdóttir', lists: ['Finance'] },
      ])
    },
  ))

it('employees list --list shows the employees of a list found by its name', () =>
  pact.story(
    [
      nameCall('the company of a list of employees', companyPin),
      {
        pin: 'lists.list: lists to find one by name',
        request: 'GET /companies/101/lists',
        answer: {
          lists: [11, 12, 13].map((id, at) => ({
            id,
            name: ['Finance', 'Sales', 'Warehouse'][at] ?? '',
            created: matchInstant(),
            usersCount: integer(2),
          })),
          count: 3,
        },
      },
      nameCall('employees list of one list', {
        ...employees,
        request: 'GET /companies/101/users?order=email+desc&listId=11&p=0&n=1000',
      }),
    ],
    async (running) => {
      const words = ['employees', 'list', '--list', 'finance', '--order', 'email', '--desc', '--all']
      const { output, error } = await runHeed(words, { env: env(running) })
      expect(output).toContain('asa@example.is')
      expect(error).toContain('Norðurljós · Finance · 1 employee')
    },
  ))

it('employees list says when a company has no employees', () =>
  pact.story(
    [
      nameCall('the company without employees', companyPin),
      nameCall('employees list without employees', {
        ...employees,
        given: { 'nobody is employed': true },
        answer: { users: [], count: 0 },
      }),
    ],
    async (running) => {
      const { code, output, error } = await runHeed(['employees', 'list'], { env: env(running) })
      expect([code, output, error]).toEqual([0, '', 'Norðurljós has no employees yet.\n'])
    },
  ))

it('employees list says when to run again if the server is busy', () =>
  pact.story(
    [
      nameCall('the company of a busy server', companyPin),
      nameCall('employees list on a busy server', {
        ...employees,
        given: { 'the server fails': { status: 429, message: 'Too many calls', retryAfter: 30 } },
        fails: {
          status: 429,
          body: { message: 'Too many calls' },
          headers: { 'Retry-After': '30' },
        },
      }),
    ],
    async (running) => {
      const { code, error } = await runHeed(['employees', 'list'], { env: env(running) })
      expect(code).toBe(5)
      expect(error).toContain('Run the command again in 30 s.')
    },
  ))
