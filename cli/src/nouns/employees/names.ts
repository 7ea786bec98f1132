import { harmless } from '../../io/width.ts'
import { counted } from '../../io/words.ts'

const shownPeople = 10

/** The names of people who are about to go, for a question or a dry run. */
export function peopleLines(people: readonly { email: string; name: string }[]): string[] {
  const lines = people
    .slice(0, shownPeople)
    .map(({ email, name }) => `  - ${harmless(name ? `${name} <${email}>` : email)}`)
  if (people.length > shownPeople) lines.push(`  and ${counted(people.length - shownPeople, 'more', 'more')}`)
  return lines
}
