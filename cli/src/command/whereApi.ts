import { shellWord } from '@heed/contracts/rules/commandLine'
import { Stop } from '../io/exit.ts'
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
