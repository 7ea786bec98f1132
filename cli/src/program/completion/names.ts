import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../../command/context.ts'
import { readAliases } from '../../io/files/aliases.ts'
import { getCacheFolder } from '../../io/files/configFolder.ts'
import { hashJson } from '../../io/files/hashJson.ts'
import { readProfiles } from '../../io/files/profiles.ts'
import { createTempPath } from '../../io/files/writeFiles.ts'
import type { Candidate, NameKind } from './candidates.ts'

/** Age after which names are requested again, ms. */
const cacheFreshMs = 60_000
/** Age after which names are deleted, ms. */
const cacheRetentionMs = 7 * 24 * 3600 * 1000
/** Longest wait for new names before cached names are shown, ms. */
const timeoutMs = 1000

const isCandidates = (value: unknown): value is Candidate[] =>
  Array.isArray(value) && value.every((item) => typeof item?.value === 'string')

/** Offers the id if the name is ambiguous or could be an id. */
function toCandidates(items: readonly { id: number; name: string }[]): Candidate[] {
  const counts = new Map<string, number>()
  for (const { name } of items) counts.set(name, (counts.get(name) ?? 0) + 1)
  return items.map(({ id, name }) =>
    counts.get(name) === 1 && !/^\d*$/.test(name)
      ? { value: name, text: String(id) }
      : { value: String(id), text: name },
  )
}

async function listCompanyNames(context: Context): Promise<Candidate[]> {
  const [{ getCompanyName }, client] = await Promise.all([
    import('@heed/contracts'),
    openSignedInClient(context),
  ])
  const { companies: ownCompanies } = await client.companies.listMine()
  return toCandidates(
    ownCompanies.map((company) => ({ id: company.company_id, name: getCompanyName(company) })),
  )
}

async function openSignedInClient(context: Context) {
  const { token = '' } = await context.settings()
  return context.client({ oneTry: true, ...(token ? { token } : {}) })
}

async function loadCompany(context: Context) {
  const [{ findCompany }, client, { company }] = await Promise.all([
    import('../../command/company.ts'),
    openSignedInClient(context),
    context.settings(),
  ])
  return { client, company: await findCompany(client, company) }
}

async function loadListCandidates(context: Context): Promise<Candidate[]> {
  const { client, company } = await loadCompany(context)
  const { lists } = await client.lists.list({ companyId: company.company_id })
  return toCandidates(lists)
}

async function loadReportCandidates(context: Context): Promise<Candidate[]> {
  const { client, company } = await loadCompany(context)
  const { fetchReports } = await import('../../nouns/reports/read.ts')
  const allReports = await fetchReports(client, company)
  return toCandidates(allReports)
}

async function listProfileNames(context: Context): Promise<Candidate[]> {
  const { profiles } = await readProfiles(context.env)
  return Object.entries(profiles).map(([value, { api }]) => ({ value, text: api }))
}

async function listAliasNames(context: Context): Promise<Candidate[]> {
  const aliases = await readAliases(context.env)
  return Object.entries(aliases).map(([value, text]) => ({ value, text }))
}

async function loadRunCandidates(context: Context): Promise<Candidate[]> {
  const { listRuns } = await import('../../job/journal/store.ts')
  const allRuns = await listRuns(context.env)
  return allRuns.map(({ head, state }) => ({ value: head.id, text: `${head.kind}, ${state}` }))
}

async function loadOperationCandidates(): Promise<Candidate[]> {
  const { listOperationNames } = await import('../../nouns/api/complete.ts')
  return listOperationNames().map((value) => ({ value }))
}

const loaders: Readonly<Record<NameKind, (context: Context) => Promise<Candidate[]>>> = {
  companies: listCompanyNames,
  lists: loadListCandidates,
  reports: loadReportCandidates,
  runs: loadRunCandidates,
  profiles: listProfileNames,
  operations: loadOperationCandidates,
  aliases: listAliasNames,
}

/** Separate caches per address, sign-in and company, so that no one sees other people's names. */
async function getCachePath(context: Context, kind: NameKind): Promise<string> {
  const { api, profileName, token, company } = await context.settings()
  const parts = [kind, api, profileName, token, kind === 'companies' ? null : company]
  const name = hashJson(parts)
  return join(getCacheFolder(context.env), `${name}.json`)
}

interface CachedNames {
  candidates: Candidate[]
  isFresh: boolean
}

async function readCache(path: string): Promise<CachedNames | undefined> {
  try {
    const [{ mtimeMs }, text] = await Promise.all([stat(path), readFile(path, 'utf8')])
    const candidates: unknown = JSON.parse(text)
    const age = Date.now() - mtimeMs
    return isCandidates(candidates) ? { candidates, isFresh: age >= 0 && age < cacheFreshMs } : undefined
  } catch {
    return undefined
  }
}

async function deleteExpiredCache(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > cacheRetentionMs) await rm(path, { force: true })
  }
}

async function writeCache(path: string, candidates: readonly Candidate[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = createTempPath(path)
  await writeFile(draft, JSON.stringify(candidates), { mode: 0o600, flag: 'wx' })
  await rename(draft, path)
  await deleteExpiredCache(dirname(path))
}

const isLocal = (kind: NameKind): boolean => ['profiles', 'runs', 'operations', 'aliases'].includes(kind)

export async function loadNames(context: Context, kind: NameKind): Promise<readonly Candidate[]> {
  if (isLocal(kind)) return loaders[kind](context)
  const path = await getCachePath(context, kind)
  const cachedCandidates = await readCache(path)
  if (cachedCandidates?.isFresh) return cachedCandidates.candidates
  // Modules load before the timeout starts, because it limits only the wait for the platform.
  await Promise.all([import('@heed/contracts'), import('../../command/connect.ts')])
  const timeout = wait(timeoutMs, undefined, { ref: false })
  const loadedCandidates = await Promise.race([loaders[kind](context).catch(() => undefined), timeout])
  if (!loadedCandidates) return cachedCandidates?.candidates ?? []
  await writeCache(path, loadedCandidates).catch(() => {})
  return loadedCandidates
}
