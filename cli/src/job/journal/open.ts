import { randomInt } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import type { User } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import { type ExitCode, exitCodes, Stop } from '../../io/exit.ts'
import { getStatePath } from '../../io/files/configFolder.ts'
import { type LineFile, openLineFile } from '../../io/files/lineFile.ts'
import { acquireLock, createInUseStop } from '../../io/files/lock.ts'
import { writeFileAtomically } from '../../io/files/wholeFile.ts'
import { createTempPath } from '../../io/files/writeFiles.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { minKeptRuns, retentionDays } from './age.ts'
import { stringifyWithoutAddresses } from './maskAddresses.ts'
import { appendToRunOrder } from './order.ts'
import { joinRequestIds, type RequestIdCollector } from './requestIds.ts'
import { getRunPaths, isResumedMark, purgeRuns, type ResumedMark, readEntries } from './store.ts'
import type { KnownRun, Party, Receipt, RequestIds, RunCost, RunHeader, RunState } from './types.ts'

type HeaderKey = 'id' | 'heed' | 'started' | 'api' | 'profile' | 'who'

export type NewRun<Options> = Omit<RunHeader<Options>, HeaderKey> & { user: Pick<User, '_id' | 'name'> }

export interface RunOptions {
  requestIds: RequestIdCollector
  receipt?: string | undefined
}

interface RunEnd {
  state: Exclude<RunState, 'running'>
  exitCode: ExitCode
  counts: Receipt['counts']
  cost?: RunCost | null
  companies?: readonly Party[]
}

export interface Run<Entry, Options = unknown> {
  readonly head: RunHeader<Options>
  /** Entries written before the run was resumed. */
  readonly before: readonly Entry[]
  /** Resolves once the entry is on disk; don't make the call before then. */
  record(entry: Entry): Promise<void>
  note(entry: Entry): void
  close(end: RunEnd): Promise<Receipt>
  abandon(): Promise<void>
}

// Listed in ASCII order, so that ids sort correctly.
const idCharacters = '23456789abcdefghijkmnpqrstuvwxyz'

function createRunId(now: Date): string {
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  const milliseconds = now.getMilliseconds()
  const tail = [
    Math.floor(milliseconds / idCharacters.length),
    milliseconds % idCharacters.length,
    randomInt(idCharacters.length),
    randomInt(idCharacters.length),
  ]
  return `${stamp}-${tail.map((index) => idCharacters[index]).join('')}`
}

const listRunsHint = 'Wait until that process has finished. See all runs: heed runs list'

async function lockAll(
  paths: readonly (readonly [path: string, what: string])[],
): Promise<() => Promise<void>> {
  const releases: (() => Promise<void>)[] = []
  const release = async () => {
    for (const release of releases.splice(0).reverse()) await release()
  }
  for (const [path, subject] of paths) {
    const lockResult = await acquireLock(path)
    if ('holder' in lockResult) {
      await release()
      throw createInUseStop(subject, lockResult.holder, listRunsHint)
    }
    releases.push(lockResult.release)
  }
  return release
}

function getLocks({ env }: Context, { id, kind, api, partner, companies, input, of }: RunHeader) {
  const ownLock = [getRunPaths(env, id).lock, `Run ${id} is in use`] as const
  if (!input && !of) return [ownLock]
  const work = [
    kind,
    api,
    partner?.id ?? null,
    ...companies.map((company) => company.id),
    input?.sha256 ?? null,
    of,
  ]
  return [
    [getStatePath(env, 'runs', work, 'lock'), `${input?.name ?? of ?? kind} is in use`],
    ownLock,
  ] as const
}

/** Creates and deletes a draft file beside `path`, so that a link at `path` isn't followed. */
async function checkWritable(path: string | undefined): Promise<void> {
  if (path === undefined) return
  if ((await stat(path).catch(() => undefined))?.isDirectory())
    throw new Stop(`${sanitizeText(path)} is a folder.`, exitCodes.usage, 'Specify a file.')
  const draft = createTempPath(path)
  await (await open(draft, 'wx', 0o600)).close()
  await rm(draft)
}

interface OpenedRun<Entry, Options> {
  context: Context
  head: RunHeader<Options>
  before: readonly (Entry | ResumedMark)[]
  requestIdsBefore: RequestIds
  file: LineFile<unknown>
  release: () => Promise<void>
  options: RunOptions
}

function createRun<Entry, Options>(openedRun: OpenedRun<Entry, Options>): Run<Entry, Options> {
  const { context, head, before, file, release, options } = openedRun
  const leave = async () => {
    try {
      await file.close()
    } finally {
      await release()
    }
  }
  return {
    head,
    before: before.filter((entry): entry is Entry => !isResumedMark(entry)),
    record: (entry) => file.appendSafely(entry),
    note: (entry) => {
      file.append(entry)
    },
    async close({ state, exitCode, counts, cost = null, companies = head.companies }) {
      const { id, input, options: _, ...facts } = head
      const receipt: Receipt = {
        run: id,
        ...facts,
        state,
        exitCode,
        ended: new Date().toISOString(),
        resumed: before.filter(isResumedMark).length,
        companies,
        input: input && { name: input.name, size: input.size, sha256: input.sha256 },
        counts,
        cost,
        requestIds: joinRequestIds(openedRun.requestIdsBefore, options.requestIds.read()),
      }
      const text = `${stringifyWithoutAddresses(receipt, 2)}\n`
      try {
        await writeFileAtomically(getRunPaths(context.env, id).receipt, text)
        if (options.receipt !== undefined) await writeFileAtomically(options.receipt, text)
      } finally {
        await leave()
      }
      return JSON.parse(text) as Receipt
    },
    abandon: leave,
  }
}

const noRequestIds: RequestIds = { count: 0, first: [], last: [] }

/** Purges old runs. Stops with code 5 while another process runs the same job. */
export async function openRun<Entry, Options>(
  context: Context,
  newRun: NewRun<Options>,
  options: RunOptions,
): Promise<Run<Entry, Options>> {
  const now = new Date()
  await checkWritable(options.receipt)
  await purgeRuns(context.env, retentionDays, now, minKeptRuns)
  const { api, profileName } = await context.settings()
  const id = createRunId(now)
  const runHeader: RunHeader<Options> = {
    id,
    heed: context.version,
    kind: newRun.kind,
    started: now.toISOString(),
    api,
    profile: profileName,
    who: { id: newRun.user._id, name: newRun.user.name },
    partner: newRun.partner,
    companies: newRun.companies,
    input: newRun.input,
    options: newRun.options,
    limits: newRun.limits,
    of: newRun.of,
  }
  const paths = getRunPaths(context.env, id)
  const release = await lockAll(getLocks(context, runHeader))
  try {
    const file = await openLineFile<unknown>(paths.journal, { toJson: stringifyWithoutAddresses })
    await file.appendSafely(runHeader)
    await appendToRunOrder(context.env, id)
    return createRun({
      context,
      head: runHeader,
      before: [],
      requestIdsBefore: noRequestIds,
      file,
      release,
      options,
    })
  } catch (error) {
    await release()
    throw error
  }
}

export async function reopenRun<Entry, Options>(
  context: Context,
  { head, receipt }: KnownRun,
  options: RunOptions,
): Promise<Run<Entry, Options>> {
  await checkWritable(options.receipt)
  const paths = getRunPaths(context.env, head.id)
  const release = await lockAll(getLocks(context, head))
  try {
    const entries = await readEntries<Entry>(context.env, head.id)
    const mark: ResumedMark = { resumed: new Date().toISOString() }
    const file = await openLineFile<unknown>(paths.journal, { goOn: true, toJson: stringifyWithoutAddresses })
    await file.appendSafely(mark)
    await appendToRunOrder(context.env, head.id)
    await rm(paths.receipt, { force: true })
    const earlierEntries = [...entries, mark]
    return createRun({
      context,
      head: head as RunHeader<Options>,
      before: earlierEntries,
      requestIdsBefore: receipt?.requestIds ?? noRequestIds,
      file,
      release,
      options,
    })
  } catch (error) {
    await release()
    throw error
  }
}
