import { type Company, companyName, hasSingleSignOn, mayAddUsers } from '@heed/contracts'
import { exitCodes, Stop } from '../exit.ts'
import { harmless } from '../io/width.ts'

/** Nobody comes onto a list where every seat is taken (S2 section 2.3). */
export function refuseFull(company: Company): void {
  if (mayAddUsers(company)) return
  throw new Stop(
    'Employees limit reached.',
    exitCodes.failed,
    `${harmless(companyName(company))} has no seats left: add seats in the console.`,
  )
}

/** With single sign-on people are removed where they sign in, and nowhere else (S2 section 2.3). */
export function refuseSingleSignOn(company: Company, ...next: string[]): void {
  if (!hasSingleSignOn(company)) return
  throw new Stop(
    `${harmless(companyName(company))} signs in elsewhere (single sign-on): people are removed there.`,
    exitCodes.notAllowed,
    ...next,
  )
}
