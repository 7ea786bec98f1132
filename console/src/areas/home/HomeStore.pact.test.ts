// @vitest-environment node
import { eachLike, instant, integer, like, refused } from '@heed/contracts/pact'
import { pinCompany } from '../../../test/pins.ts'
import type { CompanyStores } from '../../app/CompanyStores.ts'
import { HomeStore } from './HomeStore.ts'

const none = { value: integer(0), users: integer(0) }

async function loaded(company: CompanyStores) {
  const store = company.of(HomeStore)
  await store.load()
  return store
}

pinCompany([
  {
    pin: 'dashboard.getStatus: campaigns at a glance',
    as: 'viewer',
    request: 'GET /companies/101/statistics/status',
    answer: like({
      trainings: { active: none, completed: none },
      assessments: { active: none, completed: none },
    }),
    beside: [
      {
        pin: 'lists.list: the number of lists',
        as: 'viewer',
        request: 'GET /companies/101/lists?p=0&n=1',
        answer: {
          lists: eachLike({ id: 11, name: 'Finance', created: instant(), usersCount: integer(2) }),
          count: 3,
        },
      },
    ],
    do: loaded,
    reads: { lists: { value: 3 }, status: { value: { trainings: { active: { value: 0, users: 0 } } } } },
  },
  {
    pin: 'dashboard.getStatus: campaigns at a glance while the server fails',
    as: 'viewer',
    given: { 'the server fails': { status: 500, message: 'Down' } },
    request: 'GET /companies/101/statistics/status',
    fails: refused.failing(500, 'Down'),
    beside: [
      {
        pin: 'lists.list: the number of lists when there are none',
        as: 'viewer',
        given: { 'no lists': true },
        request: 'GET /companies/101/lists?p=0&n=1',
        answer: { lists: [], count: 0 },
      },
    ],
    do: loaded,
    reads: { status: { error: 'Down' }, lists: { value: 0 } },
  },
])
