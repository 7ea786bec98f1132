import { type Employee, selectListsByName } from '@heed/contracts'
import type { Context } from '../../../../command/context.ts'
import { fetchLists } from '../../../../command/list.ts'
import type { FactsOutcome } from '../../../../command/outcome.ts'
import { sanitizeText } from '../../../../io/terminal/width.ts'
import { formatCount, formatThousands } from '../../../../io/words.ts'
import type { KnownRun, RunHeader } from '../../../../job/journal/types.ts'
import { toUndoKind } from '../../../../job/journal/undoKind.ts'
import type { UndoOptions } from '../../../runs/kinds.ts'
import { deleteTemporaryList, minBatchPeople } from '../../delete/batchRemoval.ts'
import type { RemovalTarget } from '../../delete/deletion.ts'
import { undoAdditions } from '../../delete/undoAdditions.ts'
import { refuseExisting } from '../../export/exportFirst.ts'
import { refuseSingleSignOn } from '../../guards.ts'
import { lookUpEmployees } from '../../lookUpEmployees.ts'
import { formatEmployeeCount, type PeopleJob, preparePeopleJob } from '../../peopleJob.ts'
import { type ImportRunOptions, importKindName } from '../journal/journal.ts'
import { planLeaverReturns, planRestores, type RestoreStep, restoreEmployees } from './restore.ts'
import { type RunChanges, readRunChanges } from './runChanges.ts'

type KnownImportRun = Pick<KnownRun, 'receipt'> & { head: RunHeader<ImportRunOptions> }

interface UndoTargets {
  targets: RemovalTarget[]
  active: number
  gone: number
}

function selectTargets(emails: readonly string[], employees: ReadonlyMap<string, Employee>): UndoTargets {
  const result: UndoTargets = { targets: [], active: 0, gone: 0 }
  for (const email of emails.toSorted((a, b) => (a < b ? -1 : 1))) {
    const person = employees.get(email)
    if (!person) result.gone++
    else if (person.lastActive) result.active++
    else {
      const { name, lists } = person
      const line = result.targets.length + 1
      result.targets.push({ email, line, name, lists: lists.map(({ id }) => id), isLast: true })
    }
  }
  return result
}

async function removeLists(
  job: PeopleJob,
  names: readonly string[],
  temporaryListName: string | undefined,
): Promise<number> {
  const { client, halting, company } = job
  if (names.length === 0 && temporaryListName === undefined) return 0
  const companyId = company.company_id
  const lists = await halting.call((signal) => fetchLists(client, company, signal))
  if (temporaryListName !== undefined) await deleteTemporaryList(job, lists, temporaryListName)
  const emptyLists = selectListsByName(lists, names).filter(({ usersCount }) => usersCount === 0)
  await Promise.all(
    emptyLists.map(({ id }) =>
      halting.call((signal) => client.lists.delete({ companyId, listId: id }, { signal })),
    ),
  )
  return emptyLists.length
}

const maxShownChanges = 10

function formatRestoringLines(restoreSteps: readonly RestoreStep[], showsAll: boolean): string[] {
  const shownSteps = showsAll ? restoreSteps : restoreSteps.slice(0, maxShownChanges)
  const hiddenCount = restoreSteps.length - shownSteps.length
  return [
    ...shownSteps.map(({ email, changes }) => sanitizeText(`  - ${email}: ${changes.join('; ')}`)),
    ...(hiddenCount > 0 ? [`  and ${formatThousands(hiddenCount)} more. To see all, add --names`] : []),
  ]
}

function formatRemovedLines(
  { head, receipt }: KnownImportRun,
  remainingCount: number,
  companyLabel: string,
): string[] {
  const { removed = 0, deleted = 0 } = receipt?.counts ?? {}
  const isKnown = receipt !== null && receipt.resumed === 0
  const stayingCount = removed - remainingCount
  if (!head.options.asked.removeObsolete || (isKnown && stayingCount === 0)) return []
  const subject = isKnown
    ? `${formatEmployeeCount(stayingCount)} of ${companyLabel} won't be added back (${deleted} deleted)`
    : `Employees removed from ${companyLabel} by the import won't be added back`
  return [`${subject}. Import the file saved with --export-removed, or add them by hand.`]
}

function formatNotUndone(
  importRun: KnownImportRun,
  { unknown, leavers }: RunChanges,
  { partly, withoutList }: { partly: number; withoutList: number },
  companyLabel: string,
): string[] {
  const formatKeptCount = (count: number) =>
    `${formatEmployeeCount(count)} of ${companyLabel} ${count === 1 ? 'keeps' : 'keep'}`
  return [
    ...formatRemovedLines(importRun, leavers.length, companyLabel),
    ...(unknown > 0
      ? [`${formatKeptCount(unknown)} their imported details, because their earlier details are unknown.`]
      : []),
    ...(partly > 0
      ? [`${formatKeptCount(partly)} an imported tag or name, because the platform can't remove it.`]
      : []),
    ...(withoutList > 0
      ? [
          `${formatEmployeeCount(withoutList)} of ${companyLabel} can't be added back to a list that no longer exists.`,
        ]
      : []),
  ]
}

/** Deletes added people without activity, restores changed people, then deletes empty lists from the import. */
export async function undoImport(
  context: Context,
  { head: knownHead, receipt }: KnownRun,
  options: UndoOptions,
): Promise<FactsOutcome> {
  refuseExisting(options.export)
  const importHeader = knownHead as RunHeader<ImportRunOptions>
  const undoJob = await preparePeopleJob(context, { guard: refuseSingleSignOn, sideBySide: 8 })
  const { job, companyLabel } = undoJob
  const { client, halting, company } = job
  const runChanges = await readRunChanges(context, importHeader)
  try {
    const emails = [
      ...runChanges.emails,
      ...runChanges.changed.map(({ before }) => before.email),
      ...runChanges.leavers.map(({ email }) => email),
    ]
    job.progress.stage(`Looking up employees in ${companyLabel}`, emails.length, 'employees')
    const employees = await lookUpEmployees(job, emails)
    job.progress.clear()
    const { targets, active, gone } = selectTargets(runChanges.emails, employees)
    const needsLists = importHeader.options.list !== null || runChanges.leavers.length > 0
    const lists = needsLists ? await halting.call((signal) => fetchLists(client, company, signal)) : []
    const list = lists.find(({ id }) => id === importHeader.options.list)?.name
    const restore = planRestores(runChanges.changed, employees, { list, from: targets.length + 1 })
    const { changedSince, partly } = restore
    const from = targets.length + restore.restoring.length + 1
    const returnPlan = planLeaverReturns(runChanges.leavers, employees, lists, from)
    const temporaryListName = targets.length < minBatchPeople ? undefined : `Undo of ${importHeader.id}`
    const restoreSteps = [...restore.restoring, ...returnPlan.restoring]
    return await undoAdditions({
      preparedJob: undoJob,
      runId: importHeader.id,
      kind: toUndoKind(importKindName),
      targets,
      ...(temporaryListName === undefined ? {} : { temporaryListName }),
      options,
      words: {
        to: 'delete',
        pastParticiple: 'deleted',
        count: 'deleted',
        from: `from ${companyLabel}`,
        done: (count) => `Deleted ${count} from ${companyLabel}`,
      },
      otherCounts: { active, gone: gone + returnPlan.gone, changedSince },
      keepReasons: {
        active: 'kept: active since the import',
        gone: 'already deleted',
        changedSince: 'not changed: renamed since the import',
      },
      restoring: {
        count: restoreSteps.length,
        lines: formatRestoringLines(restoreSteps, options.names),
        run: (run) => restoreEmployees(job, run, restoreSteps),
      },
      notTakenBack: formatNotUndone(
        { head: importHeader, receipt },
        runChanges,
        { partly, withoutList: returnPlan.partly },
        companyLabel,
      ),
      async afterwards() {
        const lists = await removeLists(job, runChanges.lists, temporaryListName)
        const lines = lists > 0 ? [`  and ${formatCount(lists, 'list')} created by the import`] : []
        return { counts: { lists }, lines }
      },
    })
  } finally {
    job.progress.clear()
  }
}
