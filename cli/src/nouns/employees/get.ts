import { companyName, normalizeAddress, trackingRefusal } from '@heed/contracts'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { companyFlag } from '../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { isKind } from '../../io/network/explain.ts'
import { factLines } from '../../io/print/facts.ts'
import { sanitizeText } from '../../io/terminal/width.ts'

export async function getEmployee(
  context: Context,
  _: Values<Record<never, never>>,
  typed: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const place = sanitizeText(companyName(company))
  const refusal = trackingRefusal(company)
  if (refusal !== null) throw new Stop(`${place}: ${refusal}`, exitCodes.failed)
  const client = await context.client()
  const email = normalizeAddress(typed)
  const person = await client.employees
    .get({ companyId: company.company_id, email })
    .catch((error: unknown) => {
      if (!isKind(error, 'notFound')) throw error
      throw new Stop(
        `${place} has no employee with the address ${sanitizeText(email)}.`,
        exitCodes.failed,
        `See all: heed employees list${companyFlag(context.flags.company)}`,
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
    lines: factLines(
      `${paint.bold(sanitizeText(person.name || person.email))} ${paint.dim(place)}`,
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
