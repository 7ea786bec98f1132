// @vitest-environment node
import { eachLike, integer, rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { employee } from '../../people/testing/pactShapes.ts'
import { RecipientsStore } from './RecipientsStore.ts'

const countRecipients = (chosen: readonly number[]) => async (company: CompanyStores) => {
  const people = new Resource<number>()
  const store = company.getStore(RecipientsStore)
  await store.count(chosen, people)
  return { count: people.value, several: store.getOverlapCount(chosen), error: people.error }
}

const showRecipients = (chosen: readonly number[]) => async (company: CompanyStores) => {
  const store = company.getStore(RecipientsStore)
  await store.show(chosen)
  return { emails: store.people.rows.map(({ email }) => email), total: store.people.total }
}

testCompanyPins([
  {
    pin: 'employees.list: how many are on at least one of two lists',
    request: 'GET /companies/101/users?listId=11&listId=12&p=0&n=1',
    answer: { users: eachLike(employee), count: integer(2), onSeveral: integer(1) },
    do: countRecipients([11, 12]),
    reads: { count: 2, several: 1, error: undefined },
  },
  {
    pin: 'employees.list: how many are on at least one of more lists than an address names',
    request: 'GET /companies/101/users?listRanges=1-501&p=0&n=1',
    answer: { users: eachLike(employee), count: integer(2), onSeveral: integer(1) },
    do: countRecipients(Array.from({ length: 501 }, (_, at) => at + 1)),
    reads: { count: 2, several: 1, error: undefined },
  },
  {
    pin: 'employees.list: how many are on a list that is gone',
    request: 'GET /companies/101/users?listId=9&p=0&n=1',
    answer: { users: [], count: 0 },
    do: countRecipients([9]),
    reads: { count: 0, error: undefined },
  },
  {
    pin: 'employees.list: how many are on a list while the server fails',
    given: { 'the server fails': { status: 503, message: 'Out of order' } },
    request: 'GET /companies/101/users?listId=11&p=0&n=1',
    fails: rejections.failing(503, 'Out of order'),
    do: countRecipients([11]),
    reads: { count: undefined, error: 'Out of order' },
  },
  {
    pin: 'employees.list: the first people of two lists',
    request: 'GET /companies/101/users?listId=11&listId=12&p=0&n=5&order=name+asc',
    answer: { users: eachLike({ ...employee, email: string('asa@example.is') }), count: integer(2) },
    do: showRecipients([11, 12]),
    reads: { emails: ['asa@example.is'], total: 2 },
  },
])
