import { selectManaged } from '../../domain/companies/companyNames.ts'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { RequestEntry } from '../../server/worlds/RequestLog.ts'
import { formatActorName } from '../../world/actors.ts'
import { checkAccess, getActorAccess } from '../../world/authority.ts'
import { getSuggestedFixes } from './conflicts.ts'
import {
  collectFacts,
  findReferencedRows,
  formatRequiredAccess,
  listAllowedPeople,
  type RequestFacts,
} from './facts.ts'
import { findNearestCalls } from './nearestCalls.ts'

interface Explanation {
  call: RequestEntry
  rule: string
  nearest?: string[]
  wouldWork: string[]
  rows?: Record<string, object | null>
}

export function explainEntry(liveWorld: LiveWorld, entry: RequestEntry): Explanation {
  if (isCausedByFault(liveWorld, entry)) return explainFault(liveWorld, entry)
  const requestFacts = collectFacts(liveWorld, entry)
  if (!requestFacts) {
    const [path = ''] = entry.path.replace(/^\/api/, '').split('?')
    const nearestCalls = findNearestCalls(entry.method, path)
    return { call: entry, rule: 'The API has no such call', nearest: nearestCalls, wouldWork: nearestCalls }
  }
  const { world, match, person, company, account } = requestFacts
  const accessResult = checkAccess(world, match.endpoint, person, company, account)
  if (accessResult === 'ok') return explainRefusal(requestFacts)
  return { call: entry, ...explainers[accessResult](requestFacts, liveWorld) }
}

function isCausedByFault({ faults }: LiveWorld, { fault }: RequestEntry): boolean {
  if (fault === undefined) return false
  const step = faults.list().steps[fault]
  return step === undefined || 'status' in step
}

function explainFault({ faults, path }: LiveWorld, entry: RequestEntry): Explanation {
  const step = faults.list().steps[entry.fault ?? 0]
  return {
    call: entry,
    rule: `Fault ${entry.fault} of this world${step ? `: ${JSON.stringify(step)}` : ', which has been removed'}`,
    wouldWork: [`DELETE ${path}/_mock/faults`],
  }
}

const suggestTokens = (requestFacts: RequestFacts): string[] =>
  listAllowedPeople(requestFacts).map(
    (email) => `The token of ${email}, from GET ${requestFacts.controls}/people`,
  )

const formatPerson = (person: RequestFacts['person']): string =>
  person ? formatActorName(person) : 'an anonymous caller'

const explainers = {
  unauthorized: (facts: RequestFacts, { id }: LiveWorld) => ({
    rule:
      `${facts.match.operation} needs a signed-in person. The token is missing, unknown in world "${id}", ` +
      `or expired by ${facts.world.clock.instant}`,
    wouldWork: suggestTokens(facts),
  }),

  forbidden: (facts: RequestFacts) => {
    const { world, match, person, company } = facts
    const strength = person && company ? getActorAccess(world, person, company) : 'user'
    const companyText = company ? ` of ${company.name}` : ''
    return {
      rule: `${match.operation} is for ${formatRequiredAccess(match.endpoint)}; ${formatPerson(person)} is ${strength}${companyText}`,
      wouldWork: suggestTokens(facts),
    }
  },

  notByKey: (facts: RequestFacts) => ({
    rule: `${facts.match.operation} is for people only: ${formatPerson(facts.person)} may not use it, although it acts for an admin`,
    wouldWork: suggestTokens(facts),
  }),

  notFound: (facts: RequestFacts) => {
    const { world, match, person, company } = facts
    const managedCompanies = person
      ? selectManaged(world, { person }).map(({ id, name }) => `companyId ${id} (${name})`)
      : []
    return {
      rule: company
        ? `${formatPerson(person)} has no access to ${company.name}, so for them it doesn't exist`
        : `There's no company ${match.params.companyId}`,
      wouldWork: [
        ...managedCompanies.map((companyText) => `${companyText}, where ${formatPerson(person)} belongs`),
        ...(company ? suggestTokens(facts) : []),
      ],
    }
  },
}

function explainRefusal(requestFacts: RequestFacts): Explanation {
  const { entry } = requestFacts
  const namedRowList = findReferencedRows(requestFacts)
  const missingRows = namedRowList.filter(({ row }) => row === undefined)
  return {
    call: entry,
    rule: `${entry.operation}: ${entry.refused?.description ?? ''}`,
    wouldWork: [
      ...getSuggestedFixes(requestFacts),
      ...missingRows.flatMap(({ otherRows }) => otherRows.map((otherRow) => `${otherRow}, which exists`)),
    ],
    rows: Object.fromEntries(namedRowList.map(({ rowPath, row }) => [rowPath, row ?? null])),
  }
}
