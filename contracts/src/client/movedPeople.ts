import {
  chooseProbes,
  findMovedPerson,
  lookLikeMoves,
  type MovedPerson,
} from '../rules/import/addressChanges/movedPeople.ts'
import type { ObsoleteSearch } from './obsolete.ts'

const maxNamesakes = 100

/** More people of a file needn't be read. */
export const movedPeopleReadMax = 1000

/** Current employees whom a file contains with new addresses; empty if too few to look like a change. */
export async function findMovedPeople(
  { client, call, companyId }: ObsoleteSearch,
  people: readonly { email: string; name: string }[],
): Promise<readonly MovedPerson[]> {
  const results = await Promise.all(
    chooseProbes(people).map(async (probe) => {
      const page = { p: 0, n: maxNamesakes, order: 'email asc' } as const
      const params = { companyId, filter: probe.name, ...page }
      const { users } = await call((signal) => client.employees.list(params, { signal }))
      return findMovedPerson(probe, users)
    }),
  )
  const newcomers = results.filter((result) => result !== 'known')
  const moved = newcomers.filter((result) => result !== null)
  return lookLikeMoves(moved.length, newcomers.length) ? moved : []
}
