import { sanitizeText } from '../../io/terminal/width.ts'
import { thousands } from '../../io/words.ts'

const shownPeople = 10

export function peopleLines(people: readonly { email: string; name: string }[], all = false): string[] {
  const most = all ? people.length : shownPeople
  const lines = people
    .slice(0, most)
    .map(({ email, name }) => `  - ${sanitizeText(name ? `${name} <${email}>` : email)}`)
  const more = people.length - lines.length
  if (more > 0) lines.push(`  and ${thousands(more)} more. To see all, add --names`)
  return lines
}

export const formatCountChange = (place: string, total: number, going: number): string =>
  `Employees of ${place}: ${thousands(total)} → ${thousands(Math.max(0, total - going))}`
