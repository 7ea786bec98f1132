import { type ApiError, operations } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'
import { exitCodes, Stop } from '../io/exit.ts'
import { foreignIn, isApiError, isMethodRefused } from '../io/explain.ts'
import { otherApi } from '../io/unreachable.ts'
import type { Context } from './context.ts'

/** How long an address is waited for that nobody named. */
const patience = 3000

/** Where the API usually stands beside the address of its pages, and where somebody wrote its path twice. */
export function likelyAddresses(api: string): readonly string[] {
  const { origin, pathname } = new URL(api)
  const once = pathname.replace(/\/+$/, '').replace(/(\/api)+$/, '/api')
  return [
    ...new Set([`${origin}${once}`, `${origin}${once.replace(/\/api$/, '')}/api`, `${origin}/api`]),
  ].filter((one) => one !== api)
}

/** What a router says of an address that it does not know, and never of a thing that is missing at one it knows. */
const namesAddress = /\b(GET|POST|PUT|PATCH|DELETE)[\s:"']{1,3}\//

/**
 * What the API hardly ever answers: something undeclared, that nothing is there and not what that is called, that there
 * is no such address, or that a call is not there of which nothing can be missing.
 */
function isUnlikely(error: unknown): error is ApiError {
  if (!isApiError(error)) return false
  if (error.kind === 'contract' || isMethodRefused(error)) return true
  if (error.kind !== 'notFound') return false
  const called = operations.find(({ operation }) => operation === error.operation)
  if (error.code === undefined || namesAddress.test(error.message)) return true
  return called !== undefined && !called.endpoint.path.includes(':')
}

/**
 * `stop` is what a failure says by itself. Where it may be none of the API, the address is asked for what the API
 * answers to anybody; what does not answer that is told as what it is.
 */
export async function orElsewhere(
  context: Pick<Context, 'answersAt'>,
  api: string,
  error: unknown,
  stop: Stop,
): Promise<Stop> {
  if (foreignIn(error)) return withAddress(context, api, stop)
  if (!isUnlikely(error) || (await context.answersAt(api, AbortSignal.timeout(patience)))) return stop
  const { what, next } = otherApi(api, error.status)
  return withAddress(context, api, new Stop(what, exitCodes.failed, ...next))
}

/** The stop of an answer that is none of the API, with the address that would work where one does. */
export async function withAddress(
  context: Pick<Context, 'answersAt'>,
  api: string,
  stop: Stop,
): Promise<Stop> {
  for (const address of likelyAddresses(api)) {
    if (await context.answersAt(address, AbortSignal.timeout(patience))) {
      return new Stop(
        stop.message,
        stop.code,
        `The API answers at another address: --api ${shellWord(address)}`,
      )
    }
  }
  return stop
}
