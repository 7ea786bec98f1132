import {
  type Client,
  type Company,
  companyName,
  createTextFilter,
  type PartnerAccount,
  type PartnerCompanyRow,
  role,
  roleIn,
} from '@heed/contracts'
import { findAccount, listAccountCompanies, ownAccounts } from '../../command/accounts.ts'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { units, unitsText } from '../../io/money.ts'
import { type Cell, type Column, cellText, countText, type Row } from '../../io/print/table.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { counted } from '../../io/words.ts'
import { lastDay, planName } from '../subscription/words.ts'
import type { companiesListOptions } from './commands.ts'

const priceText = (value: Cell): string => (value === null ? '–' : unitsText(value))

const id: Column = { key: 'id', title: 'id', align: 'right' }
const name: Column = { key: 'name', title: 'company' }
const held: readonly Column[] = [
  { key: 'employees', title: 'employees', align: 'right', show: countText },
  { key: 'seats', title: 'seats', align: 'right', show: countText },
  { key: 'plan', title: 'plan' },
]
const validTo: Column = { key: 'validTo', title: 'valid to', show: (end) => lastDay(cellText(end)) }
const columns: readonly Column[] = [id, name, { key: 'role', title: 'role' }, ...held, validTo]
/** `price` is in currency units per month. */
const customerColumns: readonly Column[] = [
  id,
  name,
  ...held,
  { key: 'price', title: 'a month', align: 'right', show: priceText },
  validTo,
]

const toRow = (company: Company): Row => ({
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
  price: units(row.price),
  validTo: row.valid_to ?? '',
})

const tally = (rows: readonly unknown[]): string => counted(rows.length, 'company', 'companies')

async function listOfPartner(
  { quiet }: Context,
  client: Client,
  accounts: readonly PartnerAccount[],
  managed: readonly Company[],
  filter: string | undefined,
): Promise<TableOutcome> {
  const all = await Promise.all(
    accounts.map(async ({ id, name: partner }) => {
      const customers = await listAccountCompanies(client, id, filter)
      return customers.map((row): Row => ({ ...customerRow(row), partner }))
    }),
  )
  const customers: readonly Row[] = all.flat()
  const known = new Set(customers.map((row) => row.id))
  const others = managed.map(toRow).filter((row) => !known.has(row.id))
  const names = accounts.map(({ name: account }) => sanitizeText(account)).join(', ')
  const rows: Row[] = [...customers, ...others].map((row) => ({ price: null, partner: null, ...row }))
  const shown = [...customerColumns, { key: 'partner', title: 'partner', dataOnly: accounts.length === 1 }]
  return {
    kind: 'table',
    columns: shown,
    rows,
    empty: filter ? `${names} has no companies matching "${filter}".` : `${names} has no companies yet.`,
    ...(rows.length > 0 && !quiet ? { note: `${names} · ${tally(rows)}` } : {}),
  }
}

async function listManaged(context: Context, filter: string | undefined): Promise<TableOutcome> {
  const client = await context.client()
  const [{ companies }, accounts] = await Promise.all([client.companies.listMine(), ownAccounts(client)])
  const fits = createTextFilter(filter?.trim())
  const shown = filter ? companies.filter((company) => fits(companyName(company))) : companies
  if (accounts.length > 0) return listOfPartner(context, client, accounts, shown, filter)
  return {
    kind: 'table',
    columns,
    rows: shown.map(toRow),
    empty: filter
      ? `You don't manage any companies matching "${filter}".`
      : "You don't manage any companies here.",
    ...(shown.length > 0 && !context.quiet ? { note: tally(shown) } : {}),
  }
}

export async function listCompanies(
  context: Context,
  { partner, filter }: Values<typeof companiesListOptions>,
): Promise<TableOutcome> {
  if (partner === undefined) return listManaged(context, filter)
  const client = await context.client()
  const account = await findAccount(client, partner)
  const rows = await listAccountCompanies(client, account.id, filter)
  const place = sanitizeText(account.name)
  return {
    kind: 'table',
    columns: customerColumns,
    rows: rows.map(customerRow),
    empty: filter ? `${place} has no companies matching "${filter}".` : `${place} has no companies yet.`,
    ...(rows.length > 0 && !context.quiet ? { note: `${place} · ${tally(rows)}` } : {}),
  }
}
