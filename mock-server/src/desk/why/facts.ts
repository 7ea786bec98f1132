import { type Endpoint, normalizeAddress, strengths } from '@heed/contracts'
import { ownValue } from '@heed/contracts/rules/ownValue'
import type { AccountRow, CompanyRow } from '@heed/fixtures'
import { type Match, matchOperation } from '../../server/requests/matchOperation.ts'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { RequestEntry } from '../../server/worlds/RequestLog.ts'
import { type Actor, toProgramActor } from '../../world/actors.ts'
import { judge } from '../../world/authority.ts'
import type { World } from '../../world/World.ts'

export interface Facts {
  world: World
  controls: string
  entry: RequestEntry
  match: Match
  person: Actor | undefined
  company: CompanyRow | undefined
  account: AccountRow | undefined
}

export function collectFacts({ world, path: base }: LiveWorld, entry: RequestEntry): Facts | undefined {
  const [path = ''] = entry.path.split('?')
  const below = path.startsWith('/api/')
  const match = matchOperation(entry.method, below ? path.slice('/api'.length) : path, !below)
  if (!match) return undefined
  return {
    world,
    controls: `${base}/_mock`,
    entry,
    match,
    person: findActor(world, entry),
    company: world.companies.get(Number(match.params.companyId)),
    account: world.accounts.get(Number(match.params.partnerId)),
  }
}

function findActor(world: World, { person, apiKey }: RequestEntry): Actor | undefined {
  const key = apiKey === undefined ? undefined : world.system.apiKeys.get(apiKey)
  if (key) return toProgramActor(key)
  return person === null ? undefined : world.personByEmail(person)
}

const shown = 5

export function whoMay({ world, match, company, account }: Facts): string[] {
  const found: string[] = []
  for (const person of world.people.values()) {
    if (judge(world, match.endpoint, person, company, account) !== 'ok') continue
    found.push(person.email)
    if (found.length === shown) break
  }
  return found
}

export function strongEnough({ who, orPermission }: Endpoint): string {
  const names = strengths.slice(strengths.indexOf(who))
  return [...names, ...(orPermission ? [`a viewer with ${orPermission}`] : [])]
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')
}

interface NamedRow {
  place: string
  row: object | undefined
  others: string[]
}

export function namedRows({ world, match, company }: Facts): NamedRow[] {
  const raw = world.raw()
  return Object.entries(match.params).flatMap(([param, id]) => {
    const name = param === 'email' || param === 'currentEmail' ? 'employees' : `${param.replace(/Id$/, '')}s`
    const rows = name === 'companies' ? undefined : ownValue(raw, name)
    if (!rows || param === 'companyId') return []
    const row =
      name === 'employees' && company
        ? world.employeesOf(company.id).get(normalizeAddress(id))
        : rows.get(Number(id))
    const others = company ? selectFirst(rows.values(), company.id) : []
    return [{ place: `${name}/${row && 'id' in row ? row.id : id}`, row, others }]
  })
}

function selectFirst(rows: Iterable<object>, companyId: number): string[] {
  const found: string[] = []
  for (const row of rows) {
    if (!('companyId' in row) || row.companyId !== companyId || !('id' in row)) continue
    const name = 'email' in row ? row.email : 'name' in row ? row.name : ''
    found.push(`${row.id} ${name}`.trim())
    if (found.length === shown) break
  }
  return found
}
