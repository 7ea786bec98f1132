import { accessLevels, type Endpoint, normalizeAddress } from '@heed/contracts'
import { getOwnValue } from '@heed/contracts/rules/ownValue'
import type { AccountRow, CompanyRow } from '@heed/fixtures'
import { type Match, matchOperation } from '../../server/requests/matchOperation.ts'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { RequestEntry } from '../../server/worlds/RequestLog.ts'
import { type Actor, toApiKeyActor } from '../../world/actors.ts'
import { checkAccess } from '../../world/authority.ts'
import type { World } from '../../world/World.ts'

export interface RequestFacts {
  world: World
  controls: string
  entry: RequestEntry
  match: Match
  person: Actor | undefined
  company: CompanyRow | undefined
  account: AccountRow | undefined
}

export function collectFacts(
  { world, path: worldPath }: LiveWorld,
  entry: RequestEntry,
): RequestFacts | undefined {
  const [path = ''] = entry.path.split('?')
  const isApiPath = path.startsWith('/api/')
  const match = matchOperation(entry.method, isApiPath ? path.slice('/api'.length) : path, !isApiPath)
  if (!match) return undefined
  return {
    world,
    controls: `${worldPath}/_mock`,
    entry,
    match,
    person: findActor(world, entry),
    company: world.companies.get(Number(match.params.companyId)),
    account: world.accounts.get(Number(match.params.partnerId)),
  }
}

function findActor(world: World, { person, apiKey }: RequestEntry): Actor | undefined {
  const key = apiKey === undefined ? undefined : world.system.apiKeys.get(apiKey)
  if (key) return toApiKeyActor(key)
  return person === null ? undefined : world.findPersonByEmail(person)
}

const maxExamples = 5

export function listAllowedPeople({ world, match, company, account }: RequestFacts): string[] {
  const emails: string[] = []
  for (const person of world.people.values()) {
    if (checkAccess(world, match.endpoint, person, company, account) !== 'ok') continue
    emails.push(person.email)
    if (emails.length === maxExamples) break
  }
  return emails
}

export function formatRequiredAccess({ who, orPermission }: Endpoint): string {
  const names = accessLevels.slice(accessLevels.indexOf(who))
  return [...names, ...(orPermission ? [`a viewer with ${orPermission}`] : [])]
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')
}

interface LabeledRow {
  rowPath: string
  row: object | undefined
  otherRows: string[]
}

export function findReferencedRows({ world, match, company }: RequestFacts): LabeledRow[] {
  const collections = world.getCollections()
  return Object.entries(match.params).flatMap(([param, id]) => {
    const name = param === 'email' || param === 'currentEmail' ? 'employees' : `${param.replace(/Id$/, '')}s`
    const rows = name === 'companies' ? undefined : getOwnValue(collections, name)
    if (!rows || param === 'companyId') return []
    const row =
      name === 'employees' && company
        ? world.getEmployeeTable(company.id).get(normalizeAddress(id))
        : rows.get(Number(id))
    const otherRows = company ? listExampleNames(rows.values(), company.id) : []
    return [{ rowPath: `${name}/${row && 'id' in row ? row.id : id}`, row, otherRows }]
  })
}

function listExampleNames(rows: Iterable<object>, companyId: number): string[] {
  const examples: string[] = []
  for (const row of rows) {
    if (!('companyId' in row) || row.companyId !== companyId || !('id' in row)) continue
    const name = 'email' in row ? row.email : 'name' in row ? row.name : ''
    examples.push(`${row.id} ${name}`.trim())
    if (examples.length === maxExamples) break
  }
  return examples
}
