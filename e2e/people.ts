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

export interface Trained {
  name: string
  email: string
  access_link: string
  started: string | null
  scorePercent: number
}

export const getScores = (
  people: readonly Pick<Trained, 'email' | 'started' | 'scorePercent'>[],
): Map<string, string> =>
  new Map(
    people.map(({ email, started, scorePercent }) => [email, started === null ? '' : String(scorePercent)]),
  )

const pageSize = 1000

export async function everybody(
  world: World,
  as: Person,
  company: number,
  listId?: number,
): Promise<KnownPerson[]> {
  const found: KnownPerson[] = []
  const path = listId === undefined ? 'users' : `lists/${listId}/users`
  for (let at = 0; ; at++) {
    const query = `p=${at}&n=${pageSize}&order=${encodeURIComponent('email asc')}`
    const { users } = await world.api<{ users: KnownPerson[] }>(as, `/companies/${company}/${path}?${query}`)
    found.push(...users)
    if (users.length < pageSize) return found
  }
}

export async function fetchLists(world: World, as: Person, company: number): Promise<KnownList[]> {
  const { lists } = await world.api<{ lists: KnownList[] }>(as, `/companies/${company}/lists`)
  return lists
}

export async function findList(world: World, as: Person, company: number, name: string): Promise<KnownList> {
  const lists = await fetchLists(world, as, company)
  const list = lists.find((one) => one.name === name)
  if (!list) throw new Error(`no list "${name}" among ${lists.map((one) => one.name).join(', ')}`)
  return list
}
