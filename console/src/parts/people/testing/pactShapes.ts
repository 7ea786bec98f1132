import { eachLike, integer, like, matchInstant, string } from '@heed/contracts/pact'

const list = { id: integer(11), name: string('Finance') }

export const employee = {
  userId: like(1),
  email: string('asa@example.is'),
  name: string('Ása Þórsdóttir'),
  lists: eachLike(list),
}

export const employeeWithAnyLists = { ...employee, lists: like([]) }

export const employeeList = { ...list, created: matchInstant(), usersCount: integer(2) }

export const emptyImport = {
  newUsers: [],
  updatedUsers: [],
  updated: 0,
  obsolete: like([]),
  newLists: [],
  count_invalid: 0,
}
