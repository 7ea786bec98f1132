import { type ApiError, operations } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'
import { exitCodes, Stop } from '../io/exit.ts'
import { findForeignAnswer, isApiError, isMethodRefused } from '../io/network/explain.ts'
import { explainOtherApi } from '../io/network/unreachable.ts'
import type { Context } from './context.ts'

/** Timeout for requests to guessed addresses, ms. */
const patience = 3000

export function likelyAddresses(api: string): readonly string[] {
  const { origin, pathname } = new URL(api)
  const once = pathname.replace(/\/+$/, '').replace(/(\/api)+$/, '/api')
  return [
    ...new Set([`${origin}${once}`, `${origin}${once.replace(/\/api$/, '')}/api`, `${origin}/api`]),
  ].filter((one) => one !== api)
}

/** Routers mention the unknown method and path; API errors about missing items never do. */
const namesAddress = /\b(GET|POST|PUT|PATCH|DELETE)[\s:"']{1,3}\//

/** True for responses that the API hardly ever sends: undeclared, 405, or “not found” without ids in the call. */
function isUnlikely(error: unknown): error is ApiError {
  if (!isApiError(error)) return false
  if (error.kind === 'contract' || isMethodRefused(error)) return true
  if (error.kind !== 'notFound') return false
  const called = operations.find(({ operation }) => operation === error.operation)
  if (error.code === undefined || namesAddress.test(error.message)) return true
  return called !== undefined && !called.endpoint.path.includes(':')
}

export async function suggestApi(
  context: Pick<Context, 'answersAt'>,
  api: string,
  error: unknown,
  stop: Stop,
): Promise<Stop> {
  if (findForeignAnswer(error)) return withAddress(context, api, stop)
  if (!isUnlikely(error) || (await context.answersAt(api, AbortSignal.timeout(patience)))) return stop
  const { what, next } = explainOtherApi(api, error.status)
  return withAddress(context, api, new Stop(what, exitCodes.failed, ...next))
}

export async function withAddress(
  context: Pick<Context, 'answersAt'>,
  api: string,
  stop: Stop,
): Promise<Stop> {
  for (const address of likelyAddresses(api)) {
    if (await context.answersAt(address, AbortSignal.timeout(patience))) {
      return new Stop(stop.message, stop.code, `The API is at another address: --api ${shellWord(address)}`)
    }
  }
  return stop
}
