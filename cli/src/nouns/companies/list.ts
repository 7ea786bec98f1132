import {
  type Client,
  type Company,
  createTextFilter,
  getCompanyName,
  getRole,
  type PartnerAccount,
  type PartnerCompanyRow,
  role,
} from '@heed/contracts'
import { fetchManagedAccounts, findAccount, listAccountCompanies } from '../../command/accounts.ts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { formatUnits, toCurrencyUnits } from '../../io/money.ts'
import { type Cell, type Column, formatCell, formatNumberCell, type Row } from '../../io/print/table.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import { getLastDay, getPlanName } from '../subscription/words.ts'
import type { companiesListOptions } from './commands.ts'

const formatPrice = (value: Cell): string => (value === null ? '–' : formatUnits(value))

const idColumn: Column = { key: 'id', title: 'id', align: 'right' }
const nameColumn: Column = { key: 'name', title: 'company' }
const managedColumns: readonly Column[] = [
  { key: 'employees', title: 'employees', align: 'right', show: formatNumberCell },
  { key: 'seats', title: 'seats', align: 'right', show: formatNumberCell },
  { key: 'plan', title: 'plan' },
]
const validToColumn: Column = {
  key: 'validTo',
  title: 'valid to',
  show: (end) => getLastDay(formatCell(end)),
}
const columns: readonly Column[] = [
  idColumn,
  nameColumn,
  { key: 'role', title: 'role' },
  ...managedColumns,
  validToColumn,
]
/** `price` is in currency units per month. */
const customerColumns: readonly Column[] = [
  idColumn,
  nameColumn,
  ...managedColumns,
  { key: 'price', title: 'a month', align: 'right', show: formatPrice },
  validToColumn,
]

const toRow = (company: Company): Row => ({
  id: company.company_id,
  name: getCompanyName(company),
  role: getRole(company) === role.admin ? 'admin' : 'viewer',
  employees: company.users_total,
  seats: company.users_available,
  plan: getPlanName(company),
  validTo: company.valid_to ?? '',
})

const toCustomerRow = (row: PartnerCompanyRow): Row => ({
  id: row.id,
  name: row.name,
  employees: row.userCount,
  seats: row.allowedUsers,
  plan: row.subscriptionName,
  price: toCurrencyUnits(row.price),
  validTo: row.valid_to ?? '',
})

const formatTally = (rows: readonly unknown[]): string => formatCount(rows.length, 'company', 'companies')

async function listPartnerCompanies(
  { quiet }: Context,
  client: Client,
  accounts: readonly PartnerAccount[],
  managedCompanies: readonly Company[],
  filter: string | undefined,
): Promise<TableOutcome> {
  const accountCompanies = await Promise.all(
    accounts.map(async ({ id, name: partner }) => {
      const customers = await listAccountCompanies(client, id, filter)
      return customers.map((row): Row => ({ ...toCustomerRow(row), partner }))
    }),
  )
  const customers: readonly Row[] = accountCompanies.flat()
  const customerIds = new Set(customers.map((row) => row.id))
  const otherCompanies = managedCompanies.map(toRow).filter((row) => !customerIds.has(row.id))
  const names = accounts.map(({ name: account }) => sanitizeText(account)).join(', ')
  const rows: Row[] = [...customers, ...otherCompanies].map((row) => ({ price: null, partner: null, ...row }))
  const columns = [...customerColumns, { key: 'partner', title: 'partner', dataOnly: accounts.length === 1 }]
  return {
    kind: 'table',
    columns,
    rows,
    empty: filter ? `${names} has no companies matching "${filter}".` : `${names} has no companies yet.`,
    ...(rows.length > 0 && !quiet ? { note: `${names} · ${formatTally(rows)}` } : {}),
  }
}

async function listManagedCompanies(context: Context, filter: string | undefined): Promise<TableOutcome> {
  const client = await context.client()
  const [{ companies }, accounts] = await Promise.all([
    client.companies.listMine(),
    fetchManagedAccounts(client),
  ])
  const matchesFilter = createTextFilter(filter?.trim())
  const matchingCompanies = filter
    ? companies.filter((company) => matchesFilter(getCompanyName(company)))
    : companies
  if (accounts.length > 0) return listPartnerCompanies(context, client, accounts, matchingCompanies, filter)
  return {
    kind: 'table',
    columns,
    rows: matchingCompanies.map(toRow),
    empty: filter
      ? `You don't manage any companies matching "${filter}".`
      : "You don't manage any companies.",
    ...(matchingCompanies.length > 0 && !context.quiet ? { note: formatTally(matchingCompanies) } : {}),
  }
}

export async function listCompanies(
  context: Context,
  { partner, filter }: OptionValues<typeof companiesListOptions>,
): Promise<TableOutcome> {
  if (partner === undefined) return listManagedCompanies(context, filter)
  const client = await context.client()
  const account = await findAccount(client, partner)
  const rows = await listAccountCompanies(client, account.id, filter)
  const accountLabel = sanitizeText(account.name)
  return {
    kind: 'table',
    columns: customerColumns,
    rows: rows.map(toCustomerRow),
    empty: filter
      ? `${accountLabel} has no companies matching "${filter}".`
      : `${accountLabel} has no companies yet.`,
    ...(rows.length > 0 && !context.quiet ? { note: `${accountLabel} · ${formatTally(rows)}` } : {}),
  }
}
