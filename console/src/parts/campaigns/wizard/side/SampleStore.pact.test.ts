// @vitest-environment node
import { eachLike, integer, rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../../app/stores/CompanyStores.ts'
import { employee } from '../../../people/testing/pactShapes.ts'
import { SampleStore } from './SampleStore.ts'

const loadFirstPerson = async (company: CompanyStores) => {
  const store = company.getStore(SampleStore)
  await store.loadSample([11])
  return { email: store.person?.email, hasOthers: store.hasOthers }
}

testCompanyPins([
  {
    pin: 'employees.list: one of the people on a list',
    request: 'GET /companies/101/users?listId=11&p=0&n=1',
    answer: { users: eachLike({ ...employee, email: string('asa@example.is') }), count: integer(2) },
    do: loadFirstPerson,
    reads: { email: 'asa@example.is', hasOthers: true },
  },
  {
    pin: 'employees.list: nobody is shown while the server fails',
    given: { 'the server fails': { status: 503, message: 'Out of order' } },
    request: 'GET /companies/101/users?listId=11&p=0&n=1',
    fails: rejections.failing(503, 'Out of order'),
    do: loadFirstPerson,
    reads: { email: undefined, hasOthers: false },
  },
])
