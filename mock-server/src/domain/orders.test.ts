import { listSortableFields, type Operation, operations } from '@heed/contracts'
import { accountIds, companyIds, getManagerEmail, partnerEmails, superEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { RefusalError } from '../calls/refusal.ts'
import { createNameKey } from '../store/nameKey.ts'
import { createSampleInputs } from '../testing/inputsFor.ts'
import { callAsync } from '../testing/testCall.ts'
import { createWorld, type World } from '../world/World.ts'

type Row = Readonly<Record<string, unknown>>

const worlds = new Map<string, World>()
const getWorld = (scenario: string): World => {
  const world = worlds.get(scenario) ?? createWorld({ scenario, employees: 40 })
  worlds.set(scenario, world)
  return world
}

/** The scenario in which the call returns the most rows; 'default' for all other calls. */
const fullestScenarios: Partial<Record<Operation, string>> = {
  'partners.listCompanies': 'partner-big',
  'ppv.getLog': 'ppv',
  'reports.list': 'reports',
  'reports.listExecutions': 'reports',
}

const companyId = companyIds.direct

function createInputs({ campaigns, reports }: World, path: string): Record<string, unknown>[] {
  const choices: Readonly<Record<string, readonly unknown[]>> = {
    companyId: [companyId],
    partnerId: [accountIds.bjarg],
    listId: [...getWorld('default').lists.values()].flatMap((list) =>
      list.companyId === companyId ? [list.id] : [],
    ),
    trainingId: campaigns.trainingsByCompany.get(companyId).map(({ id }) => String(id)),
    assessmentId: campaigns.assessmentsByCompany.get(companyId).map(({ id }) => String(id)),
    reportId: reports.reportsByCompany.get(companyId).map(({ id }) => id),
  }
  return createSampleInputs(path, choices, { reminderOption: 3 })
}

const getCaller = (path: string) =>
  path.startsWith('/super') || path === '/notifications' || path === '/companies'
    ? superEmail
    : path.startsWith('/partners')
      ? partnerEmails.bjarg
      : getManagerEmail('admin')

async function fetchRows(operation: Operation, path: string, order: string): Promise<Row[]> {
  const world = getWorld(fullestScenarios[operation] ?? 'default')
  let most: Row[] = []
  for (const input of createInputs(world, path)) {
    const answer: unknown = await callAsync(
      world,
      operation,
      { ...input, order } as never,
      getCaller(path),
    ).catch((error) => {
      // Draft campaigns can't list their people.
      if (error instanceof RefusalError && error.status === 404) return {}
      throw error
    })
    const rows = Object.values(answer as object).find(Array.isArray) ?? []
    if (rows.length > most.length) most = rows
  }
  return most
}

const getKey = (value: unknown) => (typeof value === 'string' ? createNameKey(value) : Number(value))
const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)

const cases = operations.flatMap(({ operation, endpoint }) =>
  listSortableFields(endpoint).map((field) => ({ operation, path: endpoint.path, field })),
)

test.each(cases)('$operation sorts by $field in both directions', async ({ operation, path, field }) => {
  for (const direction of ['asc', 'desc'] as const) {
    const rows = await fetchRows(operation, path, `${field} ${direction}`)
    // Ignore missing values; people who haven't started have no score.
    const isMissing = (row: Row) => row[field] === null || (field.startsWith('score') && row.started === null)
    const keys = rows.flatMap((row) => (isMissing(row) ? [] : [getKey(row[field])]))
    if (operation !== 'system.listNotifications') expect(new Set(keys).size, 'values').toBeGreaterThan(1)
    const sorted = keys.toSorted((one, other) => compare(one, other) * (direction === 'asc' ? 1 : -1))
    expect(keys, direction).toEqual(sorted)
  }
})
