// @vitest-environment node
import { eachLike, integer } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../test/pact/pins.ts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { employeeWithAnyLists } from '../../parts/people/testing/pactShapes.ts'
import { SubscriptionStore } from './SubscriptionStore.ts'

testCompanyPins([
  {
    pin: 'employees.list: those who have done nothing for longest',
    request: 'GET /companies/101/users?p=0&n=5&order=lastActive+asc',
    answer: { users: eachLike(employeeWithAnyLists), count: integer(4) },
    do: async (company: CompanyStores) => {
      const { loadInactiveEmployees, inactiveEmployees } = company.getStore(SubscriptionStore)
      await loadInactiveEmployees()
      return inactiveEmployees.value
    },
    reads: [{ email: 'asa@example.is' }],
  },
])
