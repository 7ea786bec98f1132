import { type ApiError, operations } from '@heed/contracts'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { exitCodes, Stop } from '../io/exit.ts'
import { findForeignResponse, isApiError, isMethodRefused } from '../io/network/explainError.ts'
import { explainOtherApi } from '../io/network/unreachable.ts'
import type { Context } from './context.ts'

/** Timeout for requests to guessed addresses, ms. */
const timeoutMs = 3000

export function listLikelyAddresses(api: string): readonly string[] {
  const { origin, pathname } = new URL(api)
  const normalizedPath = pathname.replace(/\/+$/, '').replace(/(\/api)+$/, '/api')
  return [
    ...new Set([
      `${origin}${normalizedPath}`,
      `${origin}${normalizedPath.replace(/\/api$/, '')}/api`,
      `${origin}/api`,
    ]),
  ].filter((candidate) => candidate !== api)
}

/** A router's “not found” message repeats the method and path; API errors about missing items never do. */
const requestLinePattern = /\b(GET|POST|PUT|PATCH|DELETE)[\s:"']{1,3}\//

/** True for errors that the API rarely returns, so the address may be wrong. */
function isWrongAddressError(error: unknown): error is ApiError {
  if (!isApiError(error)) return false
  if (error.kind === 'contract' || isMethodRefused(error)) return true
  if (error.kind !== 'notFound') return false
  const calledOperation = operations.find(({ operation }) => operation === error.operation)
  if (error.code === undefined || requestLinePattern.test(error.message)) return true
  return calledOperation !== undefined && !calledOperation.endpoint.path.includes(':')
}

export async function suggestApi(
  context: Pick<Context, 'isReachable'>,
  api: string,
  error: unknown,
  stop: Stop,
): Promise<Stop> {
  if (findForeignResponse(error)) return explainWithSuggestedApi(context, api, stop)
  if (!isWrongAddressError(error) || (await context.isReachable(api, AbortSignal.timeout(timeoutMs))))
    return stop
  const { reason, next } = explainOtherApi(api, error.status)
  return explainWithSuggestedApi(context, api, new Stop(reason, exitCodes.failed, ...next))
}

export async function explainWithSuggestedApi(
  context: Pick<Context, 'isReachable'>,
  api: string,
  stop: Stop,
): Promise<Stop> {
  for (const address of listLikelyAddresses(api)) {
    if (await context.isReachable(address, AbortSignal.timeout(timeoutMs))) {
      return new Stop(
        stop.message,
        stop.code,
        `If the API is at another address, add --api ${quoteShellWord(address)}`,
      )
    }
  }
  return stop
}
