import { getCompanyName } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { formatFactLines } from '../../io/print/facts.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { findEmployee } from './findEmployee.ts'

export async function getEmployee(
  context: Context,
  _: OptionValues<Record<never, never>>,
  emailArgument: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const companyLabel = sanitizeText(getCompanyName(company))
  const person = await findEmployee(context, company, emailArgument)
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
