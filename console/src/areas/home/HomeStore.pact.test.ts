// @vitest-environment node
import { eachLike, instant, integer, like, pactFor } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { pactCompany } from '../../../test/pactCompany.ts'
import { HomeStore } from './HomeStore.ts'

const pact = pactFor('heed-console', 'dashboard')

const status = {
  operation: 'dashboard.getStatus',
  given: [{ state: 'a company' }],
  as: 'viewer',
  uponReceiving: 'campaigns at a glance',
  withRequest: { method: 'GET', path: '/companies/101/statistics/status' },
} as const

const lists = {
  operation: 'lists.list',
  given: [{ state: 'a company' }],
  as: 'viewer',
  uponReceiving: 'the number of lists',
  withRequest: { method: 'GET', path: '/companies/101/lists?p=0&n=1' },
  willRespondWith: {
    status: 200,
    body: {
      lists: eachLike({ id: 11, name: 'Finance', created: instant(), usersCount: integer(2) }),
      count: 3,
    },
  },
} as const

const none = { value: integer(0), users: integer(0) }

it('counts campaigns and lists', () =>
  pact.interactions(
    [
      {
        ...status,
        willRespondWith: {
          status: 200,
          body: like({
            trainings: { active: none, completed: none },
            assessments: { active: none, completed: none },
          }),
        },
      },
      lists,
    ],
    async ({ url, token }) => {
      const store = pactCompany({ url, token }).of(HomeStore)
      await store.load()
      expect(store.lists.value).toBe(3)
      expect(store.status.value?.trainings.active).toEqual({ value: 0, users: 0 })
    },
  ))

it('says that there are no lists, and that the campaigns cannot be counted', () =>
  pact.interactions(
    [
      {
        ...status,
        given: [
          { state: 'a company' },
          { state: 'the server fails', params: { status: 500, message: 'Down' } },
        ],
        uponReceiving: 'campaigns at a glance while the server fails',
        willRespondWith: { status: 500, body: { message: 'Down' } },
      },
      {
        ...lists,
        given: [{ state: 'a company' }, { state: 'no lists' }],
        uponReceiving: 'the number of lists when there are none',
        willRespondWith: { status: 200, body: { lists: [], count: 0 } },
      },
    ],
    async ({ url, token }) => {
      const store = pactCompany({ url, token }).of(HomeStore)
      await store.load()
      expect(store.status.error).toBe('Down')
      expect(store.lists.value).toBe(0)
    },
  ))
