import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { findRun } from '../../job/journal/find.ts'
import { getRetypedWords } from '../../job/journal/rerunLines.ts'
import type { KnownRun } from '../../job/journal/types.ts'
import { isUndo } from '../../job/journal/undoKind.ts'
import type { runsRerunOptions } from './commands.ts'
import type { RunFiles } from './kinds.ts'
import { loadRunAction } from './loadRunAction.ts'
import { withoutCompanyFlag } from './withoutCompany.ts'

type Options = OptionValues<typeof runsRerunOptions>

const unneededTexts = { '--manager-email': "a manager's address", '--recipients': 'recipients' } as const

function checkOptions({ head }: KnownRun, { managerEmail, recipients }: Options): void {
  const words = getRetypedWords(head)?.join(' ') ?? ''
  const given = { '--manager-email': managerEmail, '--recipients': recipients } as const
  for (const option of ['--manager-email', '--recipients'] as const) {
    if (given[option] === undefined || words.includes(option)) continue
    throw new Stop(
      `Run ${head.id} doesn't need ${unneededTexts[option]}.`,
      exitCodes.usage,
      `Leave out ${option}.`,
    )
  }
}

/** Resumes by checking everything again; deleted items are skipped. */
async function resumeUndo(context: Context, { head }: KnownRun, files: RunFiles): Promise<FactsOutcome> {
  const originalRun = await findRun(context.env, head.of ?? '')
  const undo = await loadRunAction(context, originalRun.head, 'undo', files)
  // The user confirmed this when the run started.
  return undo(context, originalRun, {
    ...files,
    names: false,
    dryRun: false,
    yes: true,
    maxDelete: head.limits.maxDelete ?? 0,
  })
}

export async function resumeRun(context: Context, options: Options, runId: string): Promise<FactsOutcome> {
  const run = await findRun(context.env, runId, context.flags.company)
  if (run.state === 'done') {
    throw new Stop(
      `Run ${run.head.id} has finished. There's nothing to resume.`,
      exitCodes.usage,
      `See the run's results: heed runs view ${run.head.id}`,
    )
  }
  checkOptions(run, options)
  return withoutCompanyFlag(context, async (runContext) => {
    if (isUndo(run.head.kind)) return resumeUndo(runContext, run, options)
    return (await loadRunAction(runContext, run.head, 'resume', options))(runContext, run, options)
  })
}

export async function retryRun(context: Context, options: Options, runId: string): Promise<FactsOutcome> {
  const run = await findRun(context.env, runId, context.flags.company)
  checkOptions(run, options)
  return withoutCompanyFlag(context, async (runContext) =>
    (await loadRunAction(runContext, run.head, 'retry', options))(runContext, run, options),
  )
}
