import type { ImportTotals } from '@heed/contracts/rules/import/tally'
import { exceedsLimit } from '../commands/errorLimit.ts'
import { exitCodes, Stop } from '../exit.ts'
import { counted, thousands } from '../io/words.ts'
import { type Checked, checkFile } from './check.ts'
import { type ImportJob, resumeLine } from './job.ts'
import { type Journal, type JournalHead, openJournal, readJournal } from './journal.ts'
import { type Removal, removeObsolete } from './removal.ts'
import { sendFile } from './send.ts'

/** What the import ended with; `stop` is there when a limit stopped it or a phase of it. */
export interface Finished extends Removal {
  totals: ImportTotals
}

type Prepared = Parameters<typeof sendFile>[0]['done']

/** How the file is cut and what of it is saved already. */
interface Cut {
  lanes: number
  batch: number
  done: Prepared
  unanswered: number
  journal: Journal | null
}

const noneDone: Prepared = new Map()

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
  const limit = 'lines' in maxErrors ? `${maxErrors.lines}` : `${maxErrors.percent}%`
  return new Stop(
    `Nothing was sent: ${counted(refusals.count, 'line')} of ${source.name} would be refused, more than --max-errors ${limit}.`,
    exitCodes.safetyLimit,
    ...(wishes.rejects ? [] : ['Add --rejects FILE to get these lines in a file, mend them, and try again.']),
  )
}

const cannotResume = (message: string) => new Stop(message, exitCodes.usage, 'Run it again without --resume.')

const differences: readonly [keyof JournalHead, string][] = [
  ['encoding', 'The interrupted import read the file in another encoding.'],
  ['list', 'The interrupted import had another --list.'],
]

function compare(before: JournalHead, now: JournalHead, name: string): void {
  if (before.size !== now.size || before.sha256 !== now.sha256) {
    throw cannotResume(`${name} was changed since its import was interrupted.`)
  }
  const other = differences.find(([key]) => before[key] !== now[key])
  if (other) throw cannotResume(other[1])
}

/** Opens the journal: a new one, or after an interruption the old one, whose lanes and batches are kept. */
async function cut(job: ImportJob, { sha256 }: Checked): Promise<Cut> {
  const { wishes, context, company, source, found, list, companyName } = job
  const own = { lanes: wishes.concurrency, batch: wishes.batch, done: noneDone, unanswered: 0 }
  if (wishes.dryRun) return { ...own, journal: null }
  const { api } = await context.settings()
  const head: JournalHead = {
    heed: 1,
    api,
    company: company.company_id,
    list: list?.id ?? null,
    encoding: found.encoding,
    size: source.size,
    sha256,
    lanes: own.lanes,
    batch: own.batch,
  }
  const before = await readJournal(job.journal)
  if (!wishes.resume) {
    if (before && !context.quiet) {
      const note = `An earlier import of ${source.name} did not end; this one begins anew (--resume would go on).`
      context.streams.error.write(`${context.streams.error.paint.yellow('!')} ${note}\n`)
    }
    return { ...own, journal: await openJournal(job.journal, head, false) }
  }
  if (!before) throw cannotResume(`No import of ${source.name} into ${companyName} was interrupted.`)
  compare(before.head, head, source.name)
  const { lanes, batch } = before.head
  return {
    lanes,
    batch,
    done: before.done,
    unanswered: before.unanswered,
    journal: await openJournal(job.journal, head, true),
  }
}

async function send(job: ImportJob, checked: Checked, plan: Cut): Promise<void> {
  const { progress, wishes, companyName, refusals } = job
  progress.stage(
    wishes.dryRun ? `Asking ${companyName}` : `Saving in ${companyName}`,
    checked.counts.records,
    'lines',
  )
  let earlier = [...plan.done.values()].length
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
    journal: plan.journal,
    done: plan.done,
    onAnswered(lines) {
      if (earlier-- > 0) progress.skip(lines)
      else progress.add(lines)
    },
  })
}

/** A failure half-way, told with what is saved and how to go on. */
async function stopped(job: ImportJob, checked: Checked, error: unknown): Promise<Stop> {
  const { explain } = await import('../explain.ts')
  const { api } = await job.context.settings()
  const interrupted = job.stop.aborted || (error instanceof Error && error.name === 'Stopped')
  const stop = interrupted ? new Stop('Interrupted.', exitCodes.interrupted) : explain(error, api)
  if (job.wishes.dryRun) return stop
  const { pending } = checked.tally.totals(checked.counts)
  const saved = thousands(checked.people.size - pending)
  const how = job.source.typed === '-' ? 'Go on, with the same lines on standard input:' : 'Go on with:'
  // A file that was changed cannot be gone on with: what it says of itself is enough.
  const goOn = error instanceof Stop ? [] : [how, resumeLine(job)]
  return new Stop(
    `${stop.message}\nSaved so far in ${job.companyName}: ${saved} of ${counted(checked.people.size, 'person', 'people')}.`,
    stop.code,
    ...stop.next,
    ...goOn,
  )
}

/** Checks the whole file, sends it, and looks for obsolete people, in this order. */
export async function runImport(job: ImportJob): Promise<Finished> {
  const { wishes, refusals, progress, context } = job
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
    await send(job, checked, plan)
    const totals = tally.totals(counts)
    const removal = await removeObsolete(job, checked, totals.newLists)
    await plan.journal?.remove()
    progress.clear()
    if (plan.unanswered > 0 && !context.quiet) {
      const most = counted(plan.unanswered, 'call')
      context.streams.error.write(
        `The answer to up to ${most} was lost; people saved by them count as unchanged.\n`,
      )
    }
    return { totals, ...removal }
  } catch (error) {
    progress.clear()
    await plan.journal?.close()
    throw await stopped(job, checked, error)
  } finally {
    await refusals.flush()
  }
}
