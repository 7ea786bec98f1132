import type { Person, World } from './world.ts'

export interface KnownPerson {
  email: string
  name: string
  lists: { id: number; name: string }[]
  combinedTags?: string[]
}

export interface KnownList {
  id: number
  name: string
  usersCount: number
}

export const getAddresses = (people: readonly { email: string }[]): string[] =>
  people.map(({ email }) => email)

export interface TrainedPerson {
  name: string
  email: string
  access_link: string
  started: string | null
  scorePercent: number
}

export const getScoresByEmail = (
  people: readonly Pick<TrainedPerson, 'email' | 'started' | 'scorePercent'>[],
): Map<string, string> =>
  new Map(
    people.map(({ email, started, scorePercent }) => [email, started === null ? '' : String(scorePercent)]),
  )

const pageSize = 1000

export async function fetchAllPeople(
  world: World,
  viewer: Person,
  company: number,
  listId?: number,
): Promise<KnownPerson[]> {
  const people: KnownPerson[] = []
  const path = listId === undefined ? 'users' : `lists/${listId}/users`
  for (let pageIndex = 0; ; pageIndex++) {
    const query = `p=${pageIndex}&n=${pageSize}&order=${encodeURIComponent('email asc')}`
    const { users } = await world.api<{ users: KnownPerson[] }>(
      viewer,
      `/companies/${company}/${path}?${query}`,
    )
    people.push(...users)
    if (users.length < pageSize) return people
  }
}

export async function fetchLists(world: World, viewer: Person, company: number): Promise<KnownList[]> {
  const { lists } = await world.api<{ lists: KnownList[] }>(viewer, `/companies/${company}/lists`)
  return lists
}

export async function findList(
  world: World,
  viewer: Person,
  company: number,
  name: string,
): Promise<KnownList> {
  const lists = await fetchLists(world, viewer, company)
  const list = lists.find((candidate) => candidate.name === name)
  if (!list) throw new Error(`no list "${name}" among ${lists.map((candidate) => candidate.name).join(', ')}`)
  return list
}
