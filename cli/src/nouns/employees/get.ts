import { getCompanyName, getTrackingRefusal, normalizeAddress } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { formatCompanyFlag } from '../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { isApiErrorOfKind } from '../../io/network/explainError.ts'
import { formatFactLines } from '../../io/print/facts.ts'
import { sanitizeText } from '../../io/terminal/width.ts'

export async function getEmployee(
  context: Context,
  _: OptionValues<Record<never, never>>,
  emailArgument: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const companyLabel = sanitizeText(getCompanyName(company))
  const refusal = getTrackingRefusal(company)
  if (refusal !== null) throw new Stop(`${companyLabel}: ${refusal}`, exitCodes.failed)
  const client = await context.client()
  const email = normalizeAddress(emailArgument)
  const person = await client.employees
    .get({ companyId: company.company_id, email })
    .catch((error: unknown) => {
      if (!isApiErrorOfKind(error, 'notFound')) throw error
      throw new Stop(
        `${companyLabel} has no employee with the address ${sanitizeText(email)}.`,
        exitCodes.failed,
        `See all: heed employees list${formatCompanyFlag(context.flags.company)}`,
      )
    })
  const lists = person.lists.map(({ name }) => name)
  const tags = person.combinedTags ?? []
  const { paint } = context.streams.output
  return {
    kind: 'facts',
    document: {
      email: person.email,
      name: person.name,
      lists,
      tags,
      lastActive: person.lastActive ?? null,
      source: person.source ?? null,
    },
    lines: formatFactLines(
      `${paint.bold(sanitizeText(person.name || person.email))} ${paint.dim(companyLabel)}`,
      [
        ['email', person.email],
        ['lists', lists.join(', ')],
        ['tags', tags.join(', ')],
        ['last active', person.lastActive?.slice(0, 10) ?? ''],
        ['source', person.source ?? ''],
      ],
      paint,
    ),
  }
}
