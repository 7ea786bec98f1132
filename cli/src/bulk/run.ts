import type { ImportTotals } from '@heed/contracts/rules/import/tally'
import { exceedsLimit, limitText } from '../commands/errorLimit.ts'
import { exitCodes, Stop } from '../exit.ts'
import { explain } from '../explain.ts'
import { counted, thousands } from '../io/words.ts'
import { openRun, reopenRun } from '../runs/open.ts'
import type { PlanFile } from '../runs/plan.ts'
import { listRuns } from '../runs/store.ts'
import type { KnownRun, RunHead } from '../runs/types.ts'
import { type Checked, checkFile } from './check.ts'
import { type ImportJob, resumeLine } from './job.ts'
import {
  type Answered,
  answeredIn,
  type ImportEntry,
  type ImportRun,
  type ImportRunWishes,
  importKindName,
  type Journal,
  journalOf,
  nothingAnswered,
  wishesOf,
} from './journal.ts'
import { collectAnswers, planOf } from './plan.ts'
import { type Removal, removeObsolete } from './removal.ts'
import { sendFile } from './send.ts'
import { codeOf, countsOf } from './totals.ts'

/** What the import ended with; `stop` is there when a limit stopped it or a phase of it. */
export interface Finished extends Removal {
  totals: ImportTotals
  /** Of a dry run: what would be done. */
  plan?: () => Promise<PlanFile<ImportRunWishes>>
}

/** How the file is cut and what of it is saved already. */
interface Cut {
  lanes: number
  batch: number
  before: Answered
  /** None of a dry run. */
  run: ImportRun | null
}

async function check(job: ImportJob): Promise<Checked> {
  const { source, found, wishes, refusals, progress, stop } = job
  let read = 0
  progress.stage(`Checking ${source.name}`, source.size)
  const checked = await checkFile({
    source,
    encoding: found.encoding,
    trusted: wishes.encoding !== undefined || wishes.dryRun,
    refusals,
    size: { lanes: wishes.concurrency, batch: wishes.batch },
    onRead(bytes) {
      progress.add(bytes - read)
      read = bytes
      return !stop.aborted
    },
  })
  progress.clear()
  if (!checked) throw new Stop('Interrupted. Nothing was sent.', exitCodes.interrupted)
  return checked
}

function tooManyRefused({ wishes, refusals, source }: ImportJob, { counts }: Checked): Stop | undefined {
  const { maxErrors } = wishes
  if (!maxErrors || !exceedsLimit(maxErrors, counts.refused, counts.lines - counts.empty)) return undefined
  return new Stop(
    `Nothing was sent: ${counted(refusals.count, 'line')} of ${source.name} would be refused, more than --max-errors ${limitText(maxErrors)}.`,
    exitCodes.safetyLimit,
    ...(wishes.rejects ? [] : ['Add --rejects FILE to get these lines in a file, mend them, and try again.']),
  )
}

const cannotResume = (message: string) => new Stop(message, exitCodes.usage, 'Run it again without --resume.')

function compare({ input, wishes }: RunHead<ImportRunWishes>, job: ImportJob, sha256: string): void {
  const { source } = job
  if (input?.size !== source.size || input.sha256 !== sha256) {
    throw cannotResume(`${source.name} was changed since its import was interrupted.`)
  }
  const now = wishesOf(job)
  if (wishes.encoding !== now.encoding) {
    throw cannotResume('The interrupted import read the file in another encoding.')
  }
  if (wishes.list !== now.list) throw cannotResume('The interrupted import had another --list.')
}

/** The latest import of this file into this company, unless it ended. */
async function findUnfinished({ context, company, source }: ImportJob): Promise<KnownRun | undefined> {
  const { api } = await context.settings()
  const runs = await listRuns(context.env)
  const latest = runs.find(
    ({ head }) =>
      head.kind === importKindName &&
      head.api === api &&
      head.companies.some(({ id }) => id === company.company_id) &&
      head.input?.path === source.identity,
  )
  return latest?.state === 'done' ? undefined : latest
}

/** Begins a run, which knows from the start which lines the check refused. */
async function begin(job: ImportJob, sha256: string): Promise<ImportRun> {
  const { wishes, context, company, companyName, source, requestIds, refusals } = job
  const { maxErrors, removeObsolete, maxDelete } = wishes
  const run = await openRun<ImportEntry, ImportRunWishes>(
    context,
    {
      kind: importKindName,
      user: await (job.user ?? job.client.auth.getCurrentUser()),
      partner: null,
      companies: [{ id: company.company_id, name: companyName }],
      input: { name: source.name, path: source.identity, size: source.size, sha256 },
      wishes: wishesOf(job),
      limits: {
        ...(removeObsolete ? { maxDelete } : {}),
        ...(maxErrors ? { maxErrors: limitText(maxErrors) } : {}),
      },
      of: null,
    },
    { requestIds, receipt: wishes.receipt },
  )
  for (const [reason, lines] of refusals.lines) run.note({ refused: [...lines], reason })
  return run
}

/** Begins a run, or goes on with the one that was interrupted, whose lanes and batches are kept. */
async function cut(job: ImportJob, { sha256 }: Checked): Promise<Cut> {
  const { wishes, context, source, companyName, requestIds } = job
  const own = { lanes: wishes.concurrency, batch: wishes.batch, before: nothingAnswered }
  if (wishes.dryRun) return { ...own, run: null }
  const before = job.again?.run ?? (await findUnfinished(job))
  if (!wishes.resume) {
    if (before && before.state !== 'running' && !context.quiet) {
      const note = `An earlier import of ${source.name} did not end; this one begins anew (--resume would go on).`
      context.streams.error.write(`${context.streams.error.paint.yellow('!')} ${note}\n`)
    }
    return { ...own, run: await begin(job, sha256) }
  }
  if (!before) throw cannotResume(`No import of ${source.name} into ${companyName} was interrupted.`)
  const head = before.head as RunHead<ImportRunWishes>
  compare(head, job, sha256)
  const options = { requestIds, receipt: wishes.receipt }
  const run = await reopenRun<ImportEntry, ImportRunWishes>(context, before, options)
  const { lanes, batch } = head.wishes
  return { lanes, batch, before: answeredIn(run.before), run }
}

async function send(job: ImportJob, checked: Checked, plan: Cut, journal: Journal): Promise<void> {
  const { progress, wishes, companyName, refusals } = job
  const { api } = await job.context.settings()
  progress.stage(
    wishes.dryRun ? `Asking ${companyName}` : `Saving in ${companyName}`,
    checked.counts.records,
    'lines',
  )
  let earlier = plan.before.done.size
  await sendFile({
    client: job.client,
    call: job.call,
    companyId: job.company.company_id,
    listId: job.list?.id ?? null,
    preview: wishes.dryRun,
    source: job.source,
    encoding: job.found.encoding,
    size: { lanes: plan.lanes, batch: plan.batch },
    people: checked.people,
    kept: checked.kept,
    tally: checked.tally,
    refusals,
    journal,
    before: plan.before,
    failedOnly: job.again?.verb === 'retry',
    reasonOf: (error) => explain(error, api).message,
    onAnswered(lines) {
      if (earlier-- > 0) progress.skip(lines)
      else progress.add(lines)
    },
  })
}

const goOnLines = (job: ImportJob): string[] => [
  job.source.typed === '-' ? 'Go on, with the same lines on standard input:' : 'Go on with:',
  resumeLine(job),
]

/** A failure half-way, told with what is saved and how to go on. */
async function stopped(job: ImportJob, checked: Checked, error: unknown): Promise<Stop> {
  const { api } = await job.context.settings()
  const interrupted = job.stop.aborted || (error instanceof Error && error.name === 'Stopped')
  const stop = interrupted ? new Stop('Interrupted.', exitCodes.interrupted) : explain(error, api)
  if (job.wishes.dryRun) return stop
  const { pending } = checked.tally.totals(checked.counts)
  const saved = thousands(checked.people.size - pending)
  // A file that was changed cannot be gone on with: what it says of itself is enough.
  const goOn = error instanceof Stop ? [] : goOnLines(job)
  return new Stop(
    `${stop.message}\nSaved so far in ${job.companyName}: ${saved} of ${counted(checked.people.size, 'person', 'people')}.`,
    stop.code,
    ...stop.next,
    ...goOn,
  )
}

/** Only what failed was sent again, and more is left. */
function notAll({ companyName }: ImportJob, pending: number, next: readonly string[]): Removal {
  const people = counted(pending, 'person', 'people')
  const stop = new Stop(`Not saved yet in ${companyName}: ${people}.`, exitCodes.failed, ...next)
  return { obsolete: 0, removed: 0, stop }
}

/** Looks for obsolete people once everybody is saved, and closes the run. */
async function finish(job: ImportJob, checked: Checked, { run, before }: Cut): Promise<Finished> {
  const { context, progress } = job
  const totals = checked.tally.totals(checked.counts)
  const removal =
    totals.pending > 0
      ? notAll(job, totals.pending, goOnLines(job))
      : await removeObsolete(job, checked, totals.newLists)
  progress.clear()
  const { stop } = removal
  const state = stop?.code === exitCodes.safetyLimit ? 'stopped' : stop ? 'failed' : 'done'
  await run?.close({ state, exitCode: codeOf(job, stop), counts: countsOf(job, checked, removal) })
  const lost = before.unanswered + before.failed.size
  if (lost > 0 && !context.quiet) {
    const most = counted(lost, 'call')
    context.streams.error.write(
      `The answer to up to ${most} was lost; people saved by them count as unchanged.\n`,
    )
  }
  return { totals, ...removal }
}

/** Checks the whole file, sends it, and looks for obsolete people, in this order. */
export async function runImport(job: ImportJob): Promise<Finished> {
  const { wishes, refusals, progress } = job
  const checked = await check(job)
  const { tally, counts } = checked
  const limit = tooManyRefused(job, checked)
  if (limit) return { totals: tally.totals(counts), obsolete: 0, removed: 0, stop: limit }
  if (counts.records === 0 && counts.refused === 0) {
    const { importTexts } = await import('@heed/contracts/rules/import/checks')
    throw new Stop(importTexts.noRows, exitCodes.failed)
  }
  if (wishes.removeObsolete && !job.list && tally.totals(counts).lists.length === 0) {
    throw new Stop(
      'The file names no list, so nobody can be missing from one.',
      exitCodes.usage,
      'Add --list, or leave --remove-obsolete out.',
    )
  }
  const plan = await cut(job, checked)
  try {
    const answers = collectAnswers()
    await send(job, checked, plan, plan.run ? journalOf(plan.run) : answers.journal)
    const finished = await finish(job, checked, plan)
    return plan.run ? finished : { ...finished, plan: () => planOf(job, checked, answers, finished) }
  } catch (error) {
    progress.clear()
    const stop = await stopped(job, checked, error)
    const state = stop.code === exitCodes.interrupted ? 'interrupted' : 'failed'
    await plan.run?.close({ state, exitCode: stop.code, counts: countsOf(job, checked) }).catch(() => {
      // A disk that takes no receipt: what stopped the import is what has to be told.
    })
    throw stop
  } finally {
    await refusals.flush()
  }
}
