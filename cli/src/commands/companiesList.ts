import { type Company, companyName, role, roleIn } from '@heed/contracts'
import type { Context } from '../context.ts'
import { type Cell, type Column, cellText, type Row } from '../io/table.ts'
import { counted, thousands } from '../io/words.ts'
import type { TableOutcome } from '../outcome.ts'

const number = (value: Cell): string => (typeof value === 'number' ? thousands(value) : cellText(value))
const day = (value: Cell): string => cellText(value).slice(0, 10)

const columns: readonly Column[] = [
  { key: 'id', title: 'id', align: 'right' },
  { key: 'name', title: 'company' },
  { key: 'role', title: 'role' },
  { key: 'employees', title: 'employees', align: 'right', show: number },
  { key: 'seats', title: 'seats', align: 'right', show: number },
  { key: 'plan', title: 'plan' },
  { key: 'validTo', title: 'valid to', show: day },
]

const rowOf = (company: Company): Row => ({
  id: company.company_id,
  name: companyName(company),
  role: roleIn(company) === role.admin ? 'admin' : 'viewer',
  employees: company.users_total,
  seats: company.users_available,
  plan: company.subscription?.package_name ?? company.subscription?.subscription_name ?? '',
  validTo: company.valid_to ?? '',
})

export async function listCompanies(context: Context): Promise<TableOutcome> {
  const client = await context.client()
  const { companies } = await client.companies.listMine()
  return {
    kind: 'table',
    columns,
    rows: companies.map(rowOf),
    empty: 'You manage no company here.',
    ...(companies.length > 0 && !context.quiet
      ? { note: counted(companies.length, 'company', 'companies') }
      : {}),
  }
}
