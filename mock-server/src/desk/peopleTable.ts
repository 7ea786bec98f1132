import type { DeskPerson } from './people.ts'

const roles: readonly DeskPerson['role'][] = ['admin', 'viewer', 'partner', 'super']

export const pickOnePerRole = <T extends Pick<DeskPerson, 'role'>>(people: readonly T[]): T[] =>
  roles.flatMap((role) => people.find((person) => person.role === role) ?? [])

export function renderPeopleTable(people: readonly DeskPerson[]): string {
  const rows = people.map(({ role, name, company, signInUrl }) => [
    role,
    name,
    company?.name ?? '',
    signInUrl,
  ])
  const columnWidths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) => `  ${row.map((text, column) => text.padEnd(columnWidths[column] ?? 0)).join('  ')}`)
    .join('\n')
}
