// @vitest-environment node
import { testCompanyPins } from '../../../test/pact/pins.ts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { employeeList, employeeWithAnyLists } from '../../parts/people/testing/pactShapes.ts'
import { finders } from './finders.tsx'

const runFinder = (at: number, text: string) => (company: CompanyStores) =>
  finders[at]?.find(company, text, new AbortController().signal) ?? Promise.resolve([])

testCompanyPins([
  {
    pin: 'employees.list: the first few whose name or address holds a text',
    as: 'viewer',
    request: 'GET /companies/101/users?p=0&n=5&filter=carla',
    answer: { users: [{ ...employeeWithAnyLists, email: 'carla@example.is' }], count: 1 },
    do: runFinder(0, 'carla'),
    reads: [{ key: 'employee carla@example.is', to: '/users/user/carla%40example.is/' }],
  },
  {
    pin: 'lists.list: the first few whose name holds a text',
    as: 'viewer',
    request: 'GET /companies/101/lists?p=0&n=5&filter=fin',
    answer: { lists: [employeeList], count: 1 },
    do: runFinder(1, 'fin'),
    reads: [{ name: 'Finance' }],
  },
])
