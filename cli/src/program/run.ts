import type { ApiError } from '@heed/contracts'
import type { Command } from '../command/command.ts'
import { type ContextOptions, createContext } from '../command/context.ts'
import type { Outcome } from '../command/outcome.ts'
import { exitCodes, Stop } from '../io/exit.ts'
import { getConfigFolder } from '../io/files/configFolder.ts'
import {
  explainError,
  findForeignResponse,
  isApiErrorOfKind,
  isMethodRefused,
} from '../io/network/explainError.ts'
import {
  createFailureContext,
  type FailureContext,
  printFailure,
  printOutcome,
  printStop,
} from '../io/print/print.ts'
import { isSet } from '../io/terminal/streams.ts'
import { type CompaniesSource, getCompaniesFile } from '../many/fields.ts'
import { showPage } from './commandLine.ts'
import { readTypedCommand } from './expandAlias.ts'
import type { Invocation } from './program.ts'
import { completionCommand } from './shells.ts'

type EnvironmentKey = 'streams' | 'env' | 'ask' | 'interrupts' | 'retrying' | 'version'

export type ProgramEnvironment = Pick<ContextOptions, EnvironmentKey> & {
  ended?: (command: Command, outcome: Outcome) => void
}

function getCompaniesSource(
  { command, flags, values }: Invocation,
  { env }: ProgramEnvironment,
): CompaniesSource | undefined {
  const path = getCompaniesFile(flags.company)
  if (values.byCompany) {
    if (values.columns !== undefined) {
      const message = "With --by-company, the columns are read from the file's header."
      throw new Stop(message, exitCodes.usage, 'Leave out --columns or --by-company.')
    }
    if (flags.company === undefined) return { kind: 'column' }
    const message = 'With --by-company, each line specifies its own company.'
    throw new Stop(message, exitCodes.usage, 'Leave out --company or --by-company.')
  }
  if (command.each) {
    const companiesSource = path ?? getCompaniesFile(flags.company ?? env.HEED_COMPANY)
    return companiesSource === undefined ? undefined : { kind: 'file', path: companiesSource }
  }
  if (flags.company !== undefined && !command.takesCompany) {
    throw new Stop(`heed ${command.name} doesn't take --company.`, exitCodes.usage, 'Leave out --company.')
  }
  if (path === undefined || command.takesCompanyFile) return undefined
  throw new Stop(
    `heed ${command.name} can't be run for several companies.`,
    exitCodes.usage,
    'Leave out --company.',
  )
}

const getFailureContext = ({ name }: Command, error: unknown): FailureContext =>
  createFailureContext(
    `heed ${name}`,
    error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : undefined,
  )

/** Never throws and never exits the process. */
export async function runProgram(argv: readonly string[], environment: ProgramEnvironment): Promise<number> {
  const { streams, version } = environment
  if (argv[0] === completionCommand)
    return (await import('./completion/complete.ts')).complete(argv.slice(1), environment)
  const invocation = await readTypedCommand(argv, streams, version, environment.env)
  if ('exitCode' in invocation) return showPage(invocation, streams)
  const { command, argument, restArguments, values, flags, format, chosen, quiet } = invocation
  const debug = invocation.debug || isSet(environment.env.HEED_DEBUG)
  const context = createContext({
    ...environment,
    flags,
    format,
    chosen,
    quiet,
    debug,
    location: `heed ${command.name}`,
  })
  try {
    const query =
      invocation.query === undefined
        ? undefined
        : (await import('../io/print/query.ts')).parseQuery(invocation.query)
    const companiesSource = getCompaniesSource(invocation, environment)
    if (companiesSource !== undefined) {
      const { runForEachCompany: runForEach } = await import('../many/run.ts')
      const outcome = await runForEach(invocation, environment, context, companiesSource)
      return await printOutcome(streams, outcome, { format, fields: 'open', chosen, query })
    }
    const outcome = await command.run(context, values, argument, restArguments)
    environment.ended?.(command, outcome)
    const place = createFailureContext(`heed ${command.name}`)
    return await printOutcome(streams, outcome, { format, fields: command.fields, chosen, query, place })
  } catch (error) {
    const api = await context.settings().then(
      (settings) => settings.api,
      () => flags.api ?? 'the API',
    )
    const explanation = explainError(error, api, {
      signIn: context.usedSignIn(),
      company: flags.company,
      debug,
      stateFolder: getConfigFolder(environment.env),
    })
    const stop =
      findForeignResponse(error) || isMethodRefused(error) || isApiErrorOfKind(error, 'contract', 'notFound')
        ? await (await import('../command/suggestApi.ts')).suggestApi(context, api, error, explanation)
        : explanation
    printStop(streams, stop)
    if (format === 'json' || format === 'ndjson')
      printFailure(streams, stop, getFailureContext(command, error))
    return stop.code
  } finally {
    await context.close()
  }
}
