import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { formatRowSkips } from '@heed/contracts/rules/import/skip'
import type { Command } from '../command/command.ts'
import { type Context, type ContextOptions, createContext } from '../command/context.ts'
import type { Outcome, TableOutcome } from '../command/outcome.ts'
import { type ExitCode, exitCodes, Stop } from '../io/exit.ts'
import { getConfigFolder } from '../io/files/configFolder.ts'
import { explainError } from '../io/network/explainError.ts'
import { getFieldNames } from '../io/print/formats.ts'
import type { Column, Row } from '../io/print/table.ts'
import type { Streams } from '../io/terminal/streams.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { formatCount, formatThousands } from '../io/words.ts'
import type { ImportOptions } from '../nouns/employees/import/job.ts'
import type { Invocation } from '../program/program.ts'
import type { ProgramEnvironment } from '../program/run.ts'
import { readCompanyParts } from './column.ts'
import { type CompanyRef, type CompanyTask, getTaskWords, readCompanyTasks } from './companies.ts'
import { type CompaniesSource, manyFields } from './fields.ts'
import { checkOutputPaths, makeCompanyValues } from './outputPaths.ts'

interface CompanyResult {
  company: CompanyRef
  code: ExitCode
  outcome?: Outcome
  stop?: Stop
}

const standardInput = '-'
const maxShownFailures = 10

const columns: readonly Column[] = [
  { key: 'companyId', title: 'id', align: 'right', dataOnly: true },
  { key: 'company', title: 'company' },
]
const resultColumns: readonly Column[] = [
  ...columns,
  { key: 'code', title: 'code', align: 'right' },
  { key: 'error', title: 'error' },
]

type CompanyOptions = Pick<ContextOptions, 'streams' | 'part'>

async function runForCompany(
  { company, argument, values }: CompanyTask,
  { command, restArguments, flags, format, chosen, quiet }: Invocation,
  environment: ProgramEnvironment & CompanyOptions & { debug: boolean },
): Promise<CompanyResult> {
  const context = createContext({
    ...environment,
    flags: { ...flags, company: String(company.id) },
    format,
    chosen,
    quiet,
    manyCompanies: true,
    location: `heed ${command.name}`,
  })
  try {
    const outcome = await command.run(
      context,
      makeCompanyValues(command, values, company),
      argument,
      restArguments,
    )
    environment.ended?.(command, outcome)
    if (outcome.kind === 'text') return { company, code: exitCodes.done, outcome }
    const { stop, code = exitCodes.done } = outcome
    return { company, code, outcome, ...(stop ? { stop } : {}) }
  } catch (error) {
    const { api } = await context.settings()
    const stop = explainError(error, api, {
      signIn: context.usedSignIn(),
      debug: environment.debug,
      stateFolder: getConfigFolder(environment.env),
    })
    return { company, code: stop.code, stop }
  } finally {
    await context.close()
  }
}

async function shouldStop({ code }: CompanyResult, context: Context): Promise<boolean> {
  if (code === exitCodes.interrupted) return true
  if (code !== exitCodes.notAllowed) return false
  const client = await context.client()
  return client.auth.getCurrentUser().then(
    () => false,
    () => true,
  )
}

const getReason = ({ stop, code }: CompanyResult): string =>
  stop
    ? (stop.message.split('\n')[0] ?? '')
    : code === exitCodes.refusedLines
      ? 'Some lines were rejected.'
      : ''

function mergeTables(
  endedRuns: readonly CompanyResult[],
  command: Command,
): Pick<TableOutcome, 'columns' | 'rows'> {
  const tables = endedRuns.flatMap(({ company, outcome }) =>
    outcome?.kind === 'table' ? [{ company, outcome }] : [],
  )
  const [firstTable] = tables
  if (firstTable) {
    return {
      columns: [...columns, ...firstTable.outcome.columns],
      rows: tables.flatMap(({ company, outcome }) =>
        outcome.rows.map((row) => ({ companyId: company.id, company: company.name, ...row })),
      ),
    }
  }
  const commonFields = new Set<string>(manyFields)
  const keys = (getFieldNames(command.fields) ?? []).filter((key) => !commonFields.has(key))
  return {
    columns: [...resultColumns, ...keys.map((key): Column => ({ key, title: key, dataOnly: true }))],
    rows: endedRuns.map((endedRun) => ({
      ...(endedRun.outcome?.kind === 'facts' ? endedRun.outcome.document : {}),
      companyId: endedRun.company.id,
      company: endedRun.company.name,
      code: endedRun.code,
      error: endedRun.stop ? getReason(endedRun) : null,
    })) as readonly Row[],
  }
}

function createFailedCompaniesStop(
  endedRuns: readonly CompanyResult[],
  remainingCount: number,
  resumeHint: readonly string[],
  words: readonly [singular: string, plural: string],
): Stop | undefined {
  const failedRuns = endedRuns.filter(({ code }) => code !== exitCodes.done)
  if (failedRuns.length === 0) return undefined
  const lastCode = endedRuns.at(-1)?.code
  const failureCodes = new Set(failedRuns.map(({ code }) => code))
  const code =
    remainingCount > 0 && lastCode
      ? lastCode
      : failureCodes.size === 1
        ? (failedRuns[0]?.code ?? 1)
        : exitCodes.failed
  const done = endedRuns.length - failedRuns.length
  const total = formatCount(endedRuns.length + remainingCount, ...words)
  return new Stop(
    `${formatThousands(done)} of ${total} succeeded.`,
    code,
    ...failedRuns
      .slice(0, maxShownFailures)
      .map(
        (endedRun) =>
          `${sanitizeText(endedRun.company.name)} (${endedRun.company.id}): ${getReason(endedRun)}`,
      ),
    ...(failedRuns.length > maxShownFailures
      ? [`and ${formatThousands(failedRuns.length - maxShownFailures)} more`]
      : []),
    ...(remainingCount > 0
      ? [`${formatCount(remainingCount, `${words[0]} was`, `${words[1]} were`)} not started.`, ...resumeHint]
      : []),
  )
}

interface CompanyWork {
  tasks: readonly CompanyTask[]
  getCompanyOptions(company: CompanyRef): CompanyOptions
  goOn?: readonly string[]
  close(): Promise<void>
}

async function prepareWork(
  { command, argument, values }: Invocation,
  { streams }: ProgramEnvironment,
  context: Context,
  companiesSource: CompaniesSource,
): Promise<CompanyWork> {
  const client = await context.client()
  if (companiesSource.kind === 'column') {
    const options = values as ImportOptions
    const { companies, skip, getPart } = await readCompanyParts(
      client,
      streams,
      argument,
      async (name, ...rows) => {
        const { resolveSkipForAll } = await import('../nouns/employees/import/departed.ts')
        return resolveSkipForAll(context, options, { name, typed: argument }, ...rows)
      },
    )
    // A resumed run must use the same answers.
    const skipAnswers = skip && options.skip === undefined ? formatRowSkips(skip) : []
    const skipOptions = skipAnswers.map((text) => ` --skip ${quoteShellWord(text)}`).join('')
    return {
      tasks: companies.map((company) => ({ company, argument, values })),
      getCompanyOptions: (company) => ({ streams, part: getPart(company) }),
      goOn: [`To resume the imports, run the same command with --resume${skipOptions}`],
      close: async () => {},
    }
  }
  const tasks = await readCompanyTasks(client, companiesSource.path, command, { argument, values })
  const { createStreams, close } = await bufferInput(
    streams,
    [argument, ...Object.values(values)].includes(standardInput),
  )
  return { tasks, getCompanyOptions: () => ({ streams: createStreams() }), close }
}

export async function runForEachCompany(
  invocation: Invocation,
  environment: ProgramEnvironment,
  context: Context,
  companiesSource: CompaniesSource,
): Promise<Outcome> {
  const { command, values, format, quiet } = invocation
  checkOutputPaths(command, values)
  const { streams } = environment
  const {
    tasks,
    getCompanyOptions,
    close,
    goOn = [],
  } = await prepareWork(invocation, environment, context, companiesSource)
  const endedRuns: CompanyResult[] = []
  try {
    for (const task of tasks) {
      const companyEnvironment = { ...environment, debug: context.debug, ...getCompanyOptions(task.company) }
      const endedRun = await runForCompany(task, invocation, companyEnvironment)
      endedRuns.push(endedRun)
      if (format === 'people' && endedRun.outcome?.kind !== 'table') reportEndedRun(endedRun, streams.output)
      if (await shouldStop(endedRun, context)) break
    }
  } finally {
    await close()
  }
  const stop = createFailedCompaniesStop(
    endedRuns,
    tasks.length - endedRuns.length,
    goOn,
    getTaskWords(tasks),
  )
  const facts = { ...(stop ? { stop, code: stop.code } : {}) }
  const isTable = endedRuns.some(({ outcome }) => outcome?.kind === 'table')
  const table = mergeTables(endedRuns, command)
  if (format !== 'people' || isTable) {
    return { kind: 'table', ...table, empty: 'Nothing found in any of these companies.', ...facts }
  }
  const companyCount = formatCount(tasks.length, ...getTaskWords(tasks))
  return {
    kind: 'facts',
    document: {},
    lines: stop || quiet ? [] : ['', `${streams.output.paint.green('✓')} Done for ${companyCount}`],
    ...facts,
  }
}

function reportEndedRun(
  { company, outcome, stop, code }: CompanyResult,
  output: ProgramEnvironment['streams']['output'],
): void {
  const mark = code === exitCodes.done ? '' : `${output.paint.red('✗')} `
  const lines = outcome?.kind === 'facts' ? outcome.lines : []
  const reasonLines = stop ? stop.message.split('\n').concat(stop.next) : []
  output.write(
    [
      `${mark}${output.paint.bold(sanitizeText(company.name))} (${company.id})`,
      ...[...lines, ...reasonLines].map((line) => `  ${line}`),
    ]
      .join('\n')
      .concat('\n'),
  )
}

async function bufferInput(
  streams: Streams,
  isRead: boolean,
): Promise<{ createStreams(): Streams; close(): Promise<void> }> {
  if (!isRead) return { createStreams: () => streams, close: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'heed-'))
  const path = join(folder, 'input')
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of streams.input) await file.writeFile(chunk)
  } finally {
    await file.close()
  }
  return {
    // Inherits instead of copying, so that later changes, such as an open prompt, also appear here.
    createStreams: () => Object.assign(Object.create(streams) as Streams, { input: createReadStream(path) }),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
