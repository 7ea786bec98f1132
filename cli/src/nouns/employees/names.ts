import { sanitizeText } from '../../io/terminal/width.ts'
import { formatThousands } from '../../io/words.ts'

const maxShownPeople = 10

export function formatPeopleLines(
  people: readonly { email: string; name: string }[],
  showsAll = false,
): string[] {
  const maxLines = showsAll ? people.length : maxShownPeople
  const lines = people
    .slice(0, maxLines)
    .map(({ email, name }) => `  - ${sanitizeText(name ? `${name} <${email}>` : email)}`)
  const hiddenCount = people.length - lines.length
  if (hiddenCount > 0) lines.push(`  and ${formatThousands(hiddenCount)} more. To see all, add --names`)
  return lines
}

export const formatCountChange = (companyLabel: string, total: number, removedCount: number): string =>
  `Employees of ${companyLabel}: ${formatThousands(total)} → ${formatThousands(Math.max(0, total - removedCount))}`
