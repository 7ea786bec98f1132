import { type Employee, listsNamed } from '@heed/contracts'
import type { Context } from '../../../../command/context.ts'
import { fetchLists } from '../../../../command/list.ts'
import type { FactsOutcome } from '../../../../command/outcome.ts'
import { sanitizeText } from '../../../../io/terminal/width.ts'
import { counted, thousands } from '../../../../io/words.ts'
import type { KnownRun, RunHead } from '../../../../job/journal/types.ts'
import { toUndoKind } from '../../../../job/journal/undoKind.ts'
import type { UndoOptions } from '../../../runs/kinds.ts'
import type { RemovalTarget } from '../../delete/deletion.ts'
import { undoAdditions } from '../../delete/undoAdditions.ts'
import { refuseExisting } from '../../export/exportFirst.ts'
import { refuseSingleSignOn } from '../../guards.ts'
import { lookUpEmployees } from '../../lookUpEmployees.ts'
import { formatEmployeeCount, type PeopleJob, preparePeopleJob } from '../../peopleJob.ts'
import { type ImportRunOptions, importKindName } from '../journal/journal.ts'
import { planRestores, planReturns, type RestoreStep, restoreEmployees } from './restore.ts'
import { type RunChanges, readRunChanges } from './runChanges.ts'

type ImportRun = Pick<KnownRun, 'receipt'> & { head: RunHead<ImportRunOptions> }

interface Looked {
  going: RemovalTarget[]
  active: number
  gone: number
}

function selectTargets(emails: readonly string[], found: ReadonlyMap<string, Employee>): Looked {
  const looked: Looked = { going: [], active: 0, gone: 0 }
  for (const email of emails.toSorted((one, other) => (one < other ? -1 : 1))) {
    const person = found.get(email)
    if (!person) looked.gone++
    else if (person.lastActive) looked.active++
    else {
      const { name, lists } = person
      const line = looked.going.length + 1
      looked.going.push({ email, line, name, lists: lists.map(({ id }) => id), isLast: true })
    }
  }
  return looked
}

async function removeLists(
  { client, halting, company }: PeopleJob,
  names: readonly string[],
): Promise<number> {
  if (names.length === 0) return 0
  const companyId = company.company_id
  const lists = await halting.call((signal) => fetchLists(client, company, signal))
  const empty = listsNamed(lists, names).filter(({ usersCount }) => usersCount === 0)
  await Promise.all(
    empty.map(({ id }) =>
      halting.call((signal) => client.lists.delete({ companyId, listId: id }, { signal })),
    ),
  )
  return empty.length
}

const shownChanges = 10

function restoringLines(restoring: readonly RestoreStep[], all: boolean): string[] {
  const shown = all ? restoring : restoring.slice(0, shownChanges)
  const more = restoring.length - shown.length
  return [
    ...shown.map(({ email, changes }) => sanitizeText(`  - ${email}: ${changes.join('; ')}`)),
    ...(more > 0 ? [`  and ${thousands(more)} more. To see all, add --names`] : []),
  ]
}

function removedLines({ head, receipt }: ImportRun, left: number, place: string): string[] {
  const { removed = 0, deleted = 0 } = receipt?.counts ?? {}
  const isKnown = receipt !== null && receipt.resumed === 0
  const staying = removed - left
  if (!head.options.asked.removeObsolete || (isKnown && staying === 0)) return []
  const whom = isKnown
    ? `${formatEmployeeCount(staying)} of ${place} won't be added back (${deleted} deleted)`
    : `Employees that the import removed from ${place} won't be added back`
  return [`${whom}. Import the file saved with --export-removed, or add them by hand.`]
}

function formatNotUndone(
  known: ImportRun,
  { unknown, left }: RunChanges,
  { partly, withoutList }: { partly: number; withoutList: number },
  place: string,
): string[] {
  const keep = (count: number) =>
    `${formatEmployeeCount(count)} of ${place} ${count === 1 ? 'keeps' : 'keep'}`
  return [
    ...removedLines(known, left.length, place),
    ...(unknown > 0
      ? [`${keep(unknown)} their imported details, because their earlier details are unknown.`]
      : []),
    ...(partly > 0 ? [`${keep(partly)} an imported tag or name, because the platform can't remove it.`] : []),
    ...(withoutList > 0
      ? [
          `${formatEmployeeCount(withoutList)} of ${place} can't be added back to a list that no longer exists.`,
        ]
      : []),
  ]
}

/** Deletes added people without activity, restores changed people, then deletes empty lists from the import. */
export async function undoImport(
  context: Context,
  { head: known, receipt }: KnownRun,
  options: UndoOptions,
): Promise<FactsOutcome> {
  refuseExisting(options.export)
  const head = known as RunHead<ImportRunOptions>
  const prepared = await preparePeopleJob(context, { guard: refuseSingleSignOn, sideBySide: 8 })
  const { job, place } = prepared
  const { client, halting, company } = job
  const made = await readRunChanges(context, head)
  try {
    const emails = [
      ...made.emails,
      ...made.changed.map(({ before }) => before.email),
      ...made.left.map(({ email }) => email),
    ]
    job.progress.stage(`Looking up employees in ${place}`, emails.length, 'employees')
    const found = await lookUpEmployees(job, emails)
    job.progress.clear()
    const { going, active, gone } = selectTargets(made.emails, found)
    const needsLists = head.options.list !== null || made.left.length > 0
    const lists = needsLists ? await halting.call((signal) => fetchLists(client, company, signal)) : []
    const list = lists.find(({ id }) => id === head.options.list)?.name
    const restore = planRestores(made.changed, found, { list, from: going.length + 1 })
    const { changedSince, partly } = restore
    const from = going.length + restore.restoring.length + 1
    const returning = planReturns(made.left, found, lists, from)
    const restoring = [...restore.restoring, ...returning.restoring]
    return await undoAdditions({
      prepared,
      of: head.id,
      kind: toUndoKind(importKindName),
      going,
      options,
      words: {
        to: 'delete',
        past: 'deleted',
        count: 'deleted',
        from: `from ${place}`,
        done: (count) => `Deleted ${count} from ${place}`,
      },
      others: { active, gone: gone + returning.gone, changedSince },
      stay: {
        active: 'kept: active since the import',
        gone: 'already deleted',
        changedSince: 'not changed: renamed since the import',
      },
      restoring: {
        count: restoring.length,
        lines: restoringLines(restoring, options.names),
        run: (run) => restoreEmployees(job, run, restoring),
      },
      notTakenBack: formatNotUndone(
        { head, receipt },
        made,
        { partly, withoutList: returning.partly },
        place,
      ),
      async afterwards() {
        const lists = await removeLists(job, made.lists)
        const lines = lists > 0 ? [`  and ${counted(lists, 'list')} created by the import`] : []
        return { counts: { lists }, lines }
      },
    })
  } finally {
    job.progress.clear()
  }
}
