import type { DeskPerson } from './desk/people.ts'

const roles: readonly DeskPerson['role'][] = ['admin', 'viewer', 'partner', 'super']

/** A line for the first person of each role, in columns: role, name, company, link. */
export function peopleTable(people: readonly DeskPerson[]): string {
  const shown = roles.flatMap((role) => people.find((person) => person.role === role) ?? [])
  const rows = shown.map(({ role, name, company, signInUrl }) => [role, name, company?.name ?? '', signInUrl])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) => `  ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`)
    .join('\n')
}
