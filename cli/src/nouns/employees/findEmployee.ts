import {
  type Client,
  type Company,
  getCompanyName,
  getTrackingRefusal,
  normalizeAddress,
} from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import { formatCompanyFlag } from '../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { isApiErrorOfKind } from '../../io/network/explainError.ts'
import { sanitizeText } from '../../io/terminal/width.ts'

export async function findEmployee(
  context: Context,
  company: Company,
  address: string,
): ReturnType<Client['employees']['get']> {
  const companyLabel = sanitizeText(getCompanyName(company))
  const refusal = getTrackingRefusal(company)
  if (refusal !== null) throw new Stop(`${companyLabel}: ${refusal}`, exitCodes.failed)
  const client = await context.client()
  const email = normalizeAddress(address)
  return client.employees.get({ companyId: company.company_id, email }).catch((error: unknown) => {
    if (!isApiErrorOfKind(error, 'notFound')) throw error
    throw new Stop(
      `${companyLabel} has no employee with the address ${sanitizeText(email)}.`,
      exitCodes.failed,
      `See all: heed employees list${formatCompanyFlag(context.flags.company)}`,
    )
  })
}
