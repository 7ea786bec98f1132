import {
  type AddressPlan,
  planAddressChanges,
} from '@heed/contracts/rules/import/addressChanges/planAddressChanges'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatThousands } from '../../../io/words.ts'
import { formatRerunLines, formatRunLines } from '../../../job/journal/rerunLines.ts'
import { undoOfUndoReason } from '../../../job/journal/undoKind.ts'
import {
  createPeopleFailureStop,
  formatEmployeeCount,
  getEndState,
  type PeopleRun,
  type PreparedJob,
  preparePeopleJob,
} from '../peopleJob.ts'
import { performMoves } from './performMoves.ts'
import type { Moves } from './readMoves.ts'

export const moveKindName = 'employees update'

export const prepareMoves = (context: Context, company?: string): Promise<PreparedJob> =>
  preparePeopleJob(context, {
    ...(company === undefined ? {} : { company }),
    guard: () => undefined,
    sideBySide: 8,
  })

export interface PlannedMoves extends Moves {
  plan: AddressPlan
}

export function planMoves({ job }: PreparedJob, moves: Moves): PlannedMoves {
  const plan = planAddressChanges(moves.changes, (email) => moves.known.has(email))
  job.failures.push(...moves.refused, ...plan.refused)
  return { ...moves, plan }
}

export const countMoves = ({ steps }: AddressPlan): number =>
  steps.reduce((sum, step) => sum + step.length, 0)

const maxShownMoves = 10

export function formatMoveLines({ plan, known }: PlannedMoves, showsAll: boolean): string[] {
  const moves = plan.steps.flat()
  const shownMoves = showsAll ? moves : moves.slice(0, maxShownMoves)
  const hiddenCount = moves.length - shownMoves.length
  return [
    ...shownMoves.map(({ email, newEmail }) => {
      const name = known.get(email)?.name
      return sanitizeText(`  - ${name ? `${name}: ` : ''}${email} → ${newEmail}`)
    }),
    ...(hiddenCount > 0 ? [`  and ${formatThousands(hiddenCount)} more. To see all, add --names`] : []),
  ]
}

interface EndedMoves {
  prepared: PreparedJob
  run?: PeopleRun
  moved: number
  unchanged: number
  left: number
  isDry?: boolean
  of?: string
  gone?: number
}

export function toMovesOutcome(ended: EndedMoves): FactsOutcome {
  const { prepared, run, moved, unchanged, left, isDry = false, of, gone = 0 } = ended
  const { context, job, companyLabel } = prepared
  const { paint } = context.streams.output
  const stop = createPeopleFailureStop(prepared, {
    summary: `${formatEmployeeCount(job.failures.length + left)} of ${companyLabel} not changed`,
    left,
    resumeLines: run ? formatRerunLines(context, run.head, 'resume') : [],
  })
  const addresses = moved === 1 ? 'address' : 'addresses'
  const id = run?.head.id ?? null
  return {
    kind: 'facts',
    document: {
      run: id,
      ...(of === undefined ? {} : { of }),
      company: job.company.company_id,
      ...(isDry ? { dryRun: true } : {}),
      changed: !isDry && moved > 0,
      moved,
      unchanged,
      ...(of === undefined ? {} : { gone }),
      failures: job.failures,
    },
    lines: [
      isDry
        ? `Dry run: nothing was changed. ${formatEmployeeCount(moved)} of ${companyLabel} would get ${moved === 1 ? 'a new address' : 'new addresses'}`
        : `${paint.green('✓')} Changed ${formatThousands(moved)} ${addresses} in ${companyLabel}`,
      ...(unchanged > 0 ? [`  ${formatEmployeeCount(unchanged)} already had the new address`] : []),
      ...(gone > 0 ? [`  ${formatEmployeeCount(gone)} deleted or changed since the run`] : []),
      ...formatRunLines(context, id, of === undefined ? true : undoOfUndoReason),
    ],
    ...(stop ? { code: stop.code, stop } : {}),
  }
}

export async function runMoves(
  prepared: PreparedJob,
  run: PeopleRun,
  { plan }: PlannedMoves,
  { earlierCount = 0, ...undo }: { earlierCount?: number; of?: string; gone?: number } = {},
): Promise<FactsOutcome> {
  const { job, companyLabel } = prepared
  job.progress.stage(`Changing addresses in ${companyLabel}`, countMoves(plan), 'employees')
  const { moved, left } = await performMoves(job, run, plan.steps).finally(() => job.progress.clear())
  const unchanged = plan.done.length
  const outcome = toMovesOutcome({ prepared, run, moved, unchanged, left, ...undo })
  await run.close({
    state: getEndState(prepared, left),
    exitCode: outcome.code ?? exitCodes.done,
    counts: { updated: moved + earlierCount, failed: job.failures.length, left },
  })
  return outcome
}

export async function confirmMoves(
  { context, companyLabel }: PreparedJob,
  moves: PlannedMoves,
  { names, yes }: { names: boolean; yes: boolean },
): Promise<void> {
  if (!context.quiet && (names || !yes)) {
    context.streams.error.write(
      `Addresses to change in ${companyLabel}:\n${formatMoveLines(moves, names).join('\n')}\n`,
    )
  }
  if (yes) return
  const count = countMoves(moves.plan)
  const question = `Change the ${count === 1 ? 'address' : 'addresses'} of ${formatEmployeeCount(count)} of ${companyLabel}? Results and lists stay.`
  if (!(await context.ask.confirm(question, '--yes')))
    throw new Stop('Cancelled: no addresses were changed.', exitCodes.usage)
}
