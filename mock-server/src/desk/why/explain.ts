import { selectManaged } from '../../domain/companies/companyNames.ts'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { RequestEntry } from '../../server/worlds/RequestLog.ts'
import { callSign } from '../../world/actors.ts'
import { getStrength, judge } from '../../world/authority.ts'
import { getMends } from './conflicts.ts'
import { collectFacts, type Facts, namedRows, strongEnough, whoMay } from './facts.ts'
import { nearestCalls } from './nearestCalls.ts'

interface Explanation {
  call: RequestEntry
  rule: string
  nearest?: string[]
  wouldWork: string[]
  rows?: Record<string, object | null>
}

export function explain(live: LiveWorld, entry: RequestEntry): Explanation {
  if (isByFault(live, entry)) return ofFault(live, entry)
  const facts = collectFacts(live, entry)
  if (!facts) {
    const [path = ''] = entry.path.replace(/^\/api/, '').split('?')
    const nearest = nearestCalls(entry.method, path)
    return { call: entry, rule: 'The API has no such call', nearest, wouldWork: nearest }
  }
  const { world, match, person, company, account } = facts
  const verdict = judge(world, match.endpoint, person, company, account)
  if (verdict === 'ok') return ofHandler(facts)
  return { call: entry, ...verdicts[verdict](facts, live) }
}

function isByFault({ faults }: LiveWorld, { fault }: RequestEntry): boolean {
  if (fault === undefined) return false
  const step = faults.list().steps[fault]
  return step === undefined || 'status' in step
}

function ofFault({ faults, path }: LiveWorld, entry: RequestEntry): Explanation {
  const step = faults.list().steps[entry.fault ?? 0]
  return {
    call: entry,
    rule: `Fault ${entry.fault} of this world${step ? `: ${JSON.stringify(step)}` : ', which has been removed'}`,
    wouldWork: [`DELETE ${path}/_mock/faults`],
  }
}

const people = (facts: Facts): string[] =>
  whoMay(facts).map((email) => `The token of ${email}, from GET ${facts.controls}/people`)

const formatPerson = (person: Facts['person']): string => (person ? callSign(person) : 'an anonymous caller')

const verdicts = {
  unauthorized: (facts: Facts, { id }: LiveWorld) => ({
    rule:
      `${facts.match.operation} needs a signed-in person. The token is missing, unknown in world "${id}", ` +
      `or expired by ${facts.world.clock.instant}`,
    wouldWork: people(facts),
  }),

  forbidden: (facts: Facts) => {
    const { world, match, person, company } = facts
    const strength = person && company ? getStrength(world, person, company) : 'user'
    const place = company ? ` of ${company.name}` : ''
    return {
      rule: `${match.operation} is for ${strongEnough(match.endpoint)}; ${formatPerson(person)} is ${strength}${place}`,
      wouldWork: people(facts),
    }
  },

  notByKey: (facts: Facts) => ({
    rule: `${facts.match.operation} is for people only: ${formatPerson(facts.person)} may not use it, although it acts for an admin`,
    wouldWork: people(facts),
  }),

  notFound: (facts: Facts) => {
    const { world, match, person, company } = facts
    const own = person
      ? selectManaged(world, { person }).map(({ id, name }) => `companyId ${id} (${name})`)
      : []
    return {
      rule: company
        ? `${formatPerson(person)} has no access to ${company.name}, so for them it doesn't exist`
        : `There's no company ${match.params.companyId}`,
      wouldWork: [
        ...own.map((place) => `${place}, where ${formatPerson(person)} belongs`),
        ...(company ? people(facts) : []),
      ],
    }
  },
}

function ofHandler(facts: Facts): Explanation {
  const { entry } = facts
  const named = namedRows(facts)
  const missing = named.filter(({ row }) => row === undefined)
  return {
    call: entry,
    rule: `${entry.operation}: ${entry.refused?.description ?? ''}`,
    wouldWork: [
      ...getMends(facts),
      ...missing.flatMap(({ others }) => others.map((other) => `${other}, which exists`)),
    ],
    rows: Object.fromEntries(named.map(({ place, row }) => [place, row ?? null])),
  }
}
