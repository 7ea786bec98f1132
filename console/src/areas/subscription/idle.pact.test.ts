// @vitest-environment node
import { eachLike, integer } from '@heed/contracts/pact'
import { pinCompany } from '../../../test/pact/pins.ts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { anyEmployee } from '../../parts/people/testing/pactShapes.ts'
import { SubscriptionStore } from './SubscriptionStore.ts'

pinCompany([
  {
    pin: 'employees.list: those who have done nothing for longest',
    request: 'GET /companies/101/users?p=0&n=5&order=lastActive+asc',
    answer: { users: eachLike(anyEmployee), count: integer(4) },
    do: async (company: CompanyStores) => {
      const { loadInactiveEmployees, inactiveEmployees } = company.getStore(SubscriptionStore)
      await loadInactiveEmployees()
      return inactiveEmployees.value
    },
    reads: [{ email: 'asa@example.is' }],
  },
])
