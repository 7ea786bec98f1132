import {
  type Company,
  companyName,
  containing,
  moneyText,
  type PartnerCompanyRow,
  role,
  roleIn,
} from '@heed/contracts'
import { companiesOfAccount, findAccount } from '../../command/accounts.ts'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Cell, type Column, cellText, countText, type Row } from '../../io/table.ts'
import { harmless } from '../../io/width.ts'
import { counted } from '../../io/words.ts'
import { planName } from '../subscription/words.ts'
import type { companiesListOptions } from './commands.ts'

const day = (value: Cell): string => cellText(value).slice(0, 10)

const id: Column = { key: 'id', title: 'id', align: 'right' }
const name: Column = { key: 'name', title: 'company' }
const held: readonly Column[] = [
  { key: 'employees', title: 'employees', align: 'right', show: countText },
  { key: 'seats', title: 'seats', align: 'right', show: countText },
  { key: 'plan', title: 'plan' },
]
const validTo: Column = { key: 'validTo', title: 'valid to', show: day }
const columns: readonly Column[] = [id, name, { key: 'role', title: 'role' }, ...held, validTo]
/** `price` is in cents a month. */
const customerColumns: readonly Column[] = [
  id,
  name,
  ...held,
  { key: 'price', title: 'a month', align: 'right', show: (value) => moneyText(Number(value)) },
  validTo,
]

const rowOf = (company: Company): Row => ({
  id: company.company_id,
  name: companyName(company),
  role: roleIn(company) === role.admin ? 'admin' : 'viewer',
  employees: company.users_total,
  seats: company.users_available,
  plan: planName(company),
  validTo: company.valid_to ?? '',
})

const customerRow = (row: PartnerCompanyRow): Row => ({
  id: row.id,
  name: row.name,
  employees: row.userCount,
  seats: row.allowedUsers,
  plan: row.subscriptionName,
  price: row.price,
  validTo: row.valid_to ?? '',
})

const tally = (rows: readonly unknown[]): string => counted(rows.length, 'company', 'companies')

async function listManaged(context: Context, filter: string | undefined): Promise<TableOutcome> {
  const client = await context.client()
  const { companies } = await client.companies.listMine()
  const fits = containing(filter?.trim())
  const shown = filter ? companies.filter((company) => fits(companyName(company))) : companies
  return {
    kind: 'table',
    columns,
    rows: shown.map(rowOf),
    empty: filter ? `You manage no company whose name contains "${filter}".` : 'You manage no company here.',
    ...(shown.length > 0 && !context.quiet ? { note: tally(shown) } : {}),
  }
}

/** Companies that one manages, or with --partner every customer of the account. */
export async function listCompanies(
  context: Context,
  { partner, filter }: Values<typeof companiesListOptions>,
): Promise<TableOutcome> {
  if (partner === undefined) return listManaged(context, filter)
  const client = await context.client()
  const account = await findAccount(client, partner)
  const rows = await companiesOfAccount(client, account.id, filter)
  const place = harmless(account.name)
  return {
    kind: 'table',
    columns: customerColumns,
    rows: rows.map(customerRow),
    empty: filter
      ? `${place} has no company whose name contains "${filter}".`
      : `${place} has no company yet.`,
    ...(rows.length > 0 && !context.quiet ? { note: `${place} · ${tally(rows)}` } : {}),
  }
}
