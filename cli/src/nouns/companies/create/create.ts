import type { Values } from '../../../command/command.ts'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome, TextOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { harmless } from '../../../io/width.ts'
import { counted } from '../../../io/words.ts'
import { writePlan } from '../../../job/journal/plan.ts'
import { writeResult } from '../../../job/journal/resultFile.ts'
import type { companiesCreateOptions } from '../createCommand.ts'
import { confirmCreation, tellCreation } from './confirm.ts'
import { readFile } from './input.ts'
import { type CreationJob, limitOf, prepare, type Rows } from './job.ts'
import { byLine, costText, countRows, documentOf, plannedRow, refusedRows, resultKeys } from './outcome.ts'
import { perform } from './perform.ts'
import { planOf } from './plan.ts'
import { askForOne } from './questions.ts'
import { begin, goOn, interruptedRun } from './runs.ts'
import { template } from './template.ts'

export type CreateWishes = Values<typeof companiesCreateOptions>

const ofOne = ['name', 'seats', 'validity', 'validTill', 'managerEmail', 'managerName'] as const

const usage = (message: string, ...next: string[]) => new Stop(message, exitCodes.usage, ...next)

function guard({ streams }: Context, wishes: CreateWishes): void {
  const { from, dryRun, resume, plan, yes, name } = wishes
  if (from !== undefined && ofOne.some((key) => wishes[key] !== undefined)) {
    throw usage(
      'One company by options, or those of a file?',
      'Leave --from or the options of one company out.',
    )
  }
  if (from !== undefined && plan !== undefined && !dryRun) {
    throw usage('With --from, --plan writes down what would be done.', 'Add --dry-run, or leave --plan out.')
  }
  if (resume && (dryRun || from === undefined)) {
    throw usage('--resume goes on with a run over a file.', 'Name it with --from, and leave --dry-run out.')
  }
  if (from === undefined && name === undefined && !streams.mayAsk) {
    throw usage(
      'Nobody can be asked here which company to make.',
      'Add --name with its --plan and --seats, or --from <file> for many.',
    )
  }
  if (!yes && !dryRun && !streams.mayAsk) {
    throw usage(
      'Nobody can be asked here whether companies may be made.',
      'Add --yes, or look first with --dry-run.',
    )
  }
}

/** What was found and not made: a dry run, or a limit. */
async function planned(
  job: CreationJob,
  wishes: CreateWishes,
  stop: Stop | undefined,
): Promise<FactsOutcome> {
  const { account, rows, price, checked } = job
  const all = byLine([...checked.companies.map(plannedRow), ...refusedRows(checked.refused)])
  const { created, refused } = countRows(all)
  await writeResult(wishes.result, resultKeys, all)
  const lines = [
    `Dry run: nothing was made. ${counted(created, 'company', 'companies')} would be new for ${harmless(account.name)}: ${costText(price.cost)}`,
  ]
  if (wishes.plan !== undefined && wishes.from !== undefined && !stop) {
    await writePlan(wishes.plan, await planOf(job, wishes))
    lines.push(`The plan is in ${harmless(wishes.plan)}: heed runs apply ${harmless(wishes.plan)}`)
  }
  return {
    kind: 'facts',
    document: documentOf({
      run: null,
      account,
      input: rows.input?.name ?? null,
      cost: price.cost,
      rows: all,
    }),
    lines: stop ? [] : lines,
    code: stop?.code ?? (refused > 0 ? exitCodes.refusedLines : exitCodes.done),
    ...(stop ? { stop } : {}),
  }
}

/** A refused field of one company is an option that was mistyped. */
function refuseOne({ checked, rows }: CreationJob): void {
  const [first, ...others] = checked.refused
  if (rows.input || !first) return
  const flag = (field: string) => `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  throw usage(first.rule, ...[first, ...others].map(({ field, rule }) => `${flag(field)}: ${rule}`))
}

/** Makes one company by options or questions, or all companies of a file once every row is checked (S0 section 5). */
export async function createCompanies(
  context: Context,
  wishes: CreateWishes,
): Promise<FactsOutcome | TextOutcome> {
  if (wishes.template) return { kind: 'text', text: template(context.format === 'json') }
  guard(context, wishes)
  const { from, partner, concurrency } = wishes
  const rows: Rows =
    from === undefined
      ? { input: null, word: 'row', problems: [], rows: [await askForOne(context, wishes)] }
      : await readFile(context, from)
  if (wishes.resume && rows.input) {
    const run = await interruptedRun(context, rows.input, partner)
    return goOn(context, run, rows, { verb: 'resume', receipt: wishes.receipt, result: wishes.result })
  }
  const job = await prepare(context, rows, { partner, concurrency })
  refuseOne(job)
  tellCreation(job)
  const limit = limitOf(job, wishes)
  if (limit || wishes.dryRun) return planned(job, wishes, limit)
  await confirmCreation(job, wishes.yes)
  const run = await begin(job, wishes)
  return perform({ job, run, companies: job.checked.companies, result: wishes.result })
}
