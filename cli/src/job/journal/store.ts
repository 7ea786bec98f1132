import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getConfigFolder } from '../../io/files/configFolder.ts'
import { readFirstLine, readLineFile } from '../../io/files/lineFile.ts'
import { findLockHolder } from '../../io/files/lock.ts'
import type { Environment } from '../../io/terminal/streams.ts'
import { DamagedRunError, parseRunLine } from './DamagedRunError.ts'
import { removeFromRunOrder, sortByOrder } from './order.ts'
import type { KnownRun, Receipt, RunHeader } from './types.ts'

const dayMs = 86_400_000

const getRunsFolder = (env: Environment): string => join(getConfigFolder(env), 'runs')

export function getRunPaths(env: Environment, id: string) {
  const folder = join(getRunsFolder(env), id)
  return {
    folder,
    journal: join(folder, 'journal.jsonl'),
    receipt: join(folder, 'receipt.json'),
    before: join(folder, 'before.jsonl'),
    lock: join(folder, 'lock'),
  }
}

export interface ResumedMark {
  resumed: string
}

export const isResumedMark = (line: unknown): line is ResumedMark =>
  typeof line === 'object' && line !== null && 'resumed' in line

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isReceipt = ({ state, companies, counts, requestIds }: Readonly<Record<string, unknown>>): boolean =>
  typeof state === 'string' && Array.isArray(companies) && isObject(counts) && isObject(requestIds)

const isRunHeader = ({ id, kind, started, companies, who }: Readonly<Record<string, unknown>>): boolean =>
  [id, kind, started].every((text) => typeof text === 'string') && Array.isArray(companies) && isObject(who)

async function readReceipt(path: string): Promise<Receipt | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : parseRunLine<Receipt>(text, path, 1, isReceipt)
}

export async function readRun(env: Environment, id: string): Promise<KnownRun | null> {
  const runHeader = readRunHeader(env, id)
  return runHeader && toKnownRun(env, id, runHeader)
}

function readRunHeader(env: Environment, id: string): RunHeader | null {
  const { journal } = getRunPaths(env, id)
  const firstLine = readFirstLine(journal)
  return firstLine === null ? null : parseRunLine<RunHeader>(firstLine, journal, 1, isRunHeader)
}

async function toKnownRun(env: Environment, id: string, runHeader: RunHeader): Promise<KnownRun> {
  const paths = getRunPaths(env, id)
  const [receipt, holder] = await Promise.all([readReceipt(paths.receipt), findLockHolder(paths.lock)])
  const state = holder === null ? (receipt?.state ?? 'interrupted') : 'running'
  return { head: runHeader, state, receipt: state === 'running' ? null : receipt }
}

export async function readEntries<Entry>(env: Environment, id: string): Promise<(Entry | ResumedMark)[]> {
  const { journal } = getRunPaths(env, id)
  const [, ...lines] = (await readLineFile(journal)) ?? []
  return lines.map((line, index) => parseRunLine<Entry | ResumedMark>(line, journal, index + 2))
}

const runIdPattern = /^\d{8}-\d{6}-[a-z0-9]{4}$/

export async function listRunIds(env: Environment): Promise<string[]> {
  const names = await readdir(getRunsFolder(env)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return sortByOrder(
    env,
    names.filter((name) => runIdPattern.test(name)),
  )
}

export const reportDamage =
  (id: string, onDamaged: (id: string) => void) =>
  (error: unknown): null => {
    if (!(error instanceof DamagedRunError)) throw error
    onDamaged(id)
    return null
  }

export async function listRuns(
  env: Environment,
  onDamaged: (id: string) => void = () => undefined,
): Promise<KnownRun[]> {
  const ids = await listRunIds(env)
  const runs = await Promise.all(ids.map((id) => readRun(env, id).catch(reportDamage(id, onDamaged))))
  return runs.filter((run) => run !== null)
}

/** Null if the run is damaged: an unreadable run must not block other runs. */
function tryReadRunHeader(env: Environment, id: string): RunHeader | null {
  try {
    return readRunHeader(env, id)
  } catch (error) {
    if (error instanceof DamagedRunError) return null
    throw error
  }
}

export async function* filterRuns(
  env: Environment,
  matches: (head: RunHeader) => boolean,
): AsyncGenerator<KnownRun> {
  for (const id of await listRunIds(env)) {
    const runHeader = tryReadRunHeader(env, id)
    if (runHeader && matches(runHeader)) yield toKnownRun(env, id, runHeader)
  }
}

const parseRunStartMs = (id: string): number => {
  const [, year, month, date, hours, minutes, seconds] =
    /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)/.exec(id) ?? []
  return Date.parse(`${year}-${month}-${date}T${hours}:${minutes}:${seconds}Z`)
}

/** 0 days means any age. Never purges running runs or the latest `keep` runs. Returns the purged ids. */
export async function purgeRuns(
  env: Environment,
  olderThanDays: number,
  now: Date,
  keep = 0,
): Promise<string[]> {
  const oldIds = (await listRunIds(env))
    .slice(keep)
    .filter((id) => olderThanDays === 0 || parseRunStartMs(id) < now.getTime() - olderThanDays * dayMs)
  const purgedIds: string[] = []
  for (const id of oldIds) {
    const { folder, lock } = getRunPaths(env, id)
    if ((await findLockHolder(lock)) !== null) continue
    await rm(folder, { recursive: true, force: true })
    purgedIds.push(id)
  }
  await removeFromRunOrder(env, purgedIds)
  return purgedIds
}
