import { createHash } from 'node:crypto'
import type { UnicodePerson } from '@heed/fixtures'

type HashedPerson = Pick<UnicodePerson, 'email' | 'name'> & { listName?: string }

export function hashPeople(people: Iterable<HashedPerson>): string {
  const lines = Array.from(people, ({ email, name, listName = '' }) => [email, name, listName].join('\n'))
  return createHash('sha256')
    .update(lines.sort((a, b) => (a < b ? -1 : 1)).join('\n'))
    .digest('hex')
}
