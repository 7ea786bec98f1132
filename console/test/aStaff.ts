import { aList, anEmployee } from '@heed/fixtures/factories'
import { FakeServer } from './fakeServer.ts'

export const salesList = aList({ id: 7, name: 'Sales', created: '2026-01-05T09:00:00.000Z', usersCount: 2 })
const directoryList = aList({ id: 8, name: 'Directory', usersCount: 2, source: 'azure' })
const salesMembership = { lists: [{ id: 7, name: 'Sales' }] }

export const asa = anEmployee({
  ...salesMembership,
  userId: 1,
  email: 'asa@example.is',
  name: 'Ása Jónsdóttir',
  combinedTags: ['remote'],
  lastActive: '2026-02-01T09:00:00.000Z',
})
const bob = anEmployee({
  ...salesMembership,
  userId: 2,
  email: 'bob@example.is',
  name: 'Bob',
  combinedTags: [],
  lastActive: null,
})

/** A server with two lists, the first of which contains two people. */
export const makeEmployeesServer = (): FakeServer =>
  new FakeServer()
    .on('GET /companies/11/lists', { lists: [salesList, directoryList], count: 2 })
    .on('GET /companies/11/users', { users: [asa, bob], count: 2 })
    .on('GET /companies/11/lists/7', salesList)
    .on('GET /companies/11/lists/8', directoryList)
    .on('GET /companies/11/lists/7/users', { users: [asa, bob], count: 2 })
    .on('GET /companies/11/lists/8/users', { users: [], count: 0 })
    .on('GET /companies/11/users/user/asa%40example.is', asa)
    .on('GET /companies/11/users/user/asa%40example.is/trainings', { trainings: [] })
    .on('GET /companies/11/users/user/asa%40example.is/assessments', { assessments: [] })
    .on('GET /companies/11/users/user/bob%40example.is/trainings', { trainings: [] })
    .on('GET /companies/11/users/user/bob%40example.is/assessments', { assessments: [] })
