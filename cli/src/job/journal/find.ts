import { filterByName } from '../../command/byName.ts'
import { formatCompanyFlag } from '../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import type { Environment } from '../../io/terminal/streams.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import { getLatestItems, isItem } from './items.ts'
import { listRunIds, readEntries, readRun } from './store.ts'
import type { KnownRun, Party } from './types.ts'

async function findRunCompanies(env: Environment, { head, receipt }: KnownRun): Promise<readonly Party[]> {
  const runCompanies = receipt?.companies ?? head.companies
  if (runCompanies.length > 0 || head.partner === null) return runCompanies
  const items = [...getLatestItems((await readEntries(env, head.id)).filter(isItem)).values()]
  return items.flatMap(({ ids, label }) =>
    ids?.companyId === undefined ? [] : [{ id: Number(ids.companyId), name: label ?? '' }],
  )
}

export async function isForCompany(
  env: Environment,
  run: KnownRun,
  company: string | undefined,
): Promise<boolean> {
  if (company === undefined) return true
  const companies = await findRunCompanies(env, run)
  if (/^\d+$/.test(company)) return companies.some(({ id }) => String(id) === company)
  return filterByName(companies, ({ name }) => name, company).length > 0
}

const listRunsHint = 'See all: heed runs list'

async function findLastRun(env: Environment, company: string | undefined): Promise<KnownRun> {
  for (const id of await listRunIds(env)) {
    const run = await readRun(env, id)
    if (run && (await isForCompany(env, run, company))) return run
  }
  throw new Stop(
    company === undefined
      ? 'There are no runs yet.'
      : `There are no runs for the company "${sanitizeText(company)}".`,
    exitCodes.usage,
    listRunsHint,
  )
}

/** Accepts an id, a unique prefix or suffix, or 'last'; `company` limits the search (U-24). */
export async function findRun(env: Environment, search: string, company?: string): Promise<KnownRun> {
  if (search === 'last') return findLastRun(env, company)
  const ids = (await listRunIds(env)).filter((id) => id.startsWith(search) || id.endsWith(search))
  const readableRuns = (await Promise.all(ids.map((id) => readRun(env, id)))).filter((run) => run !== null)
  const isForCompanyResults = await Promise.all(readableRuns.map((run) => isForCompany(env, run, company)))
  const matchingRuns = readableRuns.filter((_, index) => isForCompanyResults[index])
  const [run, ...otherMatches] = matchingRuns
  if (run && otherMatches.length === 0) return run
  if (run)
    throw new Stop(
      `${formatCount(matchingRuns.length, 'run')} match "${sanitizeText(search)}".`,
      exitCodes.usage,
      `${listRunsHint}${formatCompanyFlag(company)}`,
    )
  const [otherRun] = readableRuns
  throw new Stop(
    otherRun
      ? `Run ${otherRun.head.id} isn't for the company "${sanitizeText(company ?? '')}".`
      : `There's no run "${sanitizeText(search)}".`,
    exitCodes.usage,
    otherRun ? `See the run's details: heed runs view ${otherRun.head.id}` : listRunsHint,
  )
}
