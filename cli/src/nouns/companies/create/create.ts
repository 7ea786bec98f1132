import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { newCompanyColumns } from '@heed/contracts/rules/newCompanies/columns'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome, TextOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { renderCsv } from '../../../io/print/csv.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount } from '../../../io/words.ts'
import { writePreparedRun } from '../../../job/journal/prepared.ts'
import { writeResult } from '../../../job/journal/resultFile.ts'
import type { CreateOptions } from '../createCommand.ts'
import { confirmCreation, printCreation } from './confirm.ts'
import { readFile } from './input.ts'
import { type CompanyRows, type CreationJob, checkLimits, prepareCreation } from './job.ts'
import {
  countRowsByState,
  formatCost,
  resultKeys,
  sortByLine,
  toCreationDocument,
  toPlannedRow,
  toRefusedRows,
} from './outcome.ts'
import { performCreation } from './perform.ts'
import { toPreparedCreation } from './prepared.ts'
import { askForCompany } from './questions.ts'
import { beginCreation, continueCreation, findInterruptedRun } from './runs.ts'

const singleCompanyOptions = [
  'name',
  'plan',
  'seats',
  'validity',
  'validTill',
  'managerEmail',
  'managerName',
] as const

const createUsageStop = (message: string, ...hints: string[]) => new Stop(message, exitCodes.usage, ...hints)

function checkOptions({ streams }: Context, options: CreateOptions): void {
  const { from, dryRun, resume, prepare, yes, name } = options
  if (from !== undefined && singleCompanyOptions.some((key) => options[key] !== undefined)) {
    throw createUsageStop(
      "Options for one company can't be combined with --from.",
      'Leave out --from, or the options for one company.',
    )
  }
  if (prepare !== undefined && (from === undefined || !dryRun)) {
    throw createUsageStop(
      '--prepare only works with --from and --dry-run.',
      'Add --from and --dry-run, or leave out --prepare.',
    )
  }
  if (resume && (dryRun || from === undefined)) {
    throw createUsageStop(
      '--resume only works for a run that was started from a file.',
      'Add --from, and leave out --dry-run.',
    )
  }
  if (from === undefined && name === undefined && !streams.mayAsk) {
    throw createUsageStop(
      "Can't prompt without a terminal.",
      'Add --name, --plan and --seats, or --from <file> for several companies.',
    )
  }
  if (!yes && !dryRun && !streams.mayAsk) {
    throw createUsageStop("Can't prompt without a terminal.", 'Add --yes, or check first with --dry-run.')
  }
}

async function showWithoutCreating(
  job: CreationJob,
  options: CreateOptions,
  stop: Stop | undefined,
): Promise<FactsOutcome> {
  const { account, rows, price, checked } = job
  const allRows = sortByLine([...checked.companies.map(toPlannedRow), ...toRefusedRows(checked.refused)])
  const { created, refused } = countRowsByState(allRows)
  await writeResult(options.result, resultKeys, allRows)
  const lines = [
    `Dry run: nothing was created. ${formatCount(created, 'company', 'companies')} would be created for ${sanitizeText(account.name)}: ${formatCost(price.cost)}`,
  ]
  if (options.prepare !== undefined && !stop) {
    await writePreparedRun(options.prepare, await toPreparedCreation(job, options))
    lines.push(
      `Prepared run saved to ${sanitizeText(options.prepare)}. To apply it: heed runs apply ${quoteShellWord(options.prepare)}`,
    )
  }
  return {
    kind: 'facts',
    document: toCreationDocument({
      run: null,
      account,
      input: rows.input?.name ?? null,
      cost: price.cost,
      rows: allRows,
    }),
    lines: stop ? [] : lines,
    code: stop?.code ?? (refused > 0 ? exitCodes.refusedLines : exitCodes.done),
    ...(stop ? { stop } : {}),
  }
}

function refuseSingleCompany({ checked, rows }: CreationJob): void {
  const [firstRefusal, ...otherRefusals] = checked.refused
  if (rows.input || !firstRefusal) return
  const toFlag = (field: string) => `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  throw createUsageStop(
    firstRefusal.rule,
    ...[firstRefusal, ...otherRefusals].map(({ field, rule }) => `${toFlag(field)}: ${rule}`),
  )
}

function renderTemplate(json: boolean): string {
  const keys = newCompanyColumns.map(({ key }) => key)
  const rows = [0, 1].map((index) => newCompanyColumns.map(({ examples }) => examples[index] ?? null))
  if (!json)
    return renderCsv(
      keys,
      rows.map((row) => row.map((cell) => cell as string | number | null)),
    )
  const filledRows = rows.map((row) =>
    Object.fromEntries(row.flatMap((cell, index) => (cell === null ? [] : [[keys[index] ?? '', cell]]))),
  )
  return `${JSON.stringify(filledRows, null, 2)}\n`
}

export async function createCompanies(
  context: Context,
  options: CreateOptions,
): Promise<FactsOutcome | TextOutcome> {
  if (options.template) return { kind: 'text', text: renderTemplate(context.format === 'json') }
  checkOptions(context, options)
  const { from, partner, concurrency } = options
  const rows: CompanyRows =
    from === undefined
      ? { input: null, word: 'row', problems: [], unread: [], rows: [await askForCompany(context, options)] }
      : await readFile(context, from)
  if (options.resume && rows.input) {
    const run = await findInterruptedRun(context, rows.input, partner)
    return continueCreation(context, run, rows, {
      verb: 'resume',
      receipt: options.receipt,
      result: options.result,
    })
  }
  const job = await prepareCreation(context, rows, { partner, concurrency })
  refuseSingleCompany(job)
  printCreation(job)
  const limit = checkLimits(job, options)
  if (limit || options.dryRun) return showWithoutCreating(job, options, limit)
  await confirmCreation(job, options.yes)
  const run = await beginCreation(job, options)
  return performCreation({ job, run, companies: job.checked.companies, result: options.result })
}
