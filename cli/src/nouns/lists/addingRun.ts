import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { formatCompanyIdFlag } from '../../io/companyFlag.ts'
import { exitCodes } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount, formatThousands } from '../../io/words.ts'
import type { ItemEntry } from '../../job/journal/items.ts'
import { formatRerunLines, formatRunLines } from '../../job/journal/rerunLines.ts'
import type { PersonFailure } from '../employees/addresses.ts'
import { notFoundReason } from '../employees/delete/deletion.ts'
import { requireFreeSeats } from '../employees/guards.ts'
import {
  createPeopleFailureStop,
  type EmailLine,
  getEndState,
  type PeopleRun,
  type PreparedJob,
  preparePeopleJob,
} from '../employees/peopleJob.ts'
import { type AddingJob, type AddingResult, addEmployees } from './adding.ts'

export const addingKindName = 'lists add'

export const addingRerunHint = "Run the same command again. Employees already on the list won't be affected."

interface PreparedAdding extends PreparedJob {
  job: AddingJob
}

export async function prepareAdding(
  context: Context,
  { list: listName, ...otherOptions }: { failures: PersonFailure[]; list: string; company?: string },
): Promise<PreparedAdding> {
  const preparedJob = await preparePeopleJob(context, {
    ...otherOptions,
    list: listName,
    option: '',
    guard: requireFreeSeats,
    sideBySide: 4,
  })
  const { list } = preparedJob.job
  if (!list) throw new Error(`no list ${listName}`)
  return { ...preparedJob, job: { ...preparedJob.job, list } }
}

function toOutcome(
  preparedAdding: PreparedAdding,
  run: PeopleRun,
  { added, existed, left }: AddingResult,
): FactsOutcome {
  const { context, job, companyLabel } = preparedAdding
  const { list, failures, company } = job
  const { paint } = context.streams.output
  const { id, input } = run.head
  const name = sanitizeText(list.name)
  const hasUnknownEmployees = failures.some(({ reason }) => reason === notFoundReason)
  const stop = createPeopleFailureStop(preparedAdding, {
    summary: `${formatCount(failures.length + left, 'address', 'addresses')} not added to "${name}" in ${companyLabel}`,
    left,
    resumeLines: input ? formatRerunLines(context, run.head, 'resume') : [addingRerunHint],
    hints: hasUnknownEmployees
      ? [`Import the missing employees first: heed employees import <file>${formatCompanyIdFlag(company)}`]
      : [],
  })
  const existedText = existed > 0 ? ` ${formatThousands(existed)} already in the list` : ''
  return {
    kind: 'facts',
    document: {
      run: id,
      company: company.company_id,
      list: list.name,
      added,
      duplicates: existed,
      failures,
    },
    lines: [
      `${paint.green('✓')} ${companyLabel}: ${formatThousands(added)} employee(s) added to "${name}"${existedText}`,
      ...formatRunLines(context, id, true),
    ],
    ...(stop ? { code: stop.code, stop } : {}),
  }
}

export async function performAdding(
  preparedAdding: PreparedAdding,
  run: PeopleRun,
  emailLines: readonly EmailLine[],
  earlierItems: ReadonlyMap<number, ItemEntry> = new Map(),
): Promise<FactsOutcome> {
  const { job, companyLabel } = preparedAdding
  job.progress.stage(`Adding employees in ${companyLabel}`, emailLines.length, 'employees')
  const now = await addEmployees(job, run, emailLines, earlierItems).finally(() => {
    job.progress.clear()
  })
  const countEarlier = (wantedState: ItemEntry['state']) =>
    [...earlierItems.values()].filter(({ state }) => state === wantedState).length
  const totals = {
    ...now,
    added: now.added + countEarlier('added'),
    existed: now.existed + countEarlier('existed'),
  }
  const outcome = toOutcome(preparedAdding, run, totals)
  await run.close({
    state: getEndState(preparedAdding, now.left),
    exitCode: outcome.code ?? exitCodes.done,
    counts: { ...totals, failed: job.failures.length },
  })
  return outcome
}
