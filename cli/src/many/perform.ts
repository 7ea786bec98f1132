import { type Context, type ContextOptions, createContext } from '../command/context.ts'
import { exitCodes, type Stop } from '../io/exit.ts'
import { getConfigFolder } from '../io/files/configFolder.ts'
import { explainError } from '../io/network/explainError.ts'
import { realTime } from '../io/realTime.ts'
import type { Sink } from '../io/terminal/streams.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { createProgress } from '../job/progress.ts'
import type { Invocation } from '../program/program.ts'
import type { ProgramEnvironment } from '../program/run.ts'
import type { CompanyRef, CompanyTask } from './companies.ts'
import type { CompanyResult } from './companyResult.ts'
import { createFailedCompaniesStop, formatCompanyLine } from './outcome.ts'
import { makeCompanyValues } from './outputPaths.ts'
import type { RowRecorder } from './recording/recorder.ts'
import type { BriefResults } from './recording/rowRecord.ts'

export type CompanyOptions = Pick<ContextOptions, 'streams' | 'part'>

type RowInvocation = Pick<Invocation, 'command' | 'restArguments' | 'flags' | 'format' | 'chosen' | 'quiet'>

async function runForCompany(
  task: CompanyTask,
  { command, restArguments, flags, format, chosen, quiet }: RowInvocation,
  environment: ProgramEnvironment & CompanyOptions & { debug: boolean },
  recorder: RowRecorder | undefined,
): Promise<CompanyResult> {
  const { company, argument, values } = task
  const context = createContext({
    ...environment,
    flags: { ...flags, company: String(company.id) },
    format,
    chosen,
    quiet: quiet || recorder?.brief !== undefined,
    manyCompanies: true,
    location: `heed ${command.name}`,
    ...(recorder ? { requestId: recorder.requestId } : {}),
  })
  try {
    await recorder?.begin(task, context)
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

interface CompanyRuns {
  tasks: readonly CompanyTask[]
  earlier?: readonly CompanyResult[]
  invocation: RowInvocation
  environment: ProgramEnvironment
  context: Context
  getCompanyOptions(company: CompanyRef): CompanyOptions
  recorder?: RowRecorder | undefined
  words: readonly [singular: string, plural: string]
  resume?: readonly string[]
}

async function performEach({
  tasks,
  invocation,
  environment,
  context,
  getCompanyOptions,
  recorder,
}: CompanyRuns): Promise<CompanyResult[]> {
  const endedRuns: CompanyResult[] = []
  const { streams } = environment
  const brief = recorder?.brief
  const progress = createProgress({ streams, quiet: context.quiet || !brief, ...realTime })
  if (brief) progress.stage(brief.label, tasks.length, 'companies')
  const report = (endedRun: CompanyResult) => {
    progress.add(1)
    if (invocation.format !== 'people' || endedRun.outcome?.kind === 'table') return
    if (brief) progress.printAbove(formatBriefLine(endedRun, brief, streams.output))
    else reportEndedRun(endedRun, streams.output)
  }
  try {
    for (const task of tasks) {
      if (recorder?.stop.aborted) break
      const companyEnvironment = { ...environment, debug: context.debug, ...getCompanyOptions(task.company) }
      const running = runForCompany(task, invocation, companyEnvironment, recorder)
      const endedRun = await (recorder ? Promise.race([running, recorder.abandoned]) : running)
      if (!endedRun) break
      recorder?.end(task, endedRun)
      endedRuns.push(endedRun)
      report(endedRun)
      if (await shouldStop(endedRun, context)) break
    }
  } finally {
    progress.clear()
  }
  return endedRuns
}

export async function performTasks(
  work: CompanyRuns,
): Promise<{ endedRuns: readonly CompanyResult[]; stop: Stop | undefined }> {
  const { tasks, earlier = [], recorder, words, resume = [] } = work
  try {
    const results = await performEach(work)
    const remainingCount = tasks.length - results.length
    const endedRuns = [...earlier, ...results]
    const stop = createFailedCompaniesStop({
      endedRuns,
      remainingCount,
      words,
      interrupted: recorder?.stop.aborted,
      brief: recorder?.brief,
      ...(recorder?.getRerunLines() ?? { resume }),
    })
    await recorder?.close(stop, remainingCount)
    return { endedRuns, stop }
  } catch (error) {
    await recorder?.abandon()
    throw error
  }
}

const formatBriefLine = (endedRun: CompanyResult, brief: BriefResults, { paint }: Sink): string =>
  `${endedRun.code === exitCodes.done ? paint.green('✓') : paint.red('✗')} ${formatCompanyLine(endedRun, brief)}`

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
