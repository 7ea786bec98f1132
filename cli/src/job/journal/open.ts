import { randomInt } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import type { User } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import { type ExitCode, exitCodes, Stop } from '../../io/exit.ts'
import { keptPath } from '../../io/files/configFolder.ts'
import { type LineFile, openLineFile } from '../../io/files/lineFile.ts'
import { lock, toInUseStop } from '../../io/files/lock.ts'
import { writeWholeFile } from '../../io/files/wholeFile.ts'
import { makeDraftPath } from '../../io/files/writeFiles.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { keptDays, keptRuns } from './age.ts'
import { jsonWithoutAddresses } from './maskAddresses.ts'
import { recordOrder } from './order.ts'
import { joinRequestIds, type RequestIdCollector } from './requestIds.ts'
import { isResumedMark, purgeRuns, type ResumedMark, readEntries, runPaths } from './store.ts'
import type { KnownRun, Party, Receipt, RequestIds, RunCost, RunHead, RunState } from './types.ts'

type Known = 'id' | 'heed' | 'started' | 'api' | 'profile' | 'who'

export type NewRun<Options> = Omit<RunHead<Options>, Known> & { user: Pick<User, '_id' | 'name'> }

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
  readonly head: RunHead<Options>
  /** Entries written before the run was resumed. */
  readonly before: readonly Entry[]
  /** Resolves once the entry is on disk; don't make the call before then. */
  record(entry: Entry): Promise<void>
  note(entry: Entry): void
  close(end: RunEnd): Promise<Receipt>
  abandon(): Promise<void>
}

// Listed in ASCII order, so that ids sort correctly.
const letters = '23456789abcdefghijkmnpqrstuvwxyz'

function newId(now: Date): string {
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  const milliseconds = now.getMilliseconds()
  const tail = [
    Math.floor(milliseconds / letters.length),
    milliseconds % letters.length,
    randomInt(letters.length),
    randomInt(letters.length),
  ]
  return `${stamp}-${tail.map((at) => letters[at]).join('')}`
}

const seeIt = 'Wait until it has finished. See all runs: heed runs list'

async function lockAll(
  paths: readonly (readonly [path: string, what: string])[],
): Promise<() => Promise<void>> {
  const releases: (() => Promise<void>)[] = []
  const release = async () => {
    for (const one of releases.splice(0).reverse()) await one()
  }
  for (const [path, what] of paths) {
    const taken = await lock(path)
    if ('holder' in taken) {
      await release()
      throw toInUseStop(what, taken.holder, seeIt)
    }
    releases.push(taken.release)
  }
  return release
}

function getLocks({ env }: Context, { id, kind, api, partner, companies, input, of }: RunHead) {
  const own = [runPaths(env, id).lock, `Run ${id} is in use`] as const
  if (!input && !of) return [own]
  const work = [kind, api, partner?.id ?? null, ...companies.map((one) => one.id), input?.sha256 ?? null, of]
  return [[keptPath(env, 'runs', work, 'lock'), `${input?.name ?? of ?? kind} is in use`], own] as const
}

/** Tests writing with a draft file beside `path`, so that links at `path` aren't followed. */
async function writable(path: string | undefined): Promise<void> {
  if (path === undefined) return
  if ((await stat(path).catch(() => undefined))?.isDirectory())
    throw new Stop(`${sanitizeText(path)} is a folder.`, exitCodes.usage, 'Specify a file.')
  const draft = makeDraftPath(path)
  await (await open(draft, 'wx', 0o600)).close()
  await rm(draft)
}

interface Opened<Entry, Options> {
  context: Context
  head: RunHead<Options>
  before: readonly (Entry | ResumedMark)[]
  requestIdsBefore: RequestIds
  file: LineFile<unknown>
  release: () => Promise<void>
  options: RunOptions
}

function createRun<Entry, Options>(opened: Opened<Entry, Options>): Run<Entry, Options> {
  const { context, head, before, file, release, options } = opened
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
        requestIds: joinRequestIds(opened.requestIdsBefore, options.requestIds.read()),
      }
      const text = `${jsonWithoutAddresses(receipt, 2)}\n`
      try {
        await writeWholeFile(runPaths(context.env, id).receipt, text)
        if (options.receipt !== undefined) await writeWholeFile(options.receipt, text)
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
  wanted: NewRun<Options>,
  options: RunOptions,
): Promise<Run<Entry, Options>> {
  const now = new Date()
  await writable(options.receipt)
  await purgeRuns(context.env, keptDays, now, keptRuns)
  const { api, profileName } = await context.settings()
  const id = newId(now)
  const head: RunHead<Options> = {
    id,
    heed: context.version,
    kind: wanted.kind,
    started: now.toISOString(),
    api,
    profile: profileName,
    who: { id: wanted.user._id, name: wanted.user.name },
    partner: wanted.partner,
    companies: wanted.companies,
    input: wanted.input,
    options: wanted.options,
    limits: wanted.limits,
    of: wanted.of,
  }
  const paths = runPaths(context.env, id)
  const release = await lockAll(getLocks(context, head))
  try {
    const file = await openLineFile<unknown>(paths.journal, { toJson: jsonWithoutAddresses })
    await file.appendSafely(head)
    await recordOrder(context.env, id)
    return createRun({ context, head, before: [], requestIdsBefore: noRequestIds, file, release, options })
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
  await writable(options.receipt)
  const paths = runPaths(context.env, head.id)
  const release = await lockAll(getLocks(context, head))
  try {
    const entries = await readEntries<Entry>(context.env, head.id)
    const mark: ResumedMark = { resumed: new Date().toISOString() }
    const file = await openLineFile<unknown>(paths.journal, { goOn: true, toJson: jsonWithoutAddresses })
    await file.appendSafely(mark)
    await recordOrder(context.env, head.id)
    await rm(paths.receipt, { force: true })
    const before = [...entries, mark]
    return createRun({
      context,
      head: head as RunHead<Options>,
      before,
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
