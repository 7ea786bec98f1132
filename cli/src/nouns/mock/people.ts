import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import type { Column } from '../../io/table.ts'
import { type Where, withControls } from './controls.ts'

const columns: readonly Column[] = [
  { key: 'role', title: 'role' },
  { key: 'name', title: 'name' },
  { key: 'email', title: 'email' },
  { key: 'company', title: 'company' },
  { key: 'token', title: 'token', dataOnly: true },
  { key: 'link', title: 'link', dataOnly: true },
]

export async function listPeople(context: Context, where: Where): Promise<TableOutcome> {
  const { people } = await withControls(context, where, (controls) => controls.people.list())
  const rows = people.map(({ role, name, email, company, token, signInUrl }) => ({
    role,
    name,
    email,
    company: company?.name ?? null,
    token,
    link: signInUrl,
  }))
  return { kind: 'table', columns, rows, empty: 'No one can sign in.' }
}
