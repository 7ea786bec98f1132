import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { formatRowSkips } from '@heed/contracts/rules/import/skip'
import type { Context } from '../command/context.ts'
import type { Outcome } from '../command/outcome.ts'
import type { Streams } from '../io/terminal/streams.ts'
import { formatRunLines } from '../job/journal/rerunLines.ts'
import type { RunInput } from '../job/journal/types.ts'
import type { ImportOptions } from '../nouns/employees/import/job.ts'
import type { Invocation } from '../program/program.ts'
import type { ProgramEnvironment } from '../program/run.ts'
import { readCompanyParts } from './column.ts'
import { type CompanyRef, type CompanyTask, getTaskWords, readCompanyTasks } from './companies.ts'
import type { CompaniesSource } from './fields.ts'
import { formatDoneLines, mergeTables } from './outcome.ts'
import { checkOutputPaths } from './outputPaths.ts'
import { type CompanyOptions, performTasks } from './perform.ts'
import type { RowRecorder } from './recording/recorder.ts'

const standardInput = '-'

interface CompanyWork {
  tasks: readonly CompanyTask[]
  getCompanyOptions(company: CompanyRef): CompanyOptions
  goOn?: readonly string[]
  input?: RunInput
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
      tasks: companies.map((company, index) => ({ line: index + 1, company, argument, values })),
      getCompanyOptions: (company) => ({ streams, part: getPart(company) }),
      goOn: [`To resume the imports, run the same command with --resume${skipOptions}`],
      close: async () => {},
    }
  }
  const { tasks, input } = await readCompanyTasks(client, companiesSource.path, command, { argument, values })
  const { createStreams, close } = await bufferInput(
    streams,
    [argument, ...Object.values(values)].includes(standardInput),
  )
  return { tasks, input, getCompanyOptions: () => ({ streams: createStreams() }), close }
}

async function startRecorder(
  { command, argument, values }: Invocation,
  context: Context,
  { tasks, input }: CompanyWork,
): Promise<RowRecorder | undefined> {
  if (!command.loadRecord || !input || values.dryRun === true) return undefined
  const [record, { startRecording }] = await Promise.all([
    command.loadRecord(),
    import('./recording/recorder.ts'),
  ])
  return startRecording(context, { kind: command.name, record, tasks, input, typed: { argument, values } })
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
  const companyWork = await prepareWork(invocation, environment, context, companiesSource)
  const { tasks, getCompanyOptions, goOn = [] } = companyWork
  const words = getTaskWords(tasks)
  const recorder = await startRecorder(invocation, context, companyWork)
  const { endedRuns, stop } = await performTasks({
    tasks,
    invocation,
    environment,
    context,
    getCompanyOptions,
    recorder,
    words,
    resume: goOn,
  }).finally(companyWork.close)
  const facts = { ...(stop ? { stop, code: stop.code } : {}) }
  const isTable = endedRuns.some(({ outcome }) => outcome?.kind === 'table')
  const table = mergeTables(endedRuns, command)
  if (format !== 'people' || isTable) {
    return { kind: 'table', ...table, empty: 'Nothing found in any of these companies.', ...facts }
  }
  const doneLines = formatDoneLines({ quiet, streams }, { endedRuns, words, stop, brief: recorder?.brief })
  return {
    kind: 'facts',
    document: {},
    lines: [...doneLines, ...formatRunLines(context, recorder?.id ?? null, recorder?.undo ?? true)],
    ...facts,
  }
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
