import type { ApiError } from '@heed/contracts'
import { formatCompanyFlag } from '../companyFlag.ts'
import { type ExitCode, exitCodes, Stop } from '../exit.ts'
import type { ForeignResponseError } from './ForeignResponseError.ts'
import { isTemporaryStatus } from './temporaryStatus.ts'
import { explainForeignResponse, explainUnreachable } from './unreachable.ts'

// Checked by name, because importing the class would load the whole client for every error.
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError'

export const isApiErrorOfKind = (error: unknown, ...kinds: readonly ApiError['kind'][]): boolean =>
  isApiError(error) && kinds.includes(error.kind)

/** No API call returns 405, but static file servers do. */
export const isMethodRefused = (error: unknown): boolean => isApiError(error) && error.status === 405

export function findForeignResponse(error: unknown): ForeignResponseError | undefined {
  const cause = isApiError(error) ? error.cause : undefined
  return cause instanceof Error && cause.name === 'ForeignAnswer'
    ? (cause as ForeignResponseError)
    : undefined
}

export const isTemporaryError = (error: unknown): boolean =>
  isApiError(error) &&
  (error.kind === 'network' ? findForeignResponse(error) === undefined : isTemporaryStatus(error.status))

const nounsByArea: Readonly<Record<string, string>> = {
  companies: 'companies',
  subscriptions: 'companies',
  partners: 'partners',
  employees: 'employees',
  reports: 'reports',
  trainings: 'trainings',
  trainingReports: 'trainings',
  assessments: 'assessments',
  assessmentReports: 'assessments',
  apikeys: 'keys',
  lists: 'lists',
  import: 'lists',
}

const companyIndependentNouns: ReadonlySet<string> = new Set(['companies', 'partners'])

function formatListHint(operation: string, company: string | undefined): string | undefined {
  const noun = nounsByArea[operation.split('.')[0] ?? '']
  if (!noun) return undefined
  return `See all: heed ${noun} list${companyIndependentNouns.has(noun) ? '' : formatCompanyFlag(company)}`
}

function explainCall(error: ApiError, api: string, { signIn, company }: ExplainContext): Stop {
  const location = `${error.operation}, request ${error.requestId}`
  if (error.kind === 'network') {
    const foreignAnswer = findForeignResponse(error)
    const { reason, next } = foreignAnswer
      ? explainForeignResponse(api, foreignAnswer)
      : explainUnreachable(api, error.cause)
    return new Stop(reason, foreignAnswer ? exitCodes.failed : exitCodes.temporary, ...next)
  }
  if (isTemporaryError(error)) {
    const waitText = error.retryAfter ? ` in ${Math.ceil(error.retryAfter)} s` : ''
    return new Stop(
      error.message,
      exitCodes.temporary,
      `Run the command again${waitText}. (${error.status}, ${location})`,
    )
  }
  const renewal = signIn?.startsWith('HEED_TOKEN')
    ? 'Set HEED_TOKEN to another token, or unset it and sign in: heed login'
    : 'Sign in again: heed login'
  const explanations: Partial<Record<ApiError['kind'], readonly [code: ExitCode, next: string]>> = {
    unauthorized: [exitCodes.notAllowed, renewal],
    notFound: [
      exitCodes.failed,
      formatListHint(error.operation, company) ?? `(${error.status}, ${location})`,
    ],
    forbidden: [exitCodes.notAllowed, "See who you're signed in as: heed whoami"],
    contract: [
      exitCodes.failed,
      `This is an error in heed or the API, not in your command. When you report it, include: ${location}`,
    ],
    server: [exitCodes.failed, `This is a server error. When you report it, include: ${location}`],
  }
  const [code, hint] = explanations[error.kind] ?? [exitCodes.failed, `(${error.status}, ${location})`]
  const source = error.kind === 'unauthorized' && signIn ? [`You were signed in with ${signIn}.`] : []
  return new Stop(error.message, code, ...source, hint)
}

function addRequestId({ message, code, next }: Stop, { operation, requestId }: ApiError): Stop {
  const isNamed = next.some((line) => line.includes(requestId))
  return new Stop(message, code, ...next, ...(isNamed ? [] : [`${operation}, request ${requestId}`]))
}

interface ExplainContext {
  stateFolder?: string | undefined
  signIn?: string | undefined
  company?: string | undefined
  debug?: boolean
}

const isInFolder = (path: string | undefined, folder: string): boolean =>
  path !== undefined && (path.startsWith(folder) || folder.startsWith(path))

const systemReasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  // Node reports this for a folder to create on a read-only file system.
  ENOENT: "the folder can't be created",
  ENOTDIR: 'part of the path is a file',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is exceeded',
}

function createStateFolderStop({ code = '', message }: NodeJS.ErrnoException, stateFolder: string): Stop {
  return new Stop(
    `Couldn't use ${stateFolder}, where heed stores sign-ins and runs: ${systemReasons[code] ?? message}.`,
    exitCodes.failed,
    'Set XDG_CONFIG_HOME to a folder that you can write to: XDG_CONFIG_HOME=/tmp/heed heed …',
    'To sign in without storing anything, set HEED_TOKEN.',
  )
}

export function explainError(error: unknown, api: string, context: ExplainContext = {}): Stop {
  if (error instanceof Stop) return error
  if (isApiError(error)) {
    const stop = explainCall(error, api, context)
    return context.debug ? addRequestId(stop, error) : stop
  }
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'Stopped'))
    return new Stop('Interrupted.', exitCodes.interrupted)
  const system = error as NodeJS.ErrnoException
  if (error instanceof Error && system.code && system.syscall) {
    if (context.stateFolder !== undefined && isInFolder(system.path, context.stateFolder))
      return createStateFolderStop(system, context.stateFolder)
    return new Stop(error.message, exitCodes.failed, ...(system.path ? [`Check ${system.path}`] : []))
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return new Stop(`Internal error in heed. ${text}`, exitCodes.failed)
}
