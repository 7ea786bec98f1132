import { foldName, normalizeAddress } from '../../../entities/names.ts'
import { changeDomain, type DomainChange } from './domainChange.ts'

interface NamedPerson {
  email: string
  name: string
}

export interface MovedPerson extends NamedPerson {
  newEmail: string
}

/** People of a file whose names are looked up; more would only delay the import. */
export const probedPeopleMax = 20

const movedPeopleMin = 3

const getDomain = (email: string): string => email.slice(email.lastIndexOf('@') + 1)

export function chooseProbes<Person extends NamedPerson>(people: readonly Person[]): Person[] {
  const named = people.filter(({ name }) => name !== '')
  if (named.length < movedPeopleMin) return []
  const count = Math.min(named.length, probedPeopleMax)
  return Array.from(
    { length: count },
    (_, index) => named[Math.floor((index * named.length) / count)],
  ).filter((person) => person !== undefined)
}

/** `found`: employees whose names contain the probe's name. Null if the probe isn't new, or has no namesake. */
export function findMovedPerson(
  { email, name }: NamedPerson,
  found: readonly NamedPerson[],
): MovedPerson | 'known' | null {
  const employees = found.map((person) => ({ ...person, email: normalizeAddress(person.email) }))
  if (employees.some((person) => person.email === email)) return 'known'
  const namesakes = employees.filter((person) => foldName(person.name) === foldName(name))
  const [namesake] = namesakes
  if (!namesake || namesakes.length > 1 || getDomain(namesake.email) === getDomain(email)) return null
  return { name: namesake.name, email: namesake.email, newEmail: email }
}

export const lookLikeMoves = (moved: number, newcomers: number): boolean =>
  moved >= movedPeopleMin && moved * 2 >= newcomers

export function findCommonDomainChange(moved: readonly MovedPerson[]): DomainChange | null {
  const [first] = moved
  if (!first) return null
  const change = { from: getDomain(first.email), to: getDomain(first.newEmail) }
  return moved.every(({ email, newEmail }) => changeDomain(email, change) === newEmail) ? change : null
}
