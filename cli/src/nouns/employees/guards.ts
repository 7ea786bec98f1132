import { type Company, getCompanyName, getSeatsRefusal, getSingleSignOnRefusal } from '@heed/contracts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'

export const formatMoreSeatsHint = ({ company_id: id, partnerId }: Company): string =>
  partnerId
    ? `The company's partner can add seats: heed subscription set ${id} --seats <n> --dry-run`
    : "The company's admins can add seats in the console, under Settings > Subscription."

export function requireFreeSeats(company: Company): void {
  const refusal = getSeatsRefusal(company)
  if (refusal === null) return
  throw new Stop(
    refusal,
    exitCodes.failed,
    `${sanitizeText(getCompanyName(company))} has no seats left.`,
    formatMoreSeatsHint(company),
  )
}

/** With single sign-on, employees can be removed only in the identity provider (S2 section 2.3). */
export function refuseSingleSignOn(company: Company, ...hints: string[]): void {
  const refusal = getSingleSignOnRefusal(company)
  if (refusal === null) return
  throw new Stop(
    refusal,
    exitCodes.notAllowed,
    `${sanitizeText(getCompanyName(company))} uses single sign-on. Remove its employees in the identity provider instead.`,
    ...hints,
  )
}
