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
import { type EndSelection, formatEndedNote, matchEnd } from '../subscription/endingBefore.ts'
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

interface ListFilter extends EndSelection {
  filter?: string | undefined
}

const formatCriteria = ({ filter, endingBefore }: ListFilter): string =>
  [
    ...(filter ? [` matching "${filter}"`] : []),
    ...(endingBefore ? [` ending before ${endingBefore}`] : []),
  ].join('')

const hasCriteria = ({ filter, endingBefore }: ListFilter): boolean =>
  Boolean(filter) || endingBefore !== undefined

function selectByEnd(rows: readonly Row[], selection: EndSelection, { now }: Context) {
  const matches = rows.map((row) => ({
    row,
    match: matchEnd(formatCell(row.validTo ?? ''), selection, now()),
  }))
  const endedCount = matches.filter(({ match }) => match === 'ended').length
  return {
    rows: matches.filter(({ match }) => match === 'selected').map(({ row }) => row),
    endedNote: endedCount > 0 ? `. ${formatEndedNote(endedCount)}` : '',
  }
}

async function listPartnerCompanies(
  context: Context,
  client: Client,
  accounts: readonly PartnerAccount[],
  managedCompanies: readonly Company[],
  listFilter: ListFilter,
): Promise<TableOutcome> {
  const { filter } = listFilter
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
  const allRows = [...customers, ...otherCompanies].map(
    (row): Row => ({ price: null, partner: null, ...row }),
  )
  const { rows, endedNote } = selectByEnd(allRows, listFilter, context)
  const columns = [...customerColumns, { key: 'partner', title: 'partner', dataOnly: accounts.length === 1 }]
  return {
    kind: 'table',
    columns,
    rows,
    empty: hasCriteria(listFilter)
      ? `${names} has no companies${formatCriteria(listFilter)}${endedNote || '.'}`
      : `${names} has no companies yet.`,
    ...(rows.length > 0 && !context.quiet ? { note: `${names} · ${formatTally(rows)}${endedNote}` } : {}),
  }
}

async function listManagedCompanies(context: Context, listFilter: ListFilter): Promise<TableOutcome> {
  const { filter } = listFilter
  const client = await context.client()
  const [{ companies }, accounts] = await Promise.all([
    client.companies.listMine(),
    fetchManagedAccounts(client),
  ])
  const matchesFilter = createTextFilter(filter?.trim())
  const matchingCompanies = filter
    ? companies.filter((company) => matchesFilter(getCompanyName(company)))
    : companies
  if (accounts.length > 0)
    return listPartnerCompanies(context, client, accounts, matchingCompanies, listFilter)
  const { rows, endedNote } = selectByEnd(matchingCompanies.map(toRow), listFilter, context)
  return {
    kind: 'table',
    columns,
    rows,
    empty: `You don't manage any companies${formatCriteria(listFilter)}${endedNote || '.'}`,
    ...(rows.length > 0 && !context.quiet ? { note: `${formatTally(rows)}${endedNote}` } : {}),
  }
}

export async function listCompanies(
  context: Context,
  { partner, ...listFilter }: OptionValues<typeof companiesListOptions>,
): Promise<TableOutcome> {
  if (partner === undefined) return listManagedCompanies(context, listFilter)
  const client = await context.client()
  const account = await findAccount(client, partner)
  const customers = await listAccountCompanies(client, account.id, listFilter.filter)
  const { rows, endedNote } = selectByEnd(customers.map(toCustomerRow), listFilter, context)
  const accountLabel = sanitizeText(account.name)
  return {
    kind: 'table',
    columns: customerColumns,
    rows,
    empty: hasCriteria(listFilter)
      ? `${accountLabel} has no companies${formatCriteria(listFilter)}${endedNote || '.'}`
      : `${accountLabel} has no companies yet.`,
    ...(rows.length > 0 && !context.quiet
      ? { note: `${accountLabel} · ${formatTally(rows)}${endedNote}` }
      : {}),
  }
}
